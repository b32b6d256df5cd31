import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export { bars, estimated, halo, line, separators } from '../day-bar-graph/DayBarGraph.css.ts';

/** Steps that the period cuts: an outline, so that they are not taken for low values. */
export const partBars = componentStyle({
  fill: `color-mix(in srgb, ${vars.color.dataCurrent} 8%, ${vars.color.surface})`,
  stroke: vars.color.dataCurrent,
  strokeWidth: 1,
  strokeDasharray: '2 2',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** More than before. */
export const more = componentStyle({
  fill: vars.color.statusWarning,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** Less than before. */
export const less = componentStyle({
  fill: vars.color.statusSuccess,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1 } },
});
