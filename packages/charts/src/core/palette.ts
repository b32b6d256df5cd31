/** Shape of the marker that distinguishes a line without colour. */
export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross';

/** How one line looks. Never by colour alone: dash and marker say the same. */
export interface LineStyle {
  /** CSS colour. */
  readonly color: string;
  /** `stroke-dasharray`, or null for a solid line. */
  readonly dash: string | null;
  /** Null for context lines, which have no markers. */
  readonly marker: { readonly shape: MarkerShape; readonly isHollow: boolean } | null;
}

/** Most lines that a reader can distinguish; beyond that the smallest become one line, "Övriga". */
export const paletteSize = 10;

const shapes: readonly MarkerShape[] = ['circle', 'square', 'triangle', 'diamond', 'cross'];

/**
 * Look of a line by its place in the palette (tokens.md, "Line palette"): the first five are solid with filled
 * markers, the next five dashed with hollow ones.
 *
 * @param index - 0–9; larger numbers start over.
 */
export function paletteLine(index: number): LineStyle {
  const place = ((Math.trunc(index) % paletteSize) + paletteSize) % paletteSize;
  const isHollow = place >= shapes.length;
  return {
    color: `var(--vr-color-data-${place + 1})`,
    dash: isHollow ? '6 3' : null,
    marker: { shape: shapes[place % shapes.length] ?? 'circle', isHollow },
  };
}

/** Look of an earlier period under the current one: finely dotted, no markers. */
export function comparisonLine(index: number | null): LineStyle {
  return {
    color: index === null ? 'var(--vr-color-data-previous)' : paletteLine(index).color,
    dash: '2 3',
    marker: null,
  };
}
