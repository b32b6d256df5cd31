import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

/** A composited layer of its own: moving the crosshair never repaints the lines. */
export const layer = componentStyle({
  position: 'absolute',
  inset: 0,
  overflowX: 'clip',
  zIndex: vars.z.base,
  touchAction: 'pan-y',
  cursor: 'crosshair',
  willChange: 'transform',
  '@media': { [media.print]: { display: 'none' } },
});

/** Contained: changes inside never trigger layout outside. */
export const still = componentStyle({
  position: 'absolute',
  inset: 0,
  contain: 'size layout style',
  pointerEvents: 'none',
});

/** Crosshair, dots and flag in one narrow composited layer that moves as a unit. */
export const crosshairLayer = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 0,
  contain: 'layout style',
  willChange: 'transform',
});

export const crosshair = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: 0,
  borderInlineStart: `1px dashed ${vars.color.text}`,
});

/** The month, day or hour that the cursor covers as a whole. */
export const band = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  borderInline: `1px dashed ${vars.color.text}`,
  background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
});

/** The span being selected by dragging. */
export const marked = componentStyle({
  position: 'absolute',
  boxSizing: 'border-box',
  borderInline: `1px solid ${vars.color.focusRing}`,
  background: `color-mix(in srgb, ${vars.color.focusRing} 14%, transparent)`,
  '@media': { [media.forcedColors]: { border: '1px solid Highlight' } },
});

/** Outline of the cell, slice or bar under the cursor: two colours, so that it is visible on any fill. */
export const area = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
});

const outline = { fill: 'none', strokeLinejoin: 'round' } as const;

export const areaRim = componentStyle({ ...outline, stroke: vars.color.focusGap, strokeWidth: 5 });

export const areaOutline = componentStyle({
  ...outline,
  stroke: vars.color.focusRing,
  strokeWidth: 2.5,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const dot = componentStyle({
  position: 'absolute',
  insetBlockStart: '-5px',
  insetInlineStart: '-5px',
  boxSizing: 'border-box',
  inlineSize: '10px',
  blockSize: '10px',
  border: `1.5px solid ${vars.color.surface}`,
  borderRadius: '50%',
  background: 'currentColor',
  '@media': {
    [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none', borderColor: 'Canvas' },
  },
});

export const currentDot = componentStyle({
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '1px',
});

export const flag = componentStyle({
  ...typography.caption,
  position: 'absolute',
  insetInlineStart: 0,
  fontWeight: 600,
  paddingInline: vars.space['2'],
  paddingBlock: '2px',
  borderRadius: vars.radius.sm,
  background: vars.color.text,
  color: vars.color.textInverse,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const input = componentStyle({
  position: 'absolute',
  margin: 0,
  padding: 0,
  appearance: 'none',
  background: 'transparent',
  color: 'transparent',
  border: 0,
  borderRadius: vars.radius.xs,
  outline: 'none',
  pointerEvents: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&::-webkit-slider-runnable-track': { background: 'transparent' },
    '&::-webkit-slider-thumb': { appearance: 'none', inlineSize: '1px', opacity: 0 },
    '&::-moz-range-track': { background: 'transparent' },
    '&::-moz-range-thumb': { inlineSize: '1px', opacity: 0, border: 0 },
  },
});
