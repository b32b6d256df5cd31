import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const threshold = componentStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.5,
  strokeDasharray: '8 4',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** Drawn over lines: a stroke in the surface colour separates the text from them. */
export const label = componentStyle({
  fill: vars.color.text,
  fontWeight: 600,
  stroke: vars.color.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const stem = componentStyle({
  stroke: vars.color.text,
  strokeWidth: 1,
  strokeDasharray: '2 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const flag = componentStyle({
  fill: vars.color.text,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const number = componentStyle({
  fill: vars.color.textInverse,
  fontWeight: 600,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
