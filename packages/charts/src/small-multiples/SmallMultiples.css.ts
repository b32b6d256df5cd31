import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

/** A stroke separates the name from a line that reaches it. */
export const name = componentStyle({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
  fontWeight: 600,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
