import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const sparkline = componentStyle({
  display: 'block',
  flex: 'none',
  '@media': { [media.print]: { printColorAdjust: 'exact' } },
});

export const earlier = componentStyle({
  fill: vars.color.dataMuted,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

export const latest = componentStyle({
  fill: vars.color.dataCurrent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
