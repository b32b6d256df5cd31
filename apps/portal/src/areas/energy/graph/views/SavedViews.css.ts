import { style } from '@vanilla-extract/css';
import { typography, vars } from '@vinrod/ui/tokens';

export const list = style({ margin: 0, marginBlockEnd: vars.space['4'], padding: 0, listStyle: 'none' });

/** Name and details, then the actions of the view. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  paddingBlock: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** The form in the place of the row that is renamed. */
export const renamed = style({
  paddingBlock: vars.space['3'],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const words = style({ flex: '1 1 0', minInlineSize: 0, display: 'grid' });

export const name = style({ ...typography.bodyStrong, overflowWrap: 'anywhere' });

export const facts = style({ ...typography.small, color: vars.color.textMuted });
