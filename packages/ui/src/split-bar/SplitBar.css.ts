import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { media } from '../tokens/media.ts';
import { typography } from '../tokens/typography.ts';
import { vars } from '../tokens/vars.ts';

export const bar = componentStyle({ display: 'flex', gap: '2px', blockSize: '10px' });

/** Never narrower than what can be seen; the rest follows the shares. */
export const part = componentStyle({
  flexBasis: 0,
  flexShrink: 1,
  minInlineSize: '4px',
  borderRadius: '1px',
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
});

const hatch = (angle: number, color: string) =>
  `repeating-linear-gradient(${angle}deg, ${color} 0 2px, Canvas 2px 4px)`;

/** In forced colours, where there are few, a pattern tells the parts apart. */
export const tone = componentVariants({
  success: {
    background: vars.color.statusSuccess,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  },
  info: {
    background: vars.color.statusInfo,
    '@media': { [media.forcedColors]: { background: hatch(135, 'CanvasText') } },
  },
  warning: {
    background: vars.color.statusWarning,
    '@media': { [media.forcedColors]: { background: hatch(90, 'CanvasText') } },
  },
  danger: {
    background: vars.color.statusDanger,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
  neutral: {
    background: vars.color.statusNeutral,
    '@media': { [media.forcedColors]: { background: 'Canvas' } },
  },
});

export const legend = componentStyle({
  ...typography.small,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space['4']}`,
  marginBlockStart: vars.space['2'],
});

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const swatch = componentStyle({
  flex: 'none',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: '1px',
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
});
