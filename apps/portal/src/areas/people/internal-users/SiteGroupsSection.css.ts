import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** One group, ruled like a ledger. */
export const item = style({
  ...typography.table,
  paddingBlock: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

/** Corporate group of the group, below its name. */
export const corporateGroup = style({ ...typography.caption, display: 'block', color: vars.color.textMuted });
