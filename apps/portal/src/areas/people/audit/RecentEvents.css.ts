import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

/** The events, newest first. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** One event, ruled like a ledger. */
export const item = style({
  ...typography.small,
  paddingBlock: vars.space['2'],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

/** Time, above the event. */
export const time = style({
  ...typography.caption,
  display: 'block',
  color: vars.color.textMuted,
});
