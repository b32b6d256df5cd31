import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const area = componentStyle({
  fill: vars.color.dataSeq2,
  '@media': { [media.forcedColors]: { fill: 'none' }, [media.print]: { printColorAdjust: 'exact' } },
});

export const over = componentStyle({
  fill: vars.color.statusWarning,
  '@media': { [media.forcedColors]: { fill: 'Highlight' }, [media.print]: { printColorAdjust: 'exact' } },
});

export const curve = componentStyle({
  fill: 'none',
  stroke: vars.color.dataCurrent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
