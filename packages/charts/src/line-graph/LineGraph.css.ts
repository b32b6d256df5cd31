import { media, vars } from '@vinrod/ui/tokens';
import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../theme/component-style.ts';

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinejoin: 'bevel',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
} as const;

export const line = componentStyle({ ...stroke, strokeWidth: 1.9 });

export const thin = componentStyle({ ...stroke, strokeWidth: 1.6 });

/** For lines that oscillate within a few px: a wider stroke would cover itself and take ten times longer to paint. */
export const fine = componentStyle({ ...stroke, strokeWidth: 1 });

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

/** A ring in the colour of its line, grey on fine ones: an estimate should not stand out more than a measured value. */
export const estimated = componentStyle({
  color: vars.color.dataAxis,
  fill: vars.color.surface,
  stroke: 'currentColor',
  strokeWidth: 1.4,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

const fadeIn = keyframes({ from: { opacity: 0 } });

/** A series that has been hidden and is shown again. */
export const appearing = componentStyle({
  animation: `${fadeIn} ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
});

/** Behind the first and last step where the period only covers part of them. */
export const cut = componentStyle({
  fill: vars.color.surfaceSunken,
  stroke: vars.color.dataAxis,
  strokeWidth: 1,
  strokeDasharray: '2 2',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
});
