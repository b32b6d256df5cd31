import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const bars = componentStyle({
  fill: vars.color.dataCurrent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const tintedBars = componentStyle({
  opacity: 0.5,
  '@media': {
    [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1, opacity: 1 },
  },
});

/** A halo in the colour of the page keeps the line apart from the bars behind it. */
export const halo = componentStyle({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

export const line = componentStyle({
  fill: 'none',
  stroke: vars.color.dataPrevious,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const separators = componentStyle({
  stroke: vars.color.dataAxis,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const estimated = componentStyle({
  fill: vars.color.text,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
