import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

/** Outlines distinguish points where many overlap. */
export const points = componentStyle({
  fill: vars.color.dataPrevious,
  stroke: vars.color.surface,
  strokeWidth: 0.6,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** Semi-transparent and drawn over the points: under them it would be hidden where there are many. */
export const band = componentStyle({
  fill: vars.color.dataCurrent,
  opacity: 0.35,
  '@media': {
    [media.forcedColors]: {
      opacity: 1,
      fill: 'none',
      stroke: 'Highlight',
      strokeWidth: 1,
      strokeDasharray: '2 2',
    },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

export const line = componentStyle({
  fill: 'none',
  stroke: vars.color.dataCurrent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
