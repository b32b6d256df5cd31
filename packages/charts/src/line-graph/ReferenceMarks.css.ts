import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const threshold = componentStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.5,
  strokeDasharray: '8 4',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** Over lines: a rim in the colour of the surface keeps the letters apart from them. */
export const label = componentStyle({
  fill: vars.color.text,
  fontWeight: 600,
  stroke: vars.color.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const stem = componentStyle({
  stroke: vars.color.text,
  strokeWidth: 1,
  strokeDasharray: '2 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const flag = componentStyle({
  fill: vars.color.text,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const number = componentStyle({
  fill: vars.color.textInverse,
  fontWeight: 600,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const list = componentStyle({
  ...typography.small,
  listStyle: 'decimal',
  margin: 0,
  marginBlockStart: vars.space['2'],
  paddingInlineStart: vars.space['6'],
});
