import { isDayOff } from '../core/time/holidays.ts';
import { stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorState } from '../cursor/cursor.ts';
import type { Key } from '../parts/key-mark/KeyMark.tsx';
import type { Readout, ReadoutRow } from '../parts/tooltip/readout.ts';
import { foundText, spokenPoint } from '../text/speech.ts';
import { numberText, qualityText } from '../text/values.ts';
import { words } from '../text/words.ts';
import { meanDays, type BarModel } from './day-model.ts';

/** Keys of the two things that a day bar graph shows. */
export const barKeys = { current: 'current', previous: 'previous' } as const;

/** How values and periods of a day bar graph are written. */
export interface DayFormat {
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
export function lineLabel(model: BarModel, { previousLabel }: DayFormat): string {
  return model.step === 'day' ? `${previousLabel}, medel över ${meanDays} dygn` : previousLabel;
}

/** The values at a day or week: this year, and last year as far as it is shown. */
export function dayReadout(
  model: BarModel,
  index: number,
  isVisible: (key: string) => boolean,
  format: DayFormat,
): Readout {
  const start = valueAt(model.starts, index);
  const { title, detail } = stepLabel(model.step, start);
  const value = valueAt(model.values, index);
  const rows: ReadoutRow[] = [];
  const add = (key: string, label: string, mark: Key, text: string, note: string | null) =>
    rows.push({ key, label, mark, value: text, note, earlier: null });
  if (isVisible(barKeys.current)) {
    const text = Number.isNaN(value) ? '' : numberText(value, format.decimals);
    const mark = model.isTinted[index] === 1 ? dayMarks.dayOff : dayMarks.current;
    add(barKeys.current, format.currentLabel, mark, text, qualityText(model.quality[index]));
  }
  if (isVisible(barKeys.previous)) {
    if (model.step === 'day') {
      const before = numberText(valueAt(model.previous, index), format.decimals);
      add('sameDay', `${format.previousLabel}, samma datum`, dayMarks.sameDay, before, null);
    }
    const mean = numberText(valueAt(model.line, index), format.decimals);
    add(barKeys.previous, lineLabel(model, format), dayMarks.previous, mean, null);
  }
  const isOff = model.step === 'day' && isDayOff(start);
  return {
    title,
    detail: isOff ? `${detail} · ${words.dayOff}` : detail,
    rows,
    currentKey: null,
    earlierLabel: null,
    sum: null,
  };
}

/** What the time cursor says at a day or week. */
export function daySpoken(model: BarModel, index: number, state: CursorState, format: DayFormat): string {
  const start = valueAt(model.starts, index);
  const { spoken } = stepLabel(model.step, start);
  const isOff = model.step === 'day' && isDayOff(start);
  const text = spokenPoint({
    value: valueAt(model.values, index),
    decimals: format.decimals,
    unit: format.unit,
    note: qualityText(model.quality[index]),
    label: null,
    step: isOff ? `${spoken}, ${words.dayOff}` : spoken,
    rank: null,
    found: foundText(state.found, model.step),
  });
  const before = valueAt(model.previous, index);
  if (Number.isNaN(before)) return text;
  return `${text}, ${format.previousLabel} ${numberText(before, format.decimals)}`;
}
