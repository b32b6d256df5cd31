import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** Above the search and the other filters, whose labels are inside them. */
export const bar = style({
  display: 'grid',
  justifyContent: 'start',
  marginBlockEnd: vars.space['3'],
  '@media': { [media.belowSm]: { justifyContent: 'stretch', marginBlockEnd: 0 }, print: { display: 'none' } },
});
