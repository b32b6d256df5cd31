import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { vars } from '../tokens/vars.ts';

export const picture = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const tone = componentVariants({
  muted: { fill: vars.color.dataMuted, '@media': { [media.forcedColors]: { fill: 'GrayText' } } },
  brand: { fill: vars.color.brandText, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } },
  missing: {
    fill: 'none',
    stroke: vars.color.borderStrong,
    strokeDasharray: '2 3',
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  },
  current: { fill: 'currentColor' },
});
