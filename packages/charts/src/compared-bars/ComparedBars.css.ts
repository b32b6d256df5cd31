import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export { bars, estimated, halo, line, separators, tintedBars } from '../day-bar-graph/DayBarGraph.css.ts';

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
