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

/** Up and down within a few px: wider it would hide itself, and painting it takes ten times as long. */
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

export const estimated = componentStyle({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

const fadeIn = keyframes({ from: { opacity: 0 } });

/** A series that the reader shows again. */
export const appearing = componentStyle({
  animation: `${fadeIn} ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
});

/** Behind the first and last step where the period has only a part of them. */
export const cut = componentStyle({
  fill: vars.color.surfaceSunken,
  stroke: vars.color.dataAxis,
  strokeWidth: 1,
  strokeDasharray: '2 2',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
});
