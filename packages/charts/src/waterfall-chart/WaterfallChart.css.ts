import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

/** The start and end levels: lines instead of bars, since the axis does not start at their zero. */
export const level = componentStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** Connects the end of a row to the start of the next. */
export const link = componentStyle({
  fill: 'none',
  stroke: vars.color.dataAxis,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
