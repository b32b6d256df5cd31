import { aggregate } from '../core/aggregate.ts';
import { valueAt } from '../core/typed-array.ts';
import { closestTo } from '../core/bisect.ts';
import { barLayout, type BarLayout } from '../layout/bar-layout.ts';
import type { ChartArea, LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import type { CursorDot } from '../parts/cursor-layer/cursor-view.ts';
import type { TableColumn } from '../parts/data-table/table-column.ts';
import type { LegendItem } from '../parts/legend/Legend.tsx';
import { numberText, qualityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { dayMessages } from '../text/messages/days.ts';
import { textsIn } from '../core/texts-in.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { placeLabel } from '../text/place-label.ts';
import { partOf } from '../text/step-name.ts';
import { windowText } from '../text/window-text.ts';
import { stepsWithin } from '../cursor/window.ts';
import type { BarModel } from './day-model.ts';
import { barsWithin, drawnModel, type BarModels } from './drawn-bars.ts';
import {
  barKeys,
  dayMarks,
  dayTooltip,
  daySpoken,
  lineLabel,
  spokenBars,
  type DayFormat,
} from './day-tooltip.ts';
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

/** Lays out the bars of a window and says what its cursor finds; null until it has a width. */
export function dayChart(
  models: BarModels,
  isVisible: (key: string) => boolean,
  { width, height, window, textScale = 1 }: ChartArea,
  format: DayFormat,
): LaidOutChart | null {
  if (!(width > 0)) return null;
  const model = drawnModel(models, window, width);
  const { language } = format;
  const [first, end] = stepsWithin(model.starts, window);
  const drawn = barsWithin(model, [first, end]);
  const layout = barLayout({
    ...drawn,
    width,
    height,
    textScale,
    unit: format.unit,
    language,
    hasBars: isVisible(barKeys.current),
    hasLine: isVisible(barKeys.previous),
  });
  const named = { ...model, language };
  const inside = (index: number) => Math.max(0, Math.min(end - first - 1, index - first));
  return {
    plot: layout,
    timeLabels: layout.timeLabels,
    gaps: layout.gaps,
    marks: <DayBarMarks layout={layout} />,
    isClipped: false,
    note: null,
    shownText: window && textsIn(chartMessages, language)('shown', { what: windowText(named, window) }),
    cursor: {
      xOf: (index) => valueAt(layout.centers, inside(index)),
      indexAt: (x) => first + closestTo(layout.centers, x),
      dotsAt: (index) => dotsAt(drawn, layout, inside(index), isVisible),
      flagAt: (place) => placeLabel(named, place).flag,
      spokenAt: (place, state) => daySpoken(model, place, state, format),
      tooltipAt: (place) => dayTooltip(model, place, isVisible, format),
      spokenWindow: (next) => spokenBars(drawnModel(models, next, width), next, format),
    },
  };
}

/** Buttons of the legend: the bars, and the line over them. */
export function dayLegend(model: BarModel, format: DayFormat): LegendItem[] {
  const current: LegendItem = { key: barKeys.current, label: format.currentLabel, mark: dayMarks.current };
  if (model.step === 'hour') return [current];
  return [current, { key: barKeys.previous, label: lineLabel(model, format), mark: dayMarks.previous }];
}

/** Explanation of the lighter bars. */
export function dayLegendExtra(model: BarModel, language?: Language): LegendItem[] {
  if (!model.isTinted.includes(1)) return [];
  const label =
    model.step === 'day' ? textsIn(dayMessages, language)('dayOff') : partOf(model.step, language);
  return [{ key: 'dayOff', label, mark: dayMarks.dayOff }];
}

/** Columns of the table behind a day bar graph. */
export function dayColumns(model: BarModel, format: DayFormat): TableColumn[] {
  const column = (key: string, label: string, values: Float64Array, hasSum: boolean): TableColumn => ({
    key,
    label,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), format.decimals),
    noteOf: (row) => (key === barKeys.current ? qualityText(model.quality[row], format.language) : null),
    sumOf: (first, end) =>
      hasSum ? numberText(aggregate({ values }, first, end, true).value, format.decimals) : null,
  });
  const current = column(barKeys.current, format.currentLabel, model.values, true);
  if (model.step === 'hour') return [current];
  const columns = [current, column(barKeys.previous, format.previousLabel, model.previous, true)];
  return model.step === 'week'
    ? columns
    : [...columns, column('mean', lineLabel(model, format), model.line, false)];
}
