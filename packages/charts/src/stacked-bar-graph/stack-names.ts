import { labelWidth } from '../core/time/time-axis.ts';
import { isNarrowFor } from '../layout/plot-box.ts';

/** A part of the last bar that is labelled with its name. */
export interface NamedPart {
  readonly key: string;
  readonly label: string;
  /** Middle of the part, px. */
  readonly y: number;
}

const lineHeight = 18;
const leastPlot = 280;

/** Gap from the plot to the swatch, size of the swatch, and indent of the name, px. */
export const nameMeasures = { gap: 8, swatch: 12, indent: 18 } as const;

/** Width reserved for names beside a plot, px; 0 where the bars need it. */
export function roomForNames(labels: readonly string[], width: number, textScale: number): number {
  if (labels.length < 2 || isNarrowFor(width, textScale)) return 0;
  const { gap, indent } = nameMeasures;
  const room = Math.ceil((gap + indent + Math.max(...labels.map(labelWidth))) * textScale);
  return width - room >= leastPlot * textScale ? room : 0;
}

/**
 * Places names beside their parts, in the same order, shifted as far as needed to avoid overlaps; none where the plot
 * is too low for all of them.
 */
export function placeNames(
  parts: readonly NamedPart[],
  [top, bottom]: readonly [top: number, bottom: number],
  textScale: number,
): readonly NamedPart[] {
  const line = lineHeight * textScale;
  if (parts.length * line > bottom - top) return [];
  const sorted = parts.toSorted((a, b) => a.y - b.y);
  const places: number[] = [];
  for (const { y } of sorted)
    places.push(Math.max(y, top + line / 2, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + line));
  let limit = bottom - line / 2;
  for (let i = places.length - 1; i >= 0; i -= 1) {
    places[i] = Math.min(places[i] ?? limit, limit);
    limit = (places[i] ?? limit) - line;
  }
  return sorted.map((part, i) => ({ ...part, y: places[i] ?? part.y }));
}
