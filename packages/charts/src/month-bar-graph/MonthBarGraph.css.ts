import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const current = componentStyle({
  fill: vars.color.dataCurrent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const previous = componentStyle({
  fill: vars.color.dataPrevious,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

/** An open bar: the month is not over, so its sum can still grow. */
export const ongoing = componentStyle({
  fill: `color-mix(in srgb, ${vars.color.dataCurrent} 12%, ${vars.color.surface})`,
  stroke: vars.color.dataCurrent,
  strokeWidth: 1,
  strokeDasharray: '3 2',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
