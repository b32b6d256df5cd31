import { markersPath, type Position } from '../core/path/markers.ts';
import { extentWithin } from '../core/scale/value-scale.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { valueAt } from '../core/typed-array.ts';
import { plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { tenth } from '../layout/stairs.ts';
import { numberText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { categoryLabels } from '../layout/category-labels.ts';
import { defineChart } from '../chart/define-chart.ts';
import { group, path, text, type Mark } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { dotsOn, sideBySide, trackInOrder } from '../chart/steps-in-order.ts';
import { decimalsOf } from '../core/units.ts';
import { columnsIn } from '../text/value-column.ts';
import { categoryModel, nameAt, type CategoryContent, type CategoryModel } from './category-model.ts';
import { categorySummary, categoryTooltip, spokenCategory, type CategoryFormat } from './category-words.ts';
import * as styles from './CategoryLineGraph.css.ts';

/** Room for a line over categories, and the format of its values. */
export interface CategoryLayoutOptions extends InLanguage {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly unit: string;
  readonly decimals: number;
}

/** Everything that a line over categories draws, without the cursor. */
export interface CategoryLayout extends Plot {
  readonly labels: readonly PlacedText[];
  /** Between consecutive values. */
  readonly line: string;
  /** From the last value before missing ones to the first after: dotted, since nothing is known there. */
  readonly missingLinks: string;
  readonly markers: string;
  /** Beside the markers; empty where they would overlap. */
  readonly valueLabels: readonly PlacedText[];
  /** "saknas", where values are missing between others. */
  readonly missingLabels: readonly PlacedText[];
}

const markerSize = 4;

interface Point extends Position {
  readonly index: number;
}

function through(points: readonly Point[], isLink: (from: Point, to: Point) => boolean): string {
  return points
    .slice(1)
    .map((to, i) => {
      const from = points[i];
      if (!from || !isLink(from, to)) return '';
      return `M${tenth(from.x)} ${tenth(from.y)}L${tenth(to.x)} ${tenth(to.y)}`;
    })
    .join('');
}

function isNeighbour(from: Point, to: Point): boolean {
  return to.index === from.index + 1;
}

/** Lays out values over equally wide categories, each centred in its own. */
export function categoryLayout(
  { categories, values }: CategoryModel,
  { width, height, textScale, unit, decimals, language }: CategoryLayoutOptions,
): CategoryLayout {
  const { length } = values;
  const plot = plotFor({
    width,
    height,
    textScale,
    unit,
    language,
    domain: [0, Math.max(1, length)],
    extent: extentWithin([{ values, range: [0, length] }]),
    footer: 28,
  });
  const { box, x, y } = plot;
  const pitch = (box.right - box.left) / Math.max(1, length);
  const middle = (index: number) => x.toX(index + 0.5);
  const points = [...values.keys()]
    .filter((index) => !Number.isNaN(valueAt(values, index)))
    .map((index): Point => ({ index, x: middle(index), y: y.toY(valueAt(values, index)) }));
  const texts = points.map(({ index }) => numberText(valueAt(values, index), decimals, language));
  const widestText = Math.max(0, ...texts.map(labelWidth)) * textScale;
  const above = 10 * textScale;
  return {
    ...plot,
    labels: categoryLabels(
      categories.map(({ label }) => label),
      plot,
    ),
    line: through(points, isNeighbour),
    missingLinks: through(points, (from, to) => !isNeighbour(from, to)),
    markers: markersPath('circle', markerSize, points),
    valueLabels:
      widestText + 4 > pitch
        ? []
        : points.map(({ x: at, y: top }, i): PlacedText => {
            // Below the value where the line is convex: above it the figure would overlap the line. Never on the axis.
            const [before, after] = [points[i - 1], points[i + 1]];
            const bendsUp = before !== undefined && after !== undefined && top - after.y > before.y - top;
            const below = top + above + 8 * textScale;
            const isBelow = bendsUp && below <= box.bottom;
            return { x: at, y: isBelow ? below : top - above, text: texts[i] ?? '', anchor: 'middle' };
          }),
    missingLabels: points.slice(1).flatMap((to, i): PlacedText[] => {
      const from = points[i];
      if (!from || isNeighbour(from, to)) return [];
      const at = (from.y + to.y) / 2 + 20 * textScale;
      return [
        {
          x: (from.x + to.x) / 2,
          y: at,
          text: textsIn(chartMessages, language)('missing'),
          anchor: 'middle',
        },
      ];
    }),
  };
}

interface ShownCategories {
  readonly model: CategoryModel;
  readonly format: CategoryFormat;
  /** Lowest and highest value; null when there are none. */
  readonly extent: readonly [number, number] | null;
  readonly categoryLabel: string;
}

function labelled(key: string, className: string, labels: readonly PlacedText[]): Mark {
  return group(
    key,
    labels.map((label) => text(className, label)),
  );
}

function drawCategories({ model, format, categoryLabel }: ShownCategories, area: ChartArea): Picture {
  const { values, categories } = model;
  const { unit, decimals, language } = format;
  const layout = categoryLayout(model, { ...area, unit, decimals, language });
  return {
    plot: layout,
    labels: layout.labels,
    marks: [
      path(styles.missingLink, layout.missingLinks),
      path(styles.line, layout.line),
      path(styles.marker, layout.markers),
      labelled('missing', styles.missing, layout.missingLabels),
      labelled('values', styles.value, layout.valueLabels),
    ],
    cursor: {
      cursorLabel: categoryLabel,
      ...sideBySide(layout.x, 0, values.length),
      dotsAt: (index) =>
        dotsOn(layout.y, [
          { key: 'value', color: 'var(--vr-color-data-current)', value: valueAt(values, index) },
        ]),
      flagAt: ({ index }) => categories[index]?.label ?? '',
      spokenAt: ({ index }, state) => spokenCategory(model, index, state, format),
      tooltipAt: ({ index }) => categoryTooltip(model, index, format),
    },
  };
}

/** A few values over categories. */
export const categoryLine = /* @__PURE__ */ defineChart({
  model({ values, label, unit, decimals, categoryLabel }: CategoryContent, language): ShownCategories {
    const model = categoryModel(values);
    const extent = extentWithin([{ values: model.values, range: [0, values.length] }]);
    const format = { label, unit, language, decimals: decimals ?? decimalsOf(model.values) };
    return { model, format, extent, categoryLabel };
  },
  shown: (whole): ShownCategories => whole,
  track: ({ model: { values } }) => trackInOrder(values.length, [{ key: 'value', values }]),
  height: { narrow: 240, wide: 300 },
  draw: drawCategories,
  words: ({ model, format, extent }) => ({
    total: null,
    summary: categorySummary(model, format),
    emptyText: extent === null ? textsIn(chartMessages, format.language)('noData') : null,
  }),
  table: ({ model, format, categoryLabel }) => ({
    rowLabel: categoryLabel,
    rowCount: model.values.length,
    rowHeadOf: (row) => nameAt(model, row),
    columns: () => [columnsIn(format)('value', format.label, model.values)],
  }),
});
