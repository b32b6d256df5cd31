import { pad2 } from '@vinrod/locale/day';
import { hourLabel } from '../core/time/hour-label.ts';
import { extentWithin } from '../core/scale/value-scale.ts';
import type { Stretch } from '../layout/gaps.ts';
import { isNarrowFor, plotFor, type PlacedText, type Plot } from '../layout/plot-box.ts';
import { allStairs, hoursWithout } from '../layout/stairs.ts';
import { defineChart } from '../chart/define-chart.ts';
import { group, path, rect, text, type Mark } from '../chart/marks.ts';
import type { ChartArea, Picture } from '../chart/picture.ts';
import { dotsOn, sideBySide, trackInOrder } from '../chart/steps-in-order.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsOf } from '../core/units.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { seriesPeriod } from '../text/series-period.ts';
import { dayProfileMessages } from './messages.ts';
import {
  checkHighLoad,
  dayHours,
  dayProfileModel,
  type DayMeans,
  type DayProfileContent,
  type DayProfileModel,
  type HighLoadHours,
} from './day-profile-model.ts';
import {
  dayMarks,
  dayName,
  dayProfileColumns,
  dayProfileSummary,
  highLoadLabel,
  hourTooltip,
  spokenHour,
  type DayProfileFormat,
} from './day-profile-words.ts';
import * as styles from './DayProfile.css.ts';

/** The input for the layout of a day profile. */
export interface DayProfileLayoutOptions extends InLanguage {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly unit: string;
  /** Visible kinds of day. */
  readonly days: readonly DayMeans[];
  readonly highLoad: HighLoadHours | null;
}

/** Everything that a day profile draws, without the cursor. */
export interface DayProfileLayout extends Plot {
  readonly labels: readonly PlacedText[];
  /** Hours for which no visible day has a value. */
  readonly gaps: readonly Stretch[];
  readonly lines: readonly { readonly key: DayMeans['key']; readonly path: string }[];
  readonly highLoad: Stretch | null;
}

function stretch({ x }: Plot, from: number, to: number): Stretch {
  return { x: x.toX(from), width: x.toX(to) - x.toX(from) };
}

/** Hours for which no day has a value. */
function gapsOf(plot: Plot, days: readonly DayMeans[]): readonly Stretch[] {
  const any = Float64Array.from({ length: dayHours }, (_, hour) =>
    days.some(({ counts }) => (counts[hour] ?? 0) > 0) ? 1 : Number.NaN,
  );
  return hoursWithout(any, plot);
}

/** Lays out the 24 hours of the clock face as a step line: the value of an hour holds throughout it. */
export function dayProfileLayout(options: DayProfileLayoutOptions): DayProfileLayout {
  const { width, height, textScale, unit, days, highLoad } = options;
  const plot = plotFor({
    width,
    height,
    textScale,
    unit,
    language: options.language,
    domain: [0, dayHours],
    extent: extentWithin(days.map(({ mean }) => ({ values: mean, range: [0, dayHours] as const }))),
    footer: 28,
  });
  const { box, x } = plot;
  const every = isNarrowFor(width, textScale) ? 6 : 3;
  const marks = Array.from({ length: dayHours / every + 1 }, (_, i) => i * every);
  return {
    ...plot,
    labels: marks.map((hour) => ({
      x: x.toX(hour),
      y: box.bottom + 18 * textScale,
      text: pad2(hour),
      anchor: hour === dayHours ? ('end' as const) : ('middle' as const),
    })),
    gaps: days.length === 0 ? [] : gapsOf(plot, days),
    lines: days.map(({ key, mean }) => ({
      key,
      path: allStairs(mean, plot),
    })),
    highLoad: highLoad && stretch(plot, highLoad.from, highLoad.to),
  };
}

const keys: readonly DayMeans['key'][] = ['weekday', 'dayOff'];

interface ShownDays {
  /** With only the visible days. */
  readonly model: DayProfileModel;
  readonly format: DayProfileFormat;
  readonly period: string;
  readonly isEmpty: boolean;
}

function colorOf(key: DayMeans['key']): string {
  const mark = dayMarks[key];
  return mark.kind === 'line' ? mark.style.color : 'currentColor';
}

