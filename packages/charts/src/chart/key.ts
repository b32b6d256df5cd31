import type { LineStyle } from '../core/palette.ts';
import type { Mark } from './marks.ts';

/** How a series looks in a legend or a list of values. */
export type Key =
  | { readonly kind: 'line'; readonly style: LineStyle }
  | { readonly kind: 'bar'; readonly color: string; readonly isTinted: boolean }
  | { readonly kind: 'fill'; readonly tile: Mark }
  | { readonly kind: 'estimated' }
  | { readonly kind: 'missing' }
  /** A step only partly covered by the period: the place of its points, or in a colour its bar. */
  | { readonly kind: 'part'; readonly color?: string }
  /** An item described beside the picture but not drawn in it. */
  | { readonly kind: 'none' };

/** A series in the legend. */
export interface LegendItem {
  readonly key: string;
  readonly label: string;
  readonly mark: Key;
}
