import { changePercent, formatSignedPercent } from '@vinrod/ui/format';

import { byValueDescending } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorPlace, CursorState } from '../cursor/cursor.ts';
import type { Key } from '../parts/key-mark/KeyMark.tsx';
import type { TooltipContent, TooltipRow } from '../parts/tooltip/tooltip-content.ts';
import { foundText, spokenPoint } from '../text/speech.ts';
import { numberText, quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { summaryMessages } from '../text/messages/summary.ts';
import { listed } from '../text/words.ts';
import { monthBarMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { hasIncompleteMonth, missingMonths, monthInWords, stateOf, type MonthModel } from './month-model.ts';

/** Keys of the two things that a month bar graph shows. */
export const monthKeys = { current: 'current', previous: 'previous' } as const;

/** How values and years of a month bar graph are written. */
export interface MonthFormat {
  readonly unit: string;
  readonly decimals: number;
  /** This year: "2026". */
  readonly currentLabel: string;
  /** The year before: "2025". */
  readonly previousLabel: string;
}

/** Marks of the bars in legend and tooltip. */
export const monthMarks: Readonly<Record<'current' | 'ongoing' | 'previous', Key>> = {
  current: { kind: 'bar', color: 'var(--vr-color-data-current)', isTinted: false },
  ongoing: { kind: 'bar', color: 'var(--vr-color-data-current)', isTinted: true },
  previous: { kind: 'bar', color: 'var(--vr-color-data-previous)', isTinted: false },
};

function noteAt(model: MonthModel, index: number): string | null {
  const state = stateOf(model, index);
  if (state === 'ongoing') return textsIn(monthBarMessages, model.language)('ongoing');
  return state === 'past' && Number.isNaN(valueAt(model.values, index))
    ? textsIn(chartMessages, model.language)('missing')
    : null;
}

/** The bars of a month, this year's first. */
export function monthTooltip(
  model: MonthModel,
  { index }: CursorPlace,
  isVisible: (key: string) => boolean,
  format: MonthFormat,
): TooltipContent {
  const row = (key: 'current' | 'previous', label: string, values: Float64Array): TooltipRow[] => {
    const value = valueAt(values, index);
    const isCurrent = key === monthKeys.current;
    const isAhead = isCurrent && stateOf(model, index) === 'ahead';
    if (!isVisible(key) || isAhead) return [];
    const isOpen = isCurrent && stateOf(model, index) === 'ongoing';
    return [
      {
        key,
        label,
        mark: isOpen ? monthMarks.ongoing : monthMarks[key],
        value: Number.isNaN(value) ? '' : numberText(value, format.decimals),
        note: isCurrent
          ? noteAt(model, index)
          : Number.isNaN(value)
            ? textsIn(chartMessages, model.language)('missing')
            : null,
        earlier: null,
      },
    ];
  };
  return {
    title: monthInWords(model, index),
    detail: '',
    rows: [
      ...row(monthKeys.current, format.currentLabel, model.values),
      ...row(monthKeys.previous, format.previousLabel, model.previous),
    ],
    currentKey: null,
    earlierLabel: null,
    sum: null,
  };
}

/** What the cursor says at a month: this year's value, then that of the year before. */
export function spokenMonth(
  model: MonthModel,
  { index }: CursorPlace,
  state: CursorState,
  format: MonthFormat,
): string {
  const before = valueAt(model.previous, index);
  const earlier = Number.isNaN(before)
    ? ''
    : `, ${format.previousLabel} ${numberText(before, format.decimals)}`;
  if (stateOf(model, index) === 'ahead') return `${monthInWords(model, index)}${earlier}`;
  const own = spokenPoint({
    value: valueAt(model.values, index),
    decimals: format.decimals,
    unit: format.unit,
    note: noteAt(model, index),
    label: null,
    language: model.language,
    step: monthInWords(model, index),
    rank: null,
    found: foundText(state.found, 'month', model.language),
  });
  return `${own}${earlier}`;
}

/** Sum of the months that are over. */
function sumOfPast(model: MonthModel, values: Float64Array): number {
  return model.months.reduce(
    (sum, _, index) => (stateOf(model, index) === 'past' ? sum + valueAt(values, index) : sum),
    0,
  );
}

/** Says what a month bar graph shows: the extremes of whole months, the change, what is missing and what goes on. */
export function monthSummary(model: MonthModel, { unit, decimals, previousLabel }: MonthFormat): string {
  const whole = model.values.map((value, index) => (stateOf(model, index) === 'past' ? value : Number.NaN));
  const order = byValueDescending(whole);
  const [high] = order;
  const low = order.at(-1);
  const texts: string[] = [];
  const { language } = model;
  const sentence = textsIn(summaryMessages, language);
  const own = textsIn(monthBarMessages, language);
  const at = (index: number) => ({
    what: `${quantityText(valueAt(whole, index), decimals, unit)}, ${monthInWords(model, index)}`,
  });
  if (high !== undefined) texts.push(sentence('highest', at(high)));
  if (low !== undefined && low !== high) texts.push(sentence('lowest', at(low)));
  const change = changePercent(sumOfPast(model, model.previous), sumOfPast(model, model.values));
  const ongoing = model.months.findIndex((_, index) => stateOf(model, index) === 'ongoing');
  // Beside another change of the same year, with the days of this month, it says which months it is of.
  const changeText = (text: string) =>
    ongoing > 0
      ? own('changeUntil', { change: text, label: previousLabel, month: monthInWords(model, ongoing - 1) })
      : sentence('change', { change: text, label: previousLabel });
  // A sum with a gap is NaN, and one with missing hours is too low: neither says anything of a change.
  if (high !== undefined && change !== null && Number.isFinite(change) && !hasIncompleteMonth(model))
    texts.push(changeText(formatSignedPercent(change)));
  const missing = missingMonths(model).map((index) => monthInWords(model, index));
  if (missing.length > 0) texts.push(sentence('missingFor', { what: listed(missing, language) }));
  if (ongoing !== -1) texts.push(own('goesOn', { month: capital(monthInWords(model, ongoing)) }));
  return texts.join(' ');
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