/** Height for a name in a band, px: at its top, or at its bottom where lines are in the way there and not here. */
function nameHeight({ box, y }: Plot, days: readonly DayMeans[], { from, to }: HighLoadHours): number {
  const heights = days.flatMap(({ mean }) => [...mean.subarray(from, to)].filter(Number.isFinite).map(y.toY));
  const room = 20 * box.textScale;
  const isAtTop = Math.min(...heights) > box.top + room || Math.max(...heights) > box.bottom - room;
  return isAtTop ? box.top + 13 * box.textScale : box.bottom - 7 * box.textScale;
}

function highLoadMarks(
  layout: DayProfileLayout,
  days: readonly DayMeans[],
  format: DayProfileFormat,
): Mark[] {
  const { box, highLoad } = layout;
  if (highLoad === null || format.highLoad === null) return [];
  const name = highLoadLabel(format.highLoad, format.language);
  const middle = highLoad.x + highLoad.width / 2;
  const y = nameHeight(layout, days, format.highLoad);
  return [
    rect(styles.highLoad, { ...highLoad, y: box.top, height: box.bottom - box.top }),
    text(styles.highLoadName, { x: middle, y, text: name, anchor: 'middle' }),
  ];
}

function drawDays({ model: { days }, format }: ShownDays, area: ChartArea): Picture {
  const layout = dayProfileLayout({ ...area, ...format, days });
  const { x, y } = layout;
  return {
    plot: layout,
    labels: layout.labels,
    gaps: layout.gaps,
    marks: [
      group('charts:highLoad', highLoadMarks(layout, days, format)),
      ...layout.lines.toReversed().map(({ key, path: line }) =>
        path(key === 'dayOff' ? styles.dayOff : styles.weekday, line, {
          key,
          dash: key === 'dayOff' ? '5 3' : null,
        }),
      ),
    ],
    cursor: {
      cursorLabel: textsIn(dayProfileMessages, format.language)('dayHour'),
      ...sideBySide(x, 0, dayHours),
      dotsAt: (index) =>
        dotsOn(
          y,
          days.map(({ key, mean }) => ({ key, color: colorOf(key), value: valueAt(mean, index) })),
        ),
      flagAt: ({ index }) => hourLabel(index),
      spokenAt: ({ index }, state) => spokenHour(days, state.seriesKey, index, state, format),
      tooltipAt: ({ index }, state) => hourTooltip(days, index, state, format),
    },
  };
}

/** The 24 hours of an average working day and day off. */
export const dayProfile = /* @__PURE__ */ defineChart({
  model({ unit, data, hasSum = false, highLoad }: DayProfileContent, language): ShownDays {
    const model = dayProfileModel(data, hasSum);
    const extent = extentWithin(model.days.map(({ mean }) => ({ values: mean, range: [0, dayHours] })));
    const decimals = Math.min(1, decimalsOf(...model.days.map(({ mean }) => mean)));
    const format = { unit, decimals, highLoad: checkHighLoad(highLoad), language };
    return { model, format, period: seriesPeriod(data, language), isEmpty: extent === null };
  },
  series: () => keys,
  shown: (whole, { isVisible }): ShownDays => {
    const days = whole.model.days.filter(({ key }) => isVisible(key));
    return { ...whole, model: { ...whole.model, days } };
  },
  track: ({ model: { days } }) =>
    trackInOrder(
      dayHours,
      days.map(({ key, mean }) => ({ key, values: mean })),
    ),
  draw: drawDays,
  words({ model, format, period, isEmpty }) {
    const texts = textsIn(chartMessages, format.language);
    const noneVisible = model.days.length === 0 ? texts('noneVisible') : null;
    return {
      period,
      total: null,
      summary: dayProfileSummary(model, format),
      emptyText: isEmpty ? texts('noData') : noneVisible,
    };
  },
  legend: ({ format }) => ({
    items: keys.map((key) => ({ key, label: dayName(key, format.language), mark: dayMarks[key] })),
    place: 'beside',
  }),
  table: ({ model, format }) => ({
    rowLabel: textsIn(dayProfileMessages, format.language)('dayHour'),
    rowCount: dayHours,
    rowHeadOf: hourLabel,
    columns: () => dayProfileColumns(model.days, format),
  }),
});
