import { aggregate } from '../core/aggregate.ts';
import { localDayOf } from '@vinrod/locale/clock';
import { isDayOff } from '@vinrod/locale/workday';
import { statsOf } from '../core/stats.ts';
import { levelFor, type TimeWindow } from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorPlace, CursorState } from '../cursor/cursor.ts';
import { stepsWithin, wholeWindow } from '../cursor/window.ts';
import type { AnyLanguage } from '../core/language.ts';
import type { Key, LegendItem } from '../chart/key.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { tooltip, tooltipRow, type TooltipContent, type TooltipRow } from '../chart/tooltip-content.ts';
import { placeLabel, placeNote } from '../text/place-label.ts';
import { foundText, spokenPoint, spokenWindow } from '../text/speech.ts';
import { partOf } from '../text/step-name.ts';
import { summaryText } from '../text/summary.ts';
import { valueColumn } from '../text/value-column.ts';
import { numberText, quantityText, qualityText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { dayMessages } from '../text/messages/days.ts';
import { stepValues } from '../text/words.ts';
import { dayBarMessages } from './messages.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { meanDays, type BarModel } from './day-model.ts';

/** Keys of the two series of a day bar graph. */
export const barKeys = { current: 'current', previous: 'previous' } as const;

/** The format of values and periods in a day bar graph. */
export interface DayFormat extends InLanguage {
  readonly unit: string;
  readonly decimals: number;
  /** This period: "2026". */
  readonly currentLabel: string;
  /** The period one year before: "2025". */
  readonly previousLabel: string;
}

/** Keys of bars and line in legend and tooltip. */
export const dayMarks: Readonly<Record<'current' | 'dayOff' | 'previous' | 'sameDay', Key>> = {
  current: { kind: 'bar', color: 'var(--vr-color-data-current)', isTinted: false },
  dayOff: { kind: 'bar', color: 'var(--vr-color-data-current)', isTinted: true },
  previous: { kind: 'line', style: { color: 'var(--vr-color-data-previous)', dash: null, marker: null } },
  sameDay: { kind: 'bar', color: 'var(--vr-color-data-previous)', isTinted: false },
};

/** Name of the line over the bars. */
export function lineLabel(model: BarModel, { previousLabel, language }: DayFormat): string {
  if (model.step !== 'day') return previousLabel;
  return textsIn(dayBarMessages, language)('meanOver', { label: previousLabel, count: meanDays });
}

/** A bar, or all bars of the month or year under the cursor. */
export type BarPlace = Pick<CursorPlace, 'level' | 'index' | 'end'>;

function isDayOffAt({ step, starts }: BarModel, { index, end }: BarPlace): boolean {
  return step === 'day' && end - index === 1 && isDayOff(localDayOf(valueAt(starts, index)));
}

function sumAt(values: Float64Array, { index, end }: BarPlace): number {
  return aggregate({ values }, index, end, true).value;
}

/** Tooltip rows of the year before: for one day the same date and the seven-day mean, for several days their sum. */
function previousRows(model: BarModel, place: BarPlace, format: DayFormat): TooltipRow[] {
  const row = (key: string, label: string, mark: Key, value: number) =>
    tooltipRow(key, label, mark, numberText(value, format.decimals, format.language));
  const before = sumAt(model.previous, place);
  if (model.step === 'hour') return [];
  if (place.end - place.index > 1) {
    return [row(barKeys.previous, format.previousLabel, dayMarks.sameDay, before)];
  }
  const mean = valueAt(model.line, place.index);
  const line = row(barKeys.previous, lineLabel(model, format), dayMarks.previous, mean);
  if (model.step === 'week') return [line];
  const label = textsIn(dayBarMessages, format.language)('sameDate', { label: format.previousLabel });
  return [row('sameDay', label, dayMarks.sameDay, before), line];
}

/** The values at a place: this year, and last year if it is visible. */
export function dayTooltip(
  model: BarModel,
  place: BarPlace,
  isVisible: (key: string) => boolean,
  format: DayFormat,
): TooltipContent {
  const { title, detail } = placeLabel({ ...model, language: format.language }, place);
  const value = sumAt(model.values, place);
  const rows: TooltipRow[] = [];
  if (isVisible(barKeys.current)) {
    const isTinted = place.end - place.index === 1 && model.isTinted[place.index] === 1;
    const mark = isTinted ? dayMarks.dayOff : dayMarks.current;
    const text = Number.isNaN(value) ? '' : numberText(value, format.decimals, format.language);
    const note = placeNote(model, place, model.step, format.language);
    rows.push(tooltipRow(barKeys.current, format.currentLabel, mark, text, note));
  }
  if (isVisible(barKeys.previous)) rows.push(...previousRows(model, place, format));
  const dayOff = textsIn(dayMessages, format.language)('dayOff');
  return tooltip(title, rows, { detail: isDayOffAt(model, place) ? `${detail} · ${dayOff}` : detail });
}

/** What the time cursor announces at a place. */
export function daySpoken(model: BarModel, place: BarPlace, state: CursorState, format: DayFormat): string {
  const { spoken } = placeLabel({ ...model, language: format.language }, place);
  const text = spokenPoint({
    value: sumAt(model.values, place),
    decimals: format.decimals,
    unit: format.unit,
    note: placeNote(model, place, model.step, format.language),
    label: null,
    step: isDayOffAt(model, place) ? `${spoken}, ${textsIn(dayMessages, format.language)('dayOff')}` : spoken,
    rank: null,
    language: format.language,
    found: foundText(state.found, model.step, format.language),
  });
  const before = sumAt(model.previous, place);
  if (Number.isNaN(before)) return text;
  return `${text}, ${format.previousLabel} ${numberText(before, format.decimals, format.language)}`;
}

/** Announcement when other bars are shown: which ones, the steps of the cursor, and their sum. */
export function spokenBars(
  model: BarModel,
  window: TimeWindow | null,
  { unit, language }: DayFormat,
): string {
  const [index, end] = stepsWithin(model.starts, window);
  const level = levelFor(model.step, window ?? wholeWindow(model.starts));
  const sum = sumAt(model.values, { level, index, end });
  return spokenWindow(
    windowText({ ...model, language }, window),
    stepValues(level, language),
    quantityText(sum, decimalsFor(sum), unit, language),
    language,
  );
}

/**
 * Describes what the days show. Used even where weeks or hours are drawn, since the sum of a week cut off by the period
 * is not a true extreme.
 *
 * @param isComparable - Whether both periods are complete: a change is only reported if they are.
 */
export function daySummary(days: BarModel, format: DayFormat, isComparable: boolean): string {
  const { min, max } = statsOf(days);
  const own = { label: format.currentLabel, values: days.values, quality: days.quality };
  const before = {
    label: format.previousLabel,
    values: days.previous,
    quality: new Uint8Array(days.previous.length),
  };
  return summaryText({
    step: days.step,
    starts: days.starts,
    unit: format.unit,
    decimals: decimalsFor(Math.max(Math.abs(max), Math.abs(min))),
    series: [own],
    comparisons: isComparable ? [before] : [],
    hasSum: true,
    language: format.language,
  });
}

/** Buttons of the legend: the bars, and the line over them. */
export function dayLegend(model: BarModel, format: DayFormat): LegendItem[] {
  const current: LegendItem = { key: barKeys.current, label: format.currentLabel, mark: dayMarks.current };
  if (model.step === 'hour') return [current];
  return [current, { key: barKeys.previous, label: lineLabel(model, format), mark: dayMarks.previous }];
}

/** Explanation of the lighter bars. */
export function dayLegendExtra(model: BarModel, language?: AnyLanguage): LegendItem[] {
  if (!model.isTinted.includes(1)) return [];
  const label =
    model.step === 'day' ? textsIn(dayMessages, language)('dayOff') : partOf(model.step, language);
  return [{ key: 'dayOff', label, mark: dayMarks.dayOff }];
}

function sumsOf(values: Float64Array): (first: number, end: number) => number {
  return (first, end) => aggregate({ values }, first, end, true).value;
}

/** Columns of a day bar graph's table. */
export function dayColumns(model: BarModel, format: DayFormat): TableColumn[] {
  const { decimals, language } = format;
  const current = valueColumn({
    key: barKeys.current,
    label: format.currentLabel,
    values: model.values,
    decimals,
    language,
    noteOf: (row) => qualityText(model.quality[row], language),
    sumOf: sumsOf(model.values),
  });
  if (model.step === 'hour') return [current];
  const previous = valueColumn({
    key: barKeys.previous,
    label: format.previousLabel,
    values: model.previous,
    decimals,
    language,
    sumOf: sumsOf(model.previous),
  });
  if (model.step === 'week') return [current, previous];
  return [
    current,
    previous,
    valueColumn({ key: 'mean', label: lineLabel(model, format), values: model.line, decimals, language }),
  ];
}
