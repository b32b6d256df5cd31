import { barsPath } from '../core/path/relative.ts';
import { numberText } from '../text/values.ts';
import { missingKeyMessages } from '../text/messages/missing-key.ts';
import { monthBarMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { valueAt } from '../core/typed-array.ts';
import type { LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import type { TableColumn } from '../parts/data-table/table-column.ts';
import type { LegendItem } from '../parts/legend/Legend.tsx';
import { monthLayout, type MonthLayout } from './month-layout.ts';
import { missingMonths, monthLabel, stateOf, type MonthModel } from './month-model.ts';
import { monthKeys, monthMarks, monthTooltip, spokenMonth, type MonthFormat } from './month-text.ts';
import * as styles from './MonthBarGraph.css.ts';

/** Room of a month bar graph. */
export interface MonthArea {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
}

function MonthMarks({ layout }: { readonly layout: MonthLayout }) {
  return (
    <>
      <path className={styles.previous} d={layout.previous} />
      <path className={styles.current} d={layout.current} />
      <path className={styles.ongoing} d={layout.ongoing} />
    </>
  );
}

/** Lays out the bars of months and says what the cursor finds; null until it has a width. */
export function monthChart(
  model: MonthModel,
  isVisible: (key: string) => boolean,
  area: MonthArea,
  format: MonthFormat,
): LaidOutChart | null {
  if (!(area.width > 0)) return null;
  const layout = monthLayout({
    ...area,
    unit: format.unit,
    model,
    hasCurrent: isVisible(monthKeys.current),
    hasPrevious: isVisible(monthKeys.previous),
  });
  const { box, x } = layout;
  const last = model.months.length - 1;
  return {
    plot: layout,
    timeLabels: layout.labels,
    gaps: layout.gaps,
    marks: <MonthMarks layout={layout} />,
    isClipped: false,
    note: null,
    cursor: {
      cursorLabel: textsIn(monthBarMessages, model.language)('month'),
      xOf: (index) => x.toX(index + 0.5),
      indexAt: (position) => Math.max(0, Math.min(last, Math.floor(x.toTime(position)))),
      dotsAt: () => [],
      areaAt: ({ index }) => {
        const room = layout.outlines[index] ?? { x: box.left, width: 0, y0: box.bottom, y1: box.top };
        return { path: barsPath([room]), left: room.x, right: room.x + room.width, top: box.top };
      },
      flagAt: ({ index }) => monthLabel(model, index),
      spokenAt: (place, state) => spokenMonth(model, place, state, format),
      tooltipAt: (place) => monthTooltip(model, place, isVisible, format),
    },
  };
}

/** Buttons of the legend. */
export function monthLegend({ currentLabel, previousLabel }: MonthFormat): LegendItem[] {
  return [
    { key: monthKeys.current, label: currentLabel, mark: monthMarks.current },
    { key: monthKeys.previous, label: previousLabel, mark: monthMarks.previous },
  ];
}

/** Explanations of the open bar and of the hatched place. */
export function monthLegendExtra(model: MonthModel): LegendItem[] {
  const isOngoing = model.months.some((_, index) => stateOf(model, index) === 'ongoing');
  return [
    ...(isOngoing
      ? [
          {
            key: 'ongoing',
            label: textsIn(monthBarMessages, model.language)('ongoing'),
            mark: monthMarks.ongoing,
          },
        ]
      : []),
    ...(missingMonths(model).length > 0
      ? [
          {
            key: 'missing',
            label: textsIn(missingKeyMessages, model.language)('missing'),
            mark: { kind: 'missing' as const },
          },
        ]
      : []),
  ];
}

/** Columns of the table behind a month bar graph. */
export function monthColumns(model: MonthModel, format: MonthFormat): TableColumn[] {
  const column = (key: string, label: string, values: Float64Array): TableColumn => ({
    key,
    label,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), format.decimals),
    noteOf: (row) =>
      key === monthKeys.current && stateOf(model, row) === 'ongoing'
        ? textsIn(monthBarMessages, model.language)('ongoing')
        : null,
    sumOf: (first, end) =>
      numberText(
        values.subarray(first, end).reduce((sum, value) => sum + (value || 0), 0),
        format.decimals,
      ),
  });
  return [
    column(monthKeys.current, format.currentLabel, model.values),
    column(monthKeys.previous, format.previousLabel, model.previous),
  ];
}
