import { barsPath, type Bar } from '../core/path/relative.ts';
import { sumWithin } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import type { Stretch } from '../layout/gaps.ts';
import { plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { defineChart } from '../chart/define-chart.ts';
import { path } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { outlined, sideBySide, trackInOrder } from '../chart/steps-in-order.ts';
import { textsIn } from '../core/texts-in.ts';
import { decimalsOf } from '../core/units.ts';
import { categoryLabels } from '../layout/category-labels.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { quantityText } from '../text/values.ts';
import { monthBarMessages } from './messages.ts';
import {
  missingMonths,
  monthInWords,
  monthLabel,
  monthModel,
  stateOf,
  type MonthContent,
  type MonthModel,
} from './month-model.ts';
import {
  monthColumns,
  monthKeys,
  monthLegend,
  monthLegendExtra,
  monthSummary,
  monthTooltip,
  spokenMonth,
  type MonthFormat,
} from './month-words.ts';
import * as styles from './MonthBarGraph.css.ts';

/** The input for the layout of a month bar graph. */
export interface MonthLayoutOptions {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly unit: string;
  readonly model: MonthModel;
  readonly hasCurrent: boolean;
  readonly hasPrevious: boolean;
}

/** Everything that a month bar graph draws, without the cursor. */
export interface MonthLayout extends Plot {
  readonly labels: readonly PlacedText[];
  /** Past months without a value. */
  readonly gaps: readonly Stretch[];
  /** Bars of this year's completed months. */
  readonly current: string;
  /** Bar of the current month, whose sum is not complete. */
  readonly ongoing: string;
  readonly previous: string;
  /** Outline of each month, from its highest bar down, for the cursor. */
  readonly outlines: readonly Bar[];
}

/** Maximum width of this year's bars, px; those of the year before are half as wide. */
const widestBar = 34;
const between = 2;

/** Lays out two bars per month from zero: the narrow one of the year before, then this year's. */
export function monthLayout(options: MonthLayoutOptions): MonthLayout {
  const { width, height, textScale, model, hasCurrent, hasPrevious } = options;
  const { length } = model.months;
  const shown = [...(hasCurrent ? model.values : []), ...(hasPrevious ? model.previous : [])].filter(
    (value) => !Number.isNaN(value),
  );
  const plot = plotFor({
    width,
    height,
    textScale,
    unit: options.unit,
    language: model.language,
    domain: [0, Math.max(1, length)],
    extent: shown.length === 0 ? null : [Math.min(0, ...shown), Math.max(...shown)],
    footer: 28,
  });
  const { box, x, y } = plot;
  const pitch = (box.right - box.left) / Math.max(1, length);
  const wide = Math.max(2, Math.min(widestBar * textScale, pitch * 0.44));
  const narrow = Math.max(1, wide / 2);
  const room = wide + narrow + between;
  const startOf = (index: number) => x.toX(index + 0.5) - room / 2;
  const bar = (left: number, barWidth: number, value: number): Bar => {
    return { x: left, width: barWidth, y0: y.toY(0), y1: y.toY(value) };
  };
  const barsOf = (values: Float64Array, isIn: (index: number) => boolean, offset: number, size: number) =>
    barsPath(
      Array.from(values).flatMap((value, index): Bar[] =>
        Number.isNaN(value) || !isIn(index) ? [] : [bar(startOf(index) + offset, size, value)],
      ),
    );
  const isOngoing = (index: number) => stateOf(model, index) === 'ongoing';
  return {
    ...plot,
    labels: categoryLabels(
      model.months.map((_, index) => monthLabel(model, index)),
      plot,
    ),
    gaps: hasCurrent
      ? missingMonths(model).map((index) => ({ x: startOf(index) + narrow + between, width: wide }))
      : [],
    current: hasCurrent ? barsOf(model.values, (index) => !isOngoing(index), narrow + between, wide) : '',
    ongoing: hasCurrent ? barsOf(model.values, isOngoing, narrow + between, wide) : '',
    previous: hasPrevious ? barsOf(model.previous, () => true, 0, narrow) : '',
    outlines: model.months.map((_, index) => {
      const values = [valueAt(model.values, index), valueAt(model.previous, index)].filter(
        (value) => !Number.isNaN(value),
      );
      const highest = values.length === 0 ? null : Math.max(...values);
      return {
        x: startOf(index) - 3,
        width: room + 6,
        y0: box.bottom,
        y1: highest === null ? box.top : y.toY(highest) - 3,
      };
    }),
  };
}

function isEmpty({ values, previous }: MonthModel): boolean {
  return [...values, ...previous].every(Number.isNaN);
}

interface ShownMonths {
  readonly model: MonthModel;
  readonly format: MonthFormat;
  isVisible(key: string): boolean;
}

function drawMonths({ model, format, isVisible }: ShownMonths, area: ChartArea): Picture {
  const layout = monthLayout({
    ...area,
    unit: format.unit,
    model,
    hasCurrent: isVisible(monthKeys.current),
    hasPrevious: isVisible(monthKeys.previous),
  });
  return {
    plot: layout,
    labels: layout.labels,
    gaps: layout.gaps,
    marks: [
      path(styles.previous, layout.previous),
      path(styles.current, layout.current),
      path(styles.ongoing, layout.ongoing),
    ],
    cursor: {
      cursorLabel: textsIn(monthBarMessages, model.language)('month'),
      ...sideBySide(layout.x, 0, model.months.length),
      ...outlined(layout.outlines, layout.box),
      flagAt: ({ index }) => monthLabel(model, index),
      spokenAt: (place, state) => spokenMonth(model, place, state, format),
      tooltipAt: (place) => monthTooltip(model, place, isVisible, format),
    },
  };
}

/** A bar per month beside that of the year before. */
export const monthBars = /* @__PURE__ */ defineChart({
  size: 'section',
  model({ unit, months, currentLabel, previousLabel }: MonthContent, language) {
    const model = monthModel(months, language);
    const decimals = decimalsOf(model.values, model.previous);
    return { model, format: { unit, decimals, currentLabel, previousLabel } };
  },
  series: () => [monthKeys.current, monthKeys.previous],
  shown: (whole, { isVisible }): ShownMonths => ({ ...whole, isVisible }),
  track: ({ model: { values } }) => trackInOrder(values.length, [{ key: monthKeys.current, values }]),
  height: { narrow: 220, wide: 270 },
  draw: drawMonths,
  words({ model, format }) {
    const hasOwn = !model.values.every(Number.isNaN);
    const emptyText = isEmpty(model) ? textsIn(chartMessages, model.language)('noData') : null;
    return {
      total: hasOwn ? quantityText(sumWithin(model.values), 0, format.unit, model.language) : null,
      summary: emptyText ?? monthSummary(model, format),
      emptyText,
    };
  },
  legend: ({ model, format }) => ({
    items: monthLegend(format),
    extra: isEmpty(model) ? [] : monthLegendExtra(model),
    place: 'beside',
  }),
  table: ({ model, format }) => ({
    rowLabel: textsIn(monthBarMessages, model.language)('month'),
    rowCount: model.months.length,
    rowHeadOf: (row) => monthInWords(model, row),
    columns: () => monthColumns(model, format),
  }),
});
