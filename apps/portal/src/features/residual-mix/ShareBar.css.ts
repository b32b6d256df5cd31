import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@vinrod/ui/tokens';

export const bar = style({ display: 'flex', gap: 2, blockSize: 12, minInlineSize: 80 });

const part = style({
  minInlineSize: 2,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** The colours that the sources have in the charts. */
const parts = styleVariants({
  renewable: [part, { background: vars.color.data10 }],
  nuclear: [part, { background: vars.color.data2 }],
  fossil: [part, { background: vars.color.dataAxis }],
});

export const { renewable, nuclear, fossil } = parts;
