import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** The graph in the rhythm of the page's sections. */
export const place = style({ minInlineSize: 0, marginBlockStart: vars.space['8'] });

/** As high as the graph with its heading, legend and summary: the page must not move when it comes. */
export const waiting = style({
  minBlockSize: 446,
  '@media': { [media.belowSm]: { minBlockSize: 527 } },
});
