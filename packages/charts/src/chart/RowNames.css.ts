import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

/** A stroke in the page's colour separates a name from the lines that it lies over. */
export const name = componentStyle({
  fill: vars.color.dataLabel,
  stroke: vars.color.surface,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
