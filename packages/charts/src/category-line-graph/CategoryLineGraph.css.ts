import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const line = componentStyle({
  fill: 'none',
  stroke: vars.color.dataCurrent,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const missingLink = componentStyle({
  fill: 'none',
  stroke: vars.color.dataAxis,
  strokeWidth: 1.5,
  strokeDasharray: '2 4',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

/** A stroke in the page's colour separates markers and figures from the line. */
const rim = { stroke: vars.color.surface, paintOrder: 'stroke', strokeLinejoin: 'round' } as const;

export const marker = componentStyle({
  ...rim,
  fill: vars.color.dataCurrent,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const value = componentStyle({
  ...rim,
  fill: vars.color.text,
  fontWeight: 600,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const missing = componentStyle({
  ...rim,
  fill: vars.color.dataLabel,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
