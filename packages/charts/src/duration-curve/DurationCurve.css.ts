import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

export const area = componentStyle({
  fill: vars.color.dataSeq2,
  '@media': { [media.forcedColors]: { fill: 'none' }, [media.print]: { printColorAdjust: 'exact' } },
});

/** A stroke in the page's colour separates dot and text from the curve and its area. */
const rim = { stroke: vars.color.surface, paintOrder: 'stroke', strokeLinejoin: 'round' } as const;

export const peak = componentStyle({
  ...rim,
  fill: vars.color.dataCurrent,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

const peakText = componentStyle({
  ...rim,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const peakValue = `${peakText} ${componentStyle({ fill: vars.color.text, fontWeight: 600 })}`;
export const peakTime = `${peakText} ${componentStyle({ fill: vars.color.dataLabel })}`;

export const curve = componentStyle({
  fill: 'none',
  stroke: vars.color.dataCurrent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
