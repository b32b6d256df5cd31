import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const bars = componentStyle({
  fill: vars.color.dataCurrent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** Mixed with the page's colour instead of transparent, so that grid lines do not show through the bars. */
export const tintedBars = componentStyle({
  fill: `color-mix(in srgb, ${vars.color.dataCurrent} 50%, ${vars.color.surface})`,
  '@media': {
    [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1 },
  },
});

/** A halo in the page's colour separates the line from the bars behind it. */
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
  fill: vars.color.surface,
  stroke: vars.color.dataCurrent,
  strokeWidth: 1.4,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
