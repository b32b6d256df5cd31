import { aggregate } from '../core/aggregate.ts';
import { stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { closestTo } from '../core/bisect.ts';
import { barLayout, type BarLayout } from '../layout/bar-layout.ts';
import type { ChartArea, LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import type { CursorDot } from '../parts/cursor-layer/cursor-view.ts';
import type { TableColumn } from '../parts/data-table/table-column.ts';
import type { LegendItem } from '../parts/legend/Legend.tsx';
import { numberText, qualityText } from '../text/values.ts';
import { words } from '../text/words.ts';
import type { BarModel } from './day-model.ts';
import { barKeys, dayMarks, dayReadout, daySpoken, lineLabel, type DayFormat } from './day-readout.ts';
import { DayBarMarks } from './DayBarMarks.tsx';

function dotsAt(
  model: BarModel,
  layout: BarLayout,
  index: number,
  isVisible: (key: string) => boolean,
): CursorDot[] {
  const dots = [
    { key: barKeys.current, value: valueAt(model.values, index), color: 'var(--vr-color-data-current)' },
    { key: barKeys.previous, value: valueAt(model.line, index), color: 'var(--vr-color-data-previous)' },
  ];
  return dots
    .filter(({ key, value }) => isVisible(key) && !Number.isNaN(value))
    .map(({ key, value, color }) => ({ key, color, y: layout.y.toY(value) }));
}

/** Lays out a day bar graph and says what its cursor finds; null until it has a width. */
export function dayChart(
  model: BarModel,
  isVisible: (key: string) => boolean,
  { width, height, textScale = 1 }: ChartArea,
  format: DayFormat,
): LaidOutChart | null {
  if (width <= 0) return null;
  const layout = barLayout({
    ...model,
    width,
    height,
    textScale,
    unit: format.unit,
    hasBars: isVisible(barKeys.current),
    hasLine: isVisible(barKeys.previous),
  });
  return {
    plot: layout,
    timeLabels: layout.timeLabels,
    gaps: layout.gaps,
    marks: <DayBarMarks layout={layout} />,
    isClipped: false,
    note: null,
    cursor: {
      xOf: (index) => valueAt(layout.centers, index),
      indexAt: (x) => closestTo(layout.centers, x),
      dotsAt: (index) => dotsAt(model, layout, index, isVisible),
      flagAt: ({ index }) => stepLabel(model.step, valueAt(model.starts, index)).flag,
      spokenAt: ({ index }, state) => daySpoken(model, index, state, format),
      readoutAt: ({ index }) => dayReadout(model, index, isVisible, format),
    },
  };
}

/** Buttons of the legend: the bars, and the line over them. */
export function dayLegend(model: BarModel, format: DayFormat): LegendItem[] {
  return [
    { key: barKeys.current, label: format.currentLabel, mark: dayMarks.current },
    { key: barKeys.previous, label: lineLabel(model, format), mark: dayMarks.previous },
  ];
}

/** Explanation of the lighter bars. */
export function dayLegendExtra(model: BarModel): LegendItem[] {
  if (!model.isTinted.includes(1)) return [];
  const label = model.step === 'day' ? words.dayOff : words.incompleteWeek;
  return [{ key: 'dayOff', label, mark: dayMarks.dayOff }];
}

/** Columns of the table behind a day bar graph. */
export function dayColumns(model: BarModel, format: DayFormat): TableColumn[] {
  const column = (key: string, label: string, values: Float64Array, hasSum: boolean): TableColumn => ({
    key,
    label,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), format.decimals),
    noteOf: (row) => (key === barKeys.current ? qualityText(model.quality[row]) : null),
    sumOf: (first, end) =>
      hasSum ? numberText(aggregate({ values }, first, end, true).value, format.decimals) : null,
  });
  const columns = [
    column(barKeys.current, format.currentLabel, model.values, true),
    column(barKeys.previous, format.previousLabel, model.previous, true),
  ];
  return model.step === 'week'
    ? columns
    : [...columns, column('mean', lineLabel(model, format), model.line, false)];
}
