import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

/** In forced colours the ramp is one colour in eight strengths; token colours would be lost or misleading. */
function rampStep(color: string, place: number): string {
  return componentStyle({
    fill: color,
    '@media': {
      [media.forcedColors]: { fill: 'CanvasText', fillOpacity: 0.06 + place * 0.134 },
      [media.print]: { printColorAdjust: 'exact' },
    },
  });
}

/** The classes of the colour scale, lowest first. */
export const ramp: readonly string[] = [
  rampStep(vars.color.dataSeq1, 0),
  rampStep(vars.color.dataSeq2, 1),
  rampStep(vars.color.dataSeq3, 2),
  rampStep(vars.color.dataSeq4, 3),
  rampStep(vars.color.dataSeq5, 4),
  rampStep(vars.color.dataSeq6, 5),
  rampStep(vars.color.dataSeq7, 6),
  rampStep(vars.color.dataSeq8, 7),
];

/** The lightest steps are close to the page's colour: an outline shows where the scale begins. */
export const scaleRim = componentStyle({
  fill: 'none',
  stroke: vars.color.dataAxis,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const missingRim = componentStyle({
  fill: 'none',
  stroke: vars.color.dataAxis,
  strokeWidth: 0.75,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const missingLine = componentStyle({
  stroke: vars.color.dataAxis,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

/** A ring filled with the page's colour: one of the two is visible on both dark and light cells. */
export const estimated = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.text,
  strokeWidth: 1,
  paintOrder: 'stroke',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const separators = componentStyle({
  stroke: vars.color.border,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const means = componentStyle({
  fill: vars.color.dataMuted,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
