import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@vinrod/ui/tokens';

/** Room of all bars in a column, with zero in its middle. */
export const room = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '10px',
  printColorAdjust: 'exact',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '-3px',
    insetInlineStart: '50%',
    borderInlineStart: `1px solid ${vars.color.dataAxis}`,
  },
});

const bar = style({ position: 'absolute', insetBlock: 0, minInlineSize: '1px', forcedColorAdjust: 'none' });

/** The bar of a change: to the right of zero for more, to the left for less. */
export const bars = styleVariants({
  more: [
    bar,
    {
      insetInlineStart: '50%',
      background: vars.color.statusWarning,
      '@media': { [media.forcedColors]: { background: 'CanvasText' } },
    },
  ],
  less: [
    bar,
    {
      insetInlineEnd: '50%',
      background: vars.color.statusSuccess,
      '@media': { [media.forcedColors]: { background: 'GrayText' } },
    },
  ],
});
