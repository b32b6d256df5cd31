import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const weekend = componentStyle({
  fill: vars.color.surfaceSunken,
  '@media': {
    [media.forcedColors]: { fill: 'none', stroke: 'GrayText', strokeDasharray: '4 4' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

export const separators = componentStyle({
  stroke: vars.color.dataGrid,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const range = componentStyle({
  fill: vars.color.dataSeq4,
  opacity: 0.7,
  '@media': {
    [media.forcedColors]: { fill: 'GrayText', opacity: 0.4 },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

export const mean = componentStyle({
  fill: 'none',
  stroke: vars.color.dataCurrent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
