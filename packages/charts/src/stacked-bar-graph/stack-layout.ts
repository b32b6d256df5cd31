import { barsPath, type Bar } from '../core/path/relative.ts';
import { shareTolerance } from '../core/shares.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { valueAt } from '../core/typed-array.ts';
import { axisUnit, decimalsFor } from '../core/units.ts';
import type { Stretch } from '../layout/gaps.ts';
import { plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { numberText } from '../text/values.ts';
import { stacked, totalsOf, type StackedBarCategory, type StackLayer } from './stack-model.ts';

/** What a stacked bar graph is laid out from. */
export interface StackLayoutOptions {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly unit: string;
  readonly categories: readonly StackedBarCategory[];
  readonly layers: readonly StackLayer[];
  /** Whether the sum is written over each bar. */
  readonly hasTotals: boolean;
}

/** Everything that a stacked bar graph draws, without the cursor. */
export interface StackLayout extends Plot {
  readonly labels: readonly PlacedText[];
  readonly totals: readonly PlacedText[];
  /** Bars without any value. */
  readonly gaps: readonly Stretch[];
  /** One path per layer. */
  readonly paths: readonly { readonly key: string; readonly path: string }[];
  /** From the lowest to the highest part of each bar, for the cursor. */
  readonly outlines: readonly Bar[];
}

const widestBar = 48;

/** Lays out bars side by side, each a stack of layers from zero. */
export function stackLayout(options: StackLayoutOptions): StackLayout {
  const { width, height, textScale, categories, layers } = options;
  const { length } = categories;
  const parts = stacked(layers, length);
  const ends = parts.flat().flatMap(({ from, to }) => [from, to]);
  const highest = Math.max(...ends);
  // Shares that were rounded each by itself are a little more than 100 %: the axis should not run to 120 for that.
  const isWhole = options.unit === '%' && highest > 100 && highest <= 100 + shareTolerance;
  const extent = ends.length === 0 ? null : ([Math.min(...ends), isWhole ? 100 : highest] as const);
  const plot = plotFor({
    width,
    height,
    textScale,
    unit: options.unit,
    domain: [0, Math.max(1, length)],
    extent,
    footer: 28,
  });
  const { box, x, y } = plot;
  const pitch = (box.right - box.left) / Math.max(1, length);
  const barWidth = Math.max(1, Math.min(widestBar * textScale, pitch * 0.62));
  const barAt = (category: number, from: number, to: number): Bar => ({
    x: x.toX(category + 0.5) - barWidth / 2,
    width: barWidth,
    y0: y.toY(from),
    y1: y.toY(to),
  });
  const totals = totalsOf(layers, length);
  const heights = Float64Array.from({ length }, () => 0);
  const depths = Float64Array.from({ length }, () => 0);
  for (const { category, to } of parts.flat()) {
    heights[category] = Math.max(valueAt(heights, category), to);
    depths[category] = Math.min(valueAt(depths, category), to);
  }
  const { divisor } = axisUnit(options.unit, Math.max(...y.domain.map(Math.abs)));
  const largest = Math.max(0, ...Array.from(totals, (total) => Math.abs(total) || 0)) / divisor;
  // Three figures at most: the exact sum is said by the cursor and stands in the table.
  const decimals = largest >= 100 ? 0 : Math.min(1, decimalsFor(largest));
  const texts = Array.from(totals, (total) =>
    Number.isNaN(total) ? '' : numberText(total / divisor, decimals),
  );
  const widestText = Math.max(0, ...texts.map(labelWidth)) * textScale;
  const widestLabel = Math.max(1, ...categories.map(({ label }) => labelWidth(label))) * textScale;
  const every = Math.max(1, Math.ceil((widestLabel + 6) / pitch));
  return {
    ...plot,
    labels: categories.flatMap(({ label }, i): PlacedText[] =>
      i % every === 0
        ? [{ x: x.toX(i + 0.5), y: box.bottom + 18 * textScale, text: label, anchor: 'middle' }]
        : [],
    ),
    totals:
      options.hasTotals && widestText + 4 <= pitch
        ? texts.flatMap((text, i): PlacedText[] =>
            text === ''
              ? []
              : [{ x: x.toX(i + 0.5), y: y.toY(valueAt(heights, i)) - 6, text, anchor: 'middle' }],
          )
        : [],
    gaps: Array.from(totals).flatMap((total, i): Stretch[] =>
      Number.isNaN(total) && layers.length > 0 ? [{ x: x.toX(i + 0.5) - barWidth / 2, width: barWidth }] : [],
    ),
    paths: layers.map(({ key }, i) => ({
      key,
      path: barsPath((parts[i] ?? []).map(({ category, from, to }) => barAt(category, from, to))),
    })),
    outlines: categories.map((_, i) => {
      const bar = barAt(i, valueAt(depths, i), valueAt(heights, i));
      return Math.abs(bar.y1 - bar.y0) < 1 ? { ...bar, y0: box.bottom, y1: box.top } : bar;
    }),
  };
}
