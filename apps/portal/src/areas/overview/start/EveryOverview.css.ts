import { style } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

/** How many there are of what staff look after, each the way to its list. */
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['6']}`,
  minBlockSize: vars.space['6'],
  marginBlockStart: vars.space['4'],
});
