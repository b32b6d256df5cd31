import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const line = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinejoin: 'bevel',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const thin = componentStyle({ strokeWidth: 1.6 });

export const filledMarker = componentStyle({
  fill: 'currentColor',
  stroke: vars.color.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const hollowMarker = componentStyle({
  fill: vars.color.surface,
  stroke: 'currentColor',
  strokeWidth: 1.8,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const estimated = componentStyle({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
