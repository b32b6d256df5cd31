import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const keyMark = componentStyle({
  flex: 'none',
  display: 'block',
  '@media': { [media.print]: { printColorAdjust: 'exact' } },
});

export const line = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const filled = componentStyle({
  fill: 'currentColor',
  stroke: vars.color.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const hollow = componentStyle({
  fill: vars.color.surface,
  stroke: 'currentColor',
  strokeWidth: 1.8,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const tinted = componentStyle({
  opacity: 0.5,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', opacity: 1 } },
});

export const estimated = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.dataLabel,
  strokeWidth: 1.4,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const part = componentStyle({
  fill: vars.color.surfaceSunken,
  stroke: vars.color.dataAxis,
  strokeDasharray: '2 2',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
});

export const partBar = componentStyle({
  fill: `color-mix(in srgb, currentColor 8%, ${vars.color.surface})`,
  stroke: 'currentColor',
  strokeDasharray: '2 2',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
