import { barsPath, type Bar } from '../core/path/relative.ts';
import { sumWithin } from '../core/stats.ts';
import { shareTolerance } from '../core/shares.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { valueAt } from '../core/typed-array.ts';
import { axisUnit, decimalsFor, decimalsOf } from '../core/units.ts';
import type { Stretch } from '../layout/gaps.ts';
import { plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { numberText, quantityText } from '../text/values.ts';
import { defineChart } from '../chart/define-chart.ts';
import { fillKey, fillTile } from '../chart/fill-tile.ts';
import { group, path, text, type Mark } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { outlined, sideBySide, trackInOrder } from '../chart/steps-in-order.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { categoryLabels } from '../layout/category-labels.ts';
import * as fillStyles from '../chart/Fill.css.ts';
import { chartMessages } from '../text/messages/chart.ts';
import {
  categoryName,
  stacked,
  stackModel,
  totalsOf,
  type StackContent,
  type StackedBarCategory,
  type StackLayer,
} from './stack-model.ts';
import { spokenStack, stackColumns, stackSummary, stackTooltip, type ShownStack } from './stack-words.ts';
import { namesAtData, partsToName, placeNames, roomForNames, type NamedPart } from './stack-names.ts';
import * as styles from './StackedBarGraph.css.ts';

/** The input for the layout of a stacked bar graph. */
export interface StackLayoutOptions extends InLanguage {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly unit: string;
  readonly categories: readonly StackedBarCategory[];
  readonly layers: readonly StackLayer[];
  /** Every layer, for the names: those that are not in `layers` are hidden. */
  readonly all?: readonly StackLayer[];
  /** Whether the sum is shown above each bar. */
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
  /** Names of all layers, beside the last bar where there is room. */
  readonly names: readonly NamedPart[];
  /** From the lowest to the highest part of each bar, for the cursor. */
  readonly outlines: readonly Bar[];
}

/** The share of its step that a bar fills, and its maximum width, px, so that a single bar does not fill the plot. */
const fullness = 0.7;
const widestBar = 140;

/** Lays out bars side by side, each with layers stacked from zero. */
export function stackLayout(options: StackLayoutOptions): StackLayout {
  const { width, height, textScale, categories, layers, all = layers } = options;
  const { length } = categories;
  const parts = stacked(layers, length);
  const ends = parts.flat().flatMap(({ from, to }) => [from, to]);
  const highest = Math.max(...ends);
  // Individually rounded shares can add up to slightly more than 100 %, which should not extend the axis to 120.
  const isWhole = options.unit === '%' && highest > 100 && highest <= 100 + shareTolerance;
  const extent = ends.length === 0 ? null : ([Math.min(...ends), isWhole ? 100 : highest] as const);
  const plotOf = (room: number) =>
    plotFor({
      width: width - room,
      height,
      textScale,
      unit: options.unit,
      language: options.language,
      domain: [0, Math.max(1, length)],
      extent,
      footer: 28,
    });
  const room = roomForNames(all, length - 1, plotOf(0).box);
  const narrower = plotOf(room);
  const plot = { ...narrower, box: { ...narrower.box, width } };
  const { box, x, y } = plot;
  const pitch = (box.right - box.left) / Math.max(1, length);
  const barWidth = Math.max(1, Math.min(widestBar * textScale, pitch * fullness));
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
  const { divisor } = axisUnit(options.unit, Math.max(...y.domain.map(Math.abs)), options.language);
  const largest = Math.max(0, ...Array.from(totals, (total) => Math.abs(total) || 0)) / divisor;
  // Three digits at most: the cursor and the table have the exact sum.
  const decimals = largest >= 100 ? 0 : Math.min(1, decimalsFor(largest));
  const written = Array.from(totals, (total) =>
    Number.isNaN(total) ? '' : numberText(total / divisor, decimals, options.language),
  );
  const widestText = Math.max(0, ...written.map(labelWidth)) * textScale;
  return {
    ...plot,
    labels: categoryLabels(
      categories.map(({ label }) => label),
      plot,
    ),
    totals:
      options.hasTotals && widestText + 4 <= pitch
        ? written.flatMap((sum, i): PlacedText[] =>
            sum === ''
              ? []
              : [{ x: x.toX(i + 0.5), y: y.toY(valueAt(heights, i)) - 6, text: sum, anchor: 'middle' }],
          )
        : [],
    gaps: Array.from(totals).flatMap((total, i): Stretch[] =>
      Number.isNaN(total) && layers.length > 0 ? [{ x: x.toX(i + 0.5) - barWidth / 2, width: barWidth }] : [],
    ),
    paths: layers.map(({ key }, i) => ({
      key,
      path: barsPath((parts[i] ?? []).map(({ category, from, to }) => barAt(category, from, to))),
    })),
    names:
      room === 0
        ? []
        : placeNames(
            partsToName(
              all.map((layer) => ({ layer, parts: parts[layers.indexOf(layer)] ?? null })),
              length - 1,
              y.toY,
            ),
            box,
          ),
    outlines: categories.map((_, i) => {
      const bar = barAt(i, valueAt(depths, i), valueAt(heights, i));
      return Math.abs(bar.y1 - bar.y0) < 1 ? { ...bar, y0: box.bottom, y1: box.top } : bar;
    }),
  };
}

function stackMarks(layout: StackLayout, layers: readonly StackLayer[]): Mark[] {
  const areas = layers.map(({ key, fill }, i) =>
    path(fillStyles.area, layout.paths[i]?.path ?? '', { key, tile: fillTile(fill) }),
  );
  const totals = layout.totals.map((total) => text(styles.total, total));
  return [...areas, group('charts:totals', totals)];
}

/** The visible part of a stacked bar graph, and the names of its bars. */
interface NamedStack extends ShownStack {
  readonly categoryLabel: string;
}

function drawStack(shown: NamedStack, area: ChartArea): Picture {
  const { model, visible, format } = shown;
  const { categories } = model;
  const layout = stackLayout({
    ...area,
    unit: format.unit,
    language: model.language,
    categories,
    layers: visible,
    all: model.layers,
    hasTotals: format.hasTotal,
  });
  return {
    plot: layout,
    labels: layout.labels,
    gaps: layout.gaps,
    marks: stackMarks(layout, visible),
    names: namesAtData(layout.names, layout.box),
    cursor: {
      cursorLabel: shown.categoryLabel,
      ...sideBySide(layout.x, 0, categories.length),
      ...outlined(layout.outlines, layout.box),
      flagAt: ({ index }) => categories[index]?.label ?? '',
      spokenAt: (place, state) => spokenStack(shown, place, state),
      tooltipAt: (place, state) => stackTooltip(shown, place, state),
    },
  };
}

function emptyText({ model, visible }: ShownStack): string | null {
  const words = textsIn(chartMessages, model.language);
  if (totalsOf(model.layers, model.categories.length).every(Number.isNaN)) return words('noData');
  return visible.length === 0 ? words('noneVisible') : null;
}

/** A bar per category, stacked in layers. */
export const stackedBars = /* @__PURE__ */ defineChart({
  model(content: StackContent, language): NamedStack {
    const { unit, categoryLabel, categories, hasTotal = true } = content;
    const model = stackModel(content, language);
    const totals = totalsOf(model.layers, categories.length);
    const decimals = unit === '%' ? 2 : decimalsOf(totals);
    return { model, visible: model.layers, format: { unit, hasTotal, decimals }, categoryLabel };
  },
  series: ({ model }) => model.layers.map(({ key }) => key),
  shown: (whole, { isVisible }): NamedStack => ({
    ...whole,
    visible: whole.visible.filter(({ key }) => isVisible(key)),
  }),
  track: ({ model, visible }) => trackInOrder(model.categories.length, visible),
  height: { narrow: 240, wide: 300 },
  draw: drawStack,
  words(shown) {
    const { model, visible, format } = shown;
    const nothing = emptyText(shown);
    const total = sumWithin(totalsOf(visible, model.categories.length));
    const hasTotal = format.hasTotal && nothing === null;
    return {
      total: hasTotal ? quantityText(total, decimalsFor(total), format.unit, model.language) : null,
      summary: stackSummary(shown),
      emptyText: nothing,
    };
  },
  legend: ({ model }) => ({
    items: model.layers.map(({ key, label, fill }) => ({ key, label, mark: fillKey(fill) })),
    place: 'beside',
  }),
  table: (shown) => ({
    rowLabel: shown.categoryLabel,
    rowCount: shown.model.categories.length,
    rowHeadOf: (row) => categoryName(shown.model, row),
    columns: () => stackColumns(shown),
  }),
});
