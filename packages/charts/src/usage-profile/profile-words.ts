import { changePercent } from '@vinrod/ui/format';
import { byValueDescending } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import type { CursorState } from '../cursor/cursor.ts';
import type { Key, LegendItem } from '../chart/key.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { tooltip, type TooltipContent } from '../chart/tooltip-content.ts';
import { foundFirst } from '../text/speech.ts';
import { changeInPercent, numberText, quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { columnsIn } from '../text/value-column.ts';
import { valueRow } from '../text/value-row.ts';
import { dayMessages } from '../text/messages/days.ts';
import { usageProfileMessages } from './messages.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';
import { weekendFrom, type ProfileModel } from './profile-model.ts';
import { weekdayText } from '../core/time/date-text.ts';
import { clockText } from '../core/time/step-label.ts';

/** The format of values in a usage profile. */
export interface ProfileFormat extends InLanguage {
  readonly unit: string;
  readonly decimals: number;
}

/** Keys of a usage profile in legend and tooltip. */
export const profileMarks: Readonly<Record<'mean' | 'range', Key>> = {
  mean: {
    kind: 'line',
    style: { color: 'var(--vr-color-data-current)', dash: null, marker: null },
  },
  range: { kind: 'bar', color: 'var(--vr-color-data-seq-4)', isTinted: false },
};

/** An hour of the week in running text: "tisdag kl. 08–09". */
function weekHourText(index: number, style: 'short' | 'long', language?: AnyLanguage): string {
  const hour = index % 24;
  return `${weekdayText(Math.floor(index / 24) + 1, style, language)} ${clockText(hour * 60, (hour + 1) * 60, language)}`;
}

/** An hour of the week where there is little room: "tis kl. 08–09". */
export function weekHourLabel(index: number, language?: AnyLanguage): string {
  return weekHourText(index, 'short', language);
}

/** An hour of the week, spoken: "tisdag klockan 8 till 9". */
export function spokenWeekHour(index: number, language?: AnyLanguage): string {
  const hour = index % 24;
  const hours = textsIn(dayMessages, language)('hours', { from: hour, to: hour + 1 });
  return `${weekdayText(Math.floor(index / 24) + 1, 'long', language)} ${hours}`;
}

function basis(model: ProfileModel, index: number, { language }: ProfileFormat): string {
  return textsIn(usageProfileMessages, language)('counted', { count: valueAt(model.counts, index) });
}

/** What the cursor announces at an hour of the week: the mean first. */
export function spokenProfile(
  model: ProfileModel,
  index: number,
  state: CursorState,
  format: ProfileFormat,
): string {
  const mean = valueAt(model.mean, index);
  const { language } = format;
  const when = spokenWeekHour(index, language);
  const found = (spoken: string) => foundFirst(state.found, 'hour', spoken, language);
  if (Number.isNaN(mean)) return found(`${textsIn(chartMessages, language)('missing')}, ${when}`);
  const text = (value: number) => numberText(value, format.decimals, language);
  const spoken = {
    mean: text(mean),
    unit: spokenUnit(format.unit, language),
    when,
    lowest: text(valueAt(model.min, index)),
    highest: text(valueAt(model.max, index)),
    basis: basis(model, index, format),
  };
  return found(textsIn(usageProfileMessages, language)('spoken', spoken));
}

/** The tooltip of an hour of the week. */
export function profileTooltip(model: ProfileModel, index: number, format: ProfileFormat): TooltipContent {
  const { language } = format;
  const own = textsIn(usageProfileMessages, language);
  const words = textsIn(chartMessages, language);
  const text = (value: number) => numberText(value, format.decimals, language);
  const mean = valueAt(model.mean, index);
  const range = words('to', {
    from: text(valueAt(model.min, index)),
    to: text(valueAt(model.max, index)),
  });
  const count = basis(model, index, format);
  const row = (key: 'mean' | 'range', label: string, textOf: (value: number) => string) =>
    valueRow({ key, label, mark: profileMarks[key], value: mean, textOf, language });
  const rows = [row('mean', own('mean'), text), row('range', own('lowestToHighest'), () => range)];
  const isWeekend = index >= weekendFrom;
  return tooltip(weekHourLabel(index, language), rows, {
    detail: isWeekend ? `${count} · ${textsIn(dayMessages, language)('dayOff')}` : count,
    currentKey: 'mean',
  });
}

/** Legend items for the line and the area behind it. */
export function profileLegend({ language }: ProfileFormat): LegendItem[] {
  const text = textsIn(usageProfileMessages, language);
  return [
    { key: 'mean', label: text('mean'), mark: profileMarks.mean },
    { key: 'range', label: text('lowestToHighest'), mark: profileMarks.range },
  ];
}

/** Columns of a usage profile's table. */
export function profileColumns({ mean, min, max }: ProfileModel, format: ProfileFormat): TableColumn[] {
  const text = textsIn(usageProfileMessages, format.language);
  const column = columnsIn(format);
  return [
    column('mean', text('mean'), mean),
    column('min', text('lowest'), min),
    column('max', text('highest'), max),
  ];
}

/** Describes a usage profile: the extremes of the week, and how the weekend differs. */

export function profileSummary(model: ProfileModel, { unit, decimals, language }: ProfileFormat): string {
  const own = textsIn(usageProfileMessages, language);
  const order = byValueDescending(model.mean);
  const [first] = order;
  const last = order.at(-1);
  if (first === undefined || last === undefined) return textsIn(chartMessages, language)('noData');
  const text = (value: number) => quantityText(value, decimals, unit, language);
  const at = (index: number) => ({
    what: `${text(valueAt(model.mean, index))}, ${weekHourText(index, 'long', language)}`,
  });
  const sentences = [own('highestMean', at(first))];
  if (last !== first) {
    sentences.push(own('lowestMean', at(last)));
  }
  const { weekdayMean, weekendMean } = model;
  if (!Number.isNaN(weekdayMean) && !Number.isNaN(weekendMean)) {
    const change = changePercent(weekdayMean, weekendMean);
    const difference = change === null ? '' : ` (${changeInPercent(change, language)})`;
    sentences.push(own('weekend', { weekday: text(weekdayMean), weekend: text(weekendMean), difference }));
  }
  if (model.missing > 0) {
    const { missing, total } = model;
    sentences.push(textsIn(dayMessages, language)('hoursMissing', { missing, total }));
  }
  return sentences.join(' ');
}
