import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

/** A solid ground, alone. */
export const solid = componentStyle({
  fill: 'currentColor',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** The ground under a pattern. */
export const ground = componentStyle({
  fill: 'currentColor',
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const lines = componentStyle({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 1.6,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** An area that is filled with a pattern; its rim keeps it apart from the next. */
export const area = componentStyle({
  stroke: vars.color.surface,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': {
    [media.forcedColors]: { stroke: 'CanvasText' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});
