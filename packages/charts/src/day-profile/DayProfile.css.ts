import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

const line = { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round' } as const;

export const weekday = componentStyle({
  ...line,
  stroke: vars.color.dataCurrent,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const dayOff = componentStyle({
  ...line,
  stroke: vars.color.dataPrevious,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

/** High-load hours: a band behind the lines, labelled with its name. */
export const highLoad = componentStyle({
  fill: vars.color.accentSubtle,
  opacity: 0.6,
  '@media': {
    [media.forcedColors]: { fill: 'none', stroke: 'GrayText', strokeDasharray: '4 4', opacity: 1 },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

export const highLoadName = componentStyle({
  fill: vars.color.dataLabel,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
