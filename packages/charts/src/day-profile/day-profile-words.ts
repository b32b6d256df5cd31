import { changePercent } from '@vinrod/ui/format';
import { capitalized } from '../core/capitalized.ts';
import { byValueDescending } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import type { CursorState } from '../cursor/cursor.ts';
import type { Key } from '../chart/key.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { tooltip, type TooltipContent } from '../chart/tooltip-content.ts';
import { foundFirst } from '../text/speech.ts';
import { changeInPercent, numberText, quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { columnsIn } from '../text/value-column.ts';
import { valueRow } from '../text/value-row.ts';
import { dayMessages } from '../text/messages/days.ts';
import { dayProfileMessages } from './messages.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';
import { clockText } from '../core/time/step-label.ts';
import type { DayMeans, DayProfileModel, HighLoadHours } from './day-profile-model.ts';

/** The format of values in a day profile. */
export interface DayProfileFormat extends InLanguage {
  readonly unit: string;
  readonly decimals: number;
  readonly highLoad: HighLoadHours | null;
}

/** Name of a kind of day. */
export function dayName(key: DayMeans['key'], language?: AnyLanguage): string {
  return textsIn(dayMessages, language)(key === 'weekday' ? 'workingDay' : 'dayOff');
}

/** Keys of the two kinds of day in legend and tooltip; dashed and solid, so as not to rely on colour alone. */
export const dayMarks: Readonly<Record<DayMeans['key'], Key>> = {
  weekday: { kind: 'line', style: { color: 'var(--vr-color-data-current)', dash: null, marker: null } },
  dayOff: { kind: 'line', style: { color: 'var(--vr-color-data-previous)', dash: '5 3', marker: null } },
};

/** An hour of the day in text: "kl. 08–09". */
function clockHours(hour: number, language: AnyLanguage | undefined): string {
  return clockText(hour * 60, (hour + 1) * 60, language);
}

/** High-load hours: "höglasttid kl. 06–22". */
export function highLoadLabel({ from, to }: HighLoadHours, language?: AnyLanguage): string {
  return `${textsIn(dayProfileMessages, language)('highLoad')} ${clockText(from * 60, to * 60, language)}`;
}

function isHighLoad(hour: number, { highLoad }: DayProfileFormat): boolean {
  return highLoad !== null && hour >= highLoad.from && hour < highLoad.to;
}

/** What the cursor announces at an hour of the day: the mean first. */
export function spokenHour(
  days: readonly DayMeans[],
  seriesKey: string | null,
  hour: number,
  state: CursorState,
  format: DayProfileFormat,
): string {
  const day = days.find(({ key }) => key === seriesKey) ?? days[0];
  const { language } = format;
  const words = textsIn(chartMessages, language);
  const own = textsIn(dayProfileMessages, language);
  const when = textsIn(dayMessages, language)('hours', { from: hour, to: hour + 1 });
  if (!day) return `${words('noneVisible')} ${when}`;
  const mean = valueAt(day.mean, hour);
  const text = (value: number) => numberText(value, format.decimals, language);
  const parts = [
    Number.isNaN(mean)
      ? words('missing')
      : own('inMean', { value: `${text(mean)} ${spokenUnit(format.unit, language)}` }),
    dayName(day.key, language),
    when,
    Number.isNaN(mean) ? null : own('atMost', { value: text(valueAt(day.max, hour)) }),
    isHighLoad(hour, format) ? own('highLoad') : null,
  ].filter((part) => part !== null);
  return foundFirst(state.found, 'hour', parts.join(', '), language);
}

/** The tooltip of an hour of the day. */
export function hourTooltip(
  days: readonly DayMeans[],
  hour: number,
  state: CursorState,
  format: DayProfileFormat,
): TooltipContent {
  const { language } = format;
  const own = textsIn(dayProfileMessages, language);
  const text = (value: number) => numberText(value, format.decimals, language);
  const rows = days.map(({ key, mean, max }) =>
    valueRow({
      key,
      label: dayName(key, language),
      mark: dayMarks[key],
      value: valueAt(mean, hour),
      textOf: text,
      note: own('highest', { value: text(valueAt(max, hour)) }),
      language,
    }),
  );
  return tooltip(clockHours(hour, language), rows, {
    detail: isHighLoad(hour, format) ? own('highLoad') : '',
    currentKey: state.seriesKey,
  });
}

/** Columns of a day profile's table: mean and highest value of each kind of day. */
export function dayProfileColumns(days: readonly DayMeans[], format: DayProfileFormat): TableColumn[] {
  const { language } = format;
  const text = textsIn(dayProfileMessages, language);
  const column = columnsIn(format);
  return days.flatMap(({ key, mean, max }) => {
    const day = dayName(key, language);
    return [column(key, text('mean', { day }), mean), column(`${key}:max`, text('max', { day }), max)];
  });
}

function meanOf(values: Float64Array): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** The highest single value, which every mean hides. */
function highestText(days: readonly DayMeans[], format: DayProfileFormat): string {
  const tops = days.flatMap(({ key, max }) => {
    const [hour] = byValueDescending(max);
    return hour === undefined ? [] : [{ key, hour, value: valueAt(max, hour) }];
  });
  const [top] = tops.toSorted((a, b) => b.value - a.value);
  if (!top) return '';
  const value = quantityText(top.value, format.decimals, format.unit, format.language);
  return textsIn(dayProfileMessages, format.language)('peak', {
    value,
    day: dayName(top.key, format.language),
    time: clockHours(top.hour, format.language),
  });
}

/** Describes a day profile: the extremes of each kind of day, how days off differ, and the peak behind the means. */
export function dayProfileSummary(
  { days, missing, total }: DayProfileModel,
  format: DayProfileFormat,
): string {
  const { language } = format;
  const own = textsIn(dayProfileMessages, language);
  const text = (value: number) => quantityText(value, format.decimals, format.unit, language);
  const sentences = days.flatMap(({ key, mean }) => {
    const order = byValueDescending(mean);
    const [high] = order;
    const last = order.at(-1);
    if (high === undefined || last === undefined) return [];
    // Night hours are often equal: report the first of the lowest hours, as for the highest.
    const low = mean.indexOf(valueAt(mean, last));
    const highest = {
      day: capitalized(dayName(key, language)),
      high: clockHours(high, language),
      highest: text(valueAt(mean, high)),
    };
    if (high === low) return [own('extreme', highest)];
    const lowest = { low: clockHours(low, language), lowest: text(valueAt(mean, low)) };
    return [own('extremes', { ...highest, ...lowest })];
  });
  if (sentences.length === 0) return textsIn(chartMessages, language)('noData');
  const [weekday, dayOff] = days.map(({ mean }) => meanOf(mean));
  const change = changePercent(weekday ?? Number.NaN, dayOff ?? Number.NaN);
  if (sentences.length === 2 && change !== null) {
    sentences.push(own('change', { change: changeInPercent(change, language) }));
  }
  sentences.push(highestText(days, format));
  if (missing > 0) {
    sentences.push(textsIn(dayMessages, language)('hoursMissing', { missing, total }));
  }
  return sentences.join(' ');
}
