import type { TimeWindow } from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import { footerFor } from '../layout/time-labels.ts';
import { isNarrowFor, plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { quantityText } from '../text/values.ts';
import type { InLanguage } from '../core/texts-in.ts';

/** The input for the layout of a duration curve. */
export interface DurationLayoutOptions extends InLanguage {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly unit: string;
  /** Highest first. */
  readonly values: Float64Array;
  /** Visible ranks; null is all. */
  readonly window: TimeWindow | null;
  /** Subscribed power; null without one. */
  readonly level: number | null;
  /** Shown under the percentages: "andel av 8 760 timmar". */
  readonly axisLabel: string;
}

/** Everything that a duration curve draws, without the cursor. */
export interface DurationLayout extends Plot {
  readonly labels: readonly PlacedText[];
  readonly curve: string;
  /** The area between the curve and zero. */
  readonly area: string;
  /** The area above the subscribed power. */
  readonly over: string;
}

/** The visible ranks: the first, and the one after the last. */
export function shownPlaces(count: number, window: TimeWindow | null): readonly [first: number, end: number] {
  if (window === null) return [0, count];
  return [Math.max(0, Math.ceil(window.from)), Math.min(count, Math.floor(window.to) + 1)];
}

/**
 * Indices to draw from `first` up to `end` (exclusive): all of them, or two per px where there are many. The curve only
 * falls, so nothing between them is lost.
 */
export function drawnIndices(first: number, end: number, width: number): Int32Array {
  const count = end - first;
  const places = Math.max(2, Math.ceil(width) * 2);
  if (count <= places) return Int32Array.from({ length: count }, (_, i) => first + i);
  return Int32Array.from({ length: places }, (_, i) => first + Math.round((i / (places - 1)) * (count - 1)));
}

function steps(indices: Int32Array, plot: Plot, heightOf: (index: number) => number): string {
  const [first = 0] = indices;
  let path = `M${plot.x.toX(first).toFixed(1)} ${heightOf(first).toFixed(1)}`;
  let last = first;
  for (const index of indices.subarray(1)) {
    path += `H${plot.x.toX(index).toFixed(1)}V${heightOf(index).toFixed(1)}`;
    last = index;
  }
  return `${path}H${plot.x.toX(last + 1).toFixed(1)}`;
}

function shareLabels(
  { box, x }: Plot,
  count: number,
  { textScale, language }: Pick<DurationLayoutOptions, 'textScale' | 'language'>,
): PlacedText[] {
  const [from, to] = x.domain;
  const parts = isNarrowFor(box.width, textScale) ? 2 : 4;
  const perPart = (to - from) / Math.max(1, count) / parts;
  const decimals = perPart >= 0.05 ? 0 : perPart >= 0.005 ? 1 : 2;
  return Array.from({ length: parts + 1 }, (_, i): PlacedText => {
    const at = from + ((to - from) * i) / parts;
    return {
      x: x.toX(at),
      y: box.bottom + 18 * textScale,
      text: quantityText((at / Math.max(1, count)) * 100, decimals, '%', language),
      anchor: i === parts ? 'end' : i === 0 ? 'start' : 'middle',
    };
  });
}

/** Lays out values in order of size over the share of the time. */
export function durationLayout(options: DurationLayoutOptions): DurationLayout {
  const { width, height, textScale, values, level, window } = options;
  const count = values.length;
  const [first, end] = shownPlaces(count, window);
  const levels = level === null ? [] : [level];
  const known = [valueAt(values, first), valueAt(values, end - 1), ...levels];
  const plot = plotFor({
    width,
    height,
    textScale,
    unit: options.unit,
    language: options.language,
    domain: [first, Math.max(first + 1, end)],
    extent: end <= first ? null : [Math.min(...known), Math.max(...known)],
    footer: footerFor(width, textScale),
  });
  const { box, y } = plot;
  const labels = count === 0 ? [] : shareLabels(plot, count, options);
  if (!isNarrowFor(width, textScale)) {
    labels.push({ x: box.right, y: box.bottom + 38 * textScale, text: options.axisLabel, anchor: 'end' });
  }
  if (end <= first) return { ...plot, labels, curve: '', area: '', over: '' };
  const indices = drawnIndices(first, end, box.right - box.left);
  const curve = steps(indices, plot, (i) => y.toY(valueAt(values, i)));
  const base = y.toY(0).toFixed(1);
  const left = box.left.toFixed(1);
  const over =
    level === null || !(valueAt(values, first) > level)
      ? ''
      : `${steps(indices, plot, (i) => y.toY(Math.max(level, valueAt(values, i))))}V${y.toY(level).toFixed(1)}H${left}z`;
  return { ...plot, labels, curve, area: `${curve}V${base}H${left}z`, over };
}
