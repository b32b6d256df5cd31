import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '@vinrod/ui/tokens';

/** Below the filters, under a soft rule; the last item sits at the end of the line. */
export const line = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space['5'],
  rowGap: vars.space['1'],
  marginBlockStart: vars.space['4'],
  paddingBlockStart: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});

/** As many lines as the facts mostly take. */
export const waiting = style({
  alignContent: 'flex-start',
  blockSize: '3lh',
  '@media': { [media.sm]: { blockSize: '1lh' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 0',
  columnGap: vars.space['5'],
  minInlineSize: 0,
});
