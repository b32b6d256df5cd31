import { style } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** Same spacing as the page's sections. */
export const place = style({ minInlineSize: 0, marginBlockStart: vars.space['8'] });

/** As high as the graph with heading, legend and summary, so that the page does not shift when it loads. */
export const waiting = style({
  minBlockSize: 446,
  '@media': { [media.belowSm]: { minBlockSize: 527 } },
});

export const months = style({ marginBlockStart: vars.space['4'] });
