import { media, typography, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../../theme/component-style.ts';

export const plot = componentStyle({
  position: 'relative',
  // Time runs from left to right, also in pages that are written the other way.
  direction: 'ltr',
  // The drawing is a single stacking context: nothing else in the page is painted between its layers.
  isolation: 'isolate',
  overflow: 'visible',
  // In print the picture is scaled to the available width, and its height follows.
  '@media': { [media.print]: { blockSize: 'auto !important' } },
});

export const drawing = componentStyle({
  display: 'block',
  overflow: 'visible',
  // Between a change of width and the next layout, the old picture is scaled down instead of overflowing.
  maxInlineSize: '100%',
  fontFamily: vars.font.body,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  // The old picture stays visible while newer data is loading.
  selectors: { '[aria-busy="true"] &': { opacity: 0.55 } },
  '@media': {
    [media.print]: {
      inlineSize: '100%',
      blockSize: 'auto',
      // A tall chart, such as a month by hour, leaves room for the content above it.
      maxBlockSize: '50vh',
      printColorAdjust: 'exact',
    },
  },
});

export const gridLine = componentStyle({
  stroke: vars.color.dataGrid,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const zeroLine = componentStyle({
  stroke: vars.color.dataAxis,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const label = componentStyle({
  fill: vars.color.dataLabel,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const unit = componentStyle({ fontWeight: 600 });

export const hatch = componentStyle({
  stroke: vars.color.dataGrid,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const empty = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  color: vars.color.textMuted,
});

export const note = componentStyle({
  ...typography.caption,
  margin: 0,
  marginBlockEnd: vars.space['2'],
  color: vars.color.textMuted,
});

/** Explains the numbered notes in the picture. */
export const notes = componentStyle({
  ...typography.small,
  listStyle: 'decimal',
  margin: 0,
  marginBlockStart: vars.space['2'],
  paddingInlineStart: vars.space['6'],
});
