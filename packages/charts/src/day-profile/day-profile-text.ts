import { changePercent, EN_DASH, formatSignedPercent } from '@vinrod/ui/format';

import { byValueDescending } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import type { CursorState } from '../cursor/cursor.ts';
import type { Key } from '../parts/key-mark/KeyMark.tsx';
import type { TooltipContent } from '../parts/tooltip/tooltip-content.ts';
import { foundText } from '../text/speech.ts';
import { numberText, quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { dayMessages } from '../text/messages/days.ts';
import { dayProfileMessages } from './messages.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { DayMeans, DayProfileModel } from './day-profile-model.ts';
import type { HighLoadHours } from './high-load.ts';

/** How values of a day profile are written. */
export interface DayProfileFormat extends InLanguage {
  readonly unit: string;
  readonly decimals: number;
  readonly highLoad: HighLoadHours | null;
}

/** Name of one of the two days. */
export function dayName(key: DayMeans['key'], language?: Language): string {
  return textsIn(dayMessages, language)(key === 'weekday' ? 'workingDay' : 'dayOff');
}

/** Marks of the two days in legend and tooltip; dashed and solid, so that colour is not alone. */
export const dayMarks: Readonly<Record<DayMeans['key'], Key>> = {
  weekday: { kind: 'line', style: { color: 'var(--vr-color-data-current)', dash: null, marker: null } },
  dayOff: { kind: 'line', style: { color: 'var(--vr-color-data-previous)', dash: '5 3', marker: null } },
};

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0');
}

/** An hour of the day: "08–09". */
export function hourLabel(hour: number): string {
  return `${twoDigits(hour)}${EN_DASH}${twoDigits(hour + 1)}`;
}

/** An hour of the day in text: "kl. 08–09". */
function clockHours(hour: number, language: Language | undefined): string {
  return textsIn(dayMessages, language)('clock', { hours: hourLabel(hour) });
}

/** Hours of high load: "höglasttid 06–22". */
export function highLoadLabel({ from, to }: HighLoadHours, language?: Language): string {
  return `${textsIn(dayProfileMessages, language)('highLoad')} ${twoDigits(from)}${EN_DASH}${twoDigits(to)}`;
}

function isHighLoad(hour: number, { highLoad }: DayProfileFormat): boolean {
  return highLoad !== null && hour >= highLoad.from && hour < highLoad.to;
}

/** What the cursor says at an hour of the day: the mean first. */
export function spokenHour(
  days: readonly DayMeans[],
  lane: string | null,
  hour: number,
  state: CursorState,
  format: DayProfileFormat,
): string {
  const day = days.find(({ key }) => key === lane) ?? days[0];
  const { language } = format;
  const words = textsIn(chartMessages, language);
  const own = textsIn(dayProfileMessages, language);
  const when = textsIn(dayMessages, language)('hours', { from: hour, to: hour + 1 });
  if (!day) return `${words('noneVisible')} ${when}`;
  const mean = valueAt(day.mean, hour);
  const text = (value: number) => numberText(value, format.decimals);
  const found = foundText(state.found, 'hour', language);
  const parts = [
    Number.isNaN(mean)
      ? words('missing')
      : own('inMean', { value: `${text(mean)} ${spokenUnit(format.unit, language)}` }),
    dayName(day.key, language),
    when,
    Number.isNaN(mean) ? null : own('atMost', { value: text(valueAt(day.max, hour)) }),
    isHighLoad(hour, format) ? own('highLoad') : null,
  ].filter((part) => part !== null);
  return `${found === null ? '' : `${found}: `}${parts.join(', ')}`;
}

/** The box beside an hour of the day. */
export function hourTooltip(
  days: readonly DayMeans[],
  hour: number,
  state: CursorState,
  format: DayProfileFormat,
): TooltipContent {
  const { language } = format;
  const own = textsIn(dayProfileMessages, language);
  const text = (value: number) => numberText(value, format.decimals);
  return {
    title: clockHours(hour, language),
    detail: isHighLoad(hour, format) ? own('highLoad') : '',
    rows: days.map(({ key, mean, max }) => {
      const value = valueAt(mean, hour);
      const isMissing = Number.isNaN(value);
      return {
        key,
        label: dayName(key, language),
        mark: dayMarks[key],
        value: isMissing ? '' : text(value),
        note: isMissing
          ? textsIn(chartMessages, language)('missing')
          : own('highest', { value: text(valueAt(max, hour)) }),
        earlier: null,
      };
    }),
    currentKey: state.lane,
    earlierLabel: null,
    sum: null,
  };
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
  const value = quantityText(top.value, format.decimals, format.unit);
  return textsIn(dayProfileMessages, format.language)('peak', {
    value,
    day: dayName(top.key, format.language),
    time: clockHours(top.hour, format.language),
  });
}

/** Says what a day profile shows: the extremes of each day, how the day off differs, and the peak behind the means. */
export function dayProfileSummary(
  { days, missing, total }: DayProfileModel,
  format: DayProfileFormat,
): string {
  const { language } = format;
  const own = textsIn(dayProfileMessages, language);
  const text = (value: number) => quantityText(value, format.decimals, format.unit);
  const sentences = days.flatMap(({ key, mean }) => {
    const order = byValueDescending(mean);
    const [high] = order;
    const last = order.at(-1);
    if (high === undefined || last === undefined) return [];
    // Nights are often equal: the first of the lowest hours is said, as the first of the highest is.
    const low = mean.indexOf(valueAt(mean, last));
    const name = dayName(key, language);
    const highest = {
      day: name.charAt(0).toUpperCase() + name.slice(1),
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
    sentences.push(own('change', { change: formatSignedPercent(change) }));
  }
  sentences.push(highestText(days, format));
  if (missing > 0) {
    sentences.push(textsIn(dayMessages, language)('hoursMissing', { missing, total }));
  }
  return sentences.join(' ');
}
