import { barsPath, type Bar } from '../core/path/relative.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { valueAt } from '../core/typed-array.ts';
import type { Stretch } from '../layout/gaps.ts';
import { plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { missingMonths, monthLabel, stateOf, type MonthModel } from './month-model.ts';

/** What a month bar graph is laid out from. */
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
  /** Months that are over and have no value. */
  readonly gaps: readonly Stretch[];
  /** Bars of this year's whole months. */
  readonly current: string;
  /** Bars of the month that goes on, which are no whole sums. */
  readonly ongoing: string;
  readonly previous: string;
  /** The room of each month from its highest bar down, for the cursor. */
  readonly outlines: readonly Bar[];
}

/** Widest bar of a month of this year, px; the one of the year before has half of it. */
const widestBar = 34;
const between = 2;

/** Lays out two bars a month from zero: the narrow one of the year before, then this year's. */
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
  const labels = model.months.map((_, index) => monthLabel(model, index));
  const widest = Math.max(1, ...labels.map(labelWidth)) * textScale;
  const every = Math.max(1, Math.ceil((widest + 6) / pitch));
  return {
    ...plot,
    labels: labels.flatMap((text, index): PlacedText[] =>
      index % every === 0
        ? [{ x: x.toX(index + 0.5), y: box.bottom + 18 * textScale, text, anchor: 'middle' }]
        : [],
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
