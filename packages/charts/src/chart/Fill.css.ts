import { media, vars } from '@vinrod/ui/tokens';

import { componentStyle } from '../theme/component-style.ts';

/** CSS variable that sets whether patterns are drawn even where they are not needed: `inline` or `none`. */
export const patternDisplay = '--vr-chart-patterns';

/** A solid fill without a pattern. */
export const solid = componentStyle({
  fill: 'currentColor',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** The solid fill under a pattern. */
export const ground = componentStyle({
  fill: 'currentColor',
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

/**
 * The lines of a pattern, hidden where lightness and the gap between areas are enough to distinguish them. This is the
 * only place that decides. Always drawn in print, because no browser reveals whether it prints in grey.
 */
export const lines = componentStyle({
  display: `var(${patternDisplay}, none)`,
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 1.6,
  selectors: { 'html[data-theme="high-contrast"] &': { display: 'inline' } },
  '@media': {
    [media.forcedColors]: { display: 'inline', stroke: 'CanvasText' },
    [media.moreContrast]: { display: 'inline' },
    [media.print]: { display: 'inline' },
  },
});

/** A filled area; its stroke in the page's colour makes the gap to the next area. */
export const area = componentStyle({
  stroke: vars.color.surface,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': {
    [media.forcedColors]: { stroke: 'CanvasText' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});
