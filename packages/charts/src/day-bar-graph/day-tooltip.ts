import { aggregate } from '../core/aggregate.ts';
import { localDayOf } from '@vinrod/locale/clock';
import { isDayOff } from '@vinrod/locale/workday';
import { levelFor, type TimeWindow } from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorPlace, CursorState } from '../cursor/cursor.ts';
import { stepsWithin, wholeWindow } from '../cursor/window.ts';
import type { Key } from '../parts/key-mark/KeyMark.tsx';
import type { TooltipContent, TooltipRow } from '../parts/tooltip/tooltip-content.ts';
import { placeLabel, placeNote } from '../text/place-label.ts';
import { foundText, spokenPoint, spokenWindow } from '../text/speech.ts';
import { numberText, quantityText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { dayMessages } from '../text/messages/days.ts';
import { stepValues } from '../text/words.ts';
import { dayBarMessages } from './messages.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { meanDays, type BarModel } from './day-model.ts';

/** Keys of the two things that a day bar graph shows. */
export const barKeys = { current: 'current', previous: 'previous' } as const;

/** How values and periods of a day bar graph are written. */
export interface DayFormat extends InLanguage {
  readonly unit: string;
  readonly decimals: number;
  /** This period: "2026". */
  readonly currentLabel: string;
  /** The period one year before: "2025". */
  readonly previousLabel: string;
}

/** Marks of bars and line in legend and tooltip. */
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

/** A bar, or the bars of a month or year that the cursor stands on as a whole. */
export type BarPlace = Pick<CursorPlace, 'level' | 'index' | 'end'>;

function isDayOffAt({ step, starts }: BarModel, { index, end }: BarPlace): boolean {
  return step === 'day' && end - index === 1 && isDayOff(localDayOf(valueAt(starts, index)));
}

function sumAt(values: Float64Array, { index, end }: BarPlace): number {
  return aggregate({ values }, index, end, true).value;
}

/** Rows of the year before: of one day the same date and the mean over seven, of several their sum. */
function previousRows(model: BarModel, place: BarPlace, format: DayFormat): TooltipRow[] {
  const text = (value: number) => numberText(value, format.decimals);
  const row = (key: string, label: string, mark: Key, value: number) => {
    return { key, label, mark, value: text(value), note: null, earlier: null };
  };
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

/** The values at a place: this year, and last year as far as it is shown. */
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
    rows.push({
      key: barKeys.current,
      label: format.currentLabel,
      mark: isTinted ? dayMarks.dayOff : dayMarks.current,
      value: Number.isNaN(value) ? '' : numberText(value, format.decimals),
      note: placeNote(model, place, model.step, format.language),
      earlier: null,
    });
  }
  if (isVisible(barKeys.previous)) rows.push(...previousRows(model, place, format));
  return {
    title,
    detail: isDayOffAt(model, place)
      ? `${detail} · ${textsIn(dayMessages, format.language)('dayOff')}`
      : detail,
    rows,
    currentKey: null,
    earlierLabel: null,
    sum: null,
  };
}

/** What the time cursor says at a place. */
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
  return `${text}, ${format.previousLabel} ${numberText(before, format.decimals)}`;
}

/** What is said when other bars are shown: which, by which steps the cursor goes, and their sum. */
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
    quantityText(sum, decimalsFor(sum), unit),
    language,
  );
}
