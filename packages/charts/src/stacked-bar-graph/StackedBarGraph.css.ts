import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const total = componentStyle({
  fill: vars.color.text,
  fontWeight: 600,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
