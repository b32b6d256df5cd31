import { changePercent } from '@vinrod/ui/format';
import { capitalized } from '../core/capitalized.ts';
import { sumWithin } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorPlace, CursorState } from '../cursor/cursor.ts';
import type { Key, LegendItem } from '../chart/key.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { tooltip, tooltipRow, type TooltipContent, type TooltipRow } from '../chart/tooltip-content.ts';
import { foundText, spokenPoint } from '../text/speech.ts';
import { changeInPercent, numberText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { summaryMessages } from '../text/messages/summary.ts';
import { missingKeyMessages } from '../text/messages/missing-key.ts';
import { columnsIn } from '../text/value-column.ts';
import { extremeSentences, missingSentences } from '../text/value-sentences.ts';
import { monthBarMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { hasIncompleteMonth, missingMonths, monthInWords, stateOf, type MonthModel } from './month-model.ts';

/** Keys of the two series of a month bar graph. */
export const monthKeys = { current: 'current', previous: 'previous' } as const;

/** The format of values and years in a month bar graph. */
export interface MonthFormat {
  readonly unit: string;
  readonly decimals: number;
  /** This year: "2026". */
  readonly currentLabel: string;
  /** The year before: "2025". */
  readonly previousLabel: string;
}

/** Keys of the bars in legend and tooltip. */
export const monthMarks: Readonly<Record<'current' | 'ongoing' | 'previous', Key>> = {
  current: { kind: 'bar', color: 'var(--vr-color-data-current)', isTinted: false },
  ongoing: { kind: 'part', color: 'var(--vr-color-data-current)' },
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
    const isMissing = Number.isNaN(value);
    const missing = isMissing ? textsIn(chartMessages, model.language)('missing') : null;
    const note = isCurrent ? noteAt(model, index) : missing;
    const mark = isOpen ? monthMarks.ongoing : monthMarks[key];
    return [
      tooltipRow(key, label, mark, isMissing ? '' : numberText(value, format.decimals, model.language), note),
    ];
  };
  return tooltip(monthInWords(model, index), [
    ...row(monthKeys.current, format.currentLabel, model.values),
    ...row(monthKeys.previous, format.previousLabel, model.previous),
  ]);
}

/** What the cursor announces at a month: this year's value, then that of the year before. */
export function spokenMonth(
  model: MonthModel,
  { index }: CursorPlace,
  state: CursorState,
  format: MonthFormat,
): string {
  const before = valueAt(model.previous, index);
  const earlier = Number.isNaN(before)
    ? ''
    : `, ${format.previousLabel} ${numberText(before, format.decimals, model.language)}`;
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

/** Sum of past months. */
function sumOfPast(model: MonthModel, values: Float64Array): number {
  return model.months.reduce(
    (sum, _, index) => (stateOf(model, index) === 'past' ? sum + valueAt(values, index) : sum),
    0,
  );
}

/** Describes a month bar graph: the extremes of complete months, the change, and missing and ongoing months. */
export function monthSummary(model: MonthModel, { unit, decimals, previousLabel }: MonthFormat): string {
  const whole = model.values.map((value, index) => (stateOf(model, index) === 'past' ? value : Number.NaN));
  const { language } = model;
  const name = (index: number) => monthInWords(model, index);
  const extremes = extremeSentences(whole, name, { unit, decimals, language });
  const own = textsIn(monthBarMessages, language);
  const change = changePercent(sumOfPast(model, model.previous), sumOfPast(model, model.values));
  const ongoing = model.months.findIndex((_, index) => stateOf(model, index) === 'ongoing');
  // Names its months, since another change for the same year, including the days of this month, may be shown nearby.
  const changeText = (text: string) =>
    ongoing > 0
      ? own('changeUntil', { change: text, label: previousLabel, month: name(ongoing - 1) })
      : textsIn(summaryMessages, language)('change', { change: text, label: previousLabel });
  // A sum with a gap is NaN, and one with missing hours is too low: a change cannot be derived from either.
  const hasChange = extremes.length > 0 && Number.isFinite(change) && !hasIncompleteMonth(model);
  return [
    ...extremes,
    ...(hasChange && change !== null ? [changeText(changeInPercent(change, language))] : []),
    ...missingSentences(missingMonths(model).map(name), language),
    ...(ongoing === -1 ? [] : [own('goesOn', { month: capitalized(name(ongoing)) })]),
  ].join(' ');
}

/** Buttons of the legend. */
export function monthLegend({ currentLabel, previousLabel }: MonthFormat): LegendItem[] {
  return [
    { key: monthKeys.current, label: currentLabel, mark: monthMarks.current },
    { key: monthKeys.previous, label: previousLabel, mark: monthMarks.previous },
  ];
}

/** Legend items for the open bar and the hatched gaps. */
export function monthLegendExtra(model: MonthModel): LegendItem[] {
  const extra: LegendItem[] = [];
  if (model.months.some((_, index) => stateOf(model, index) === 'ongoing')) {
    const label = textsIn(monthBarMessages, model.language)('ongoing');
    extra.push({ key: 'ongoing', label, mark: monthMarks.ongoing });
  }
  if (missingMonths(model).length > 0) {
    const label = textsIn(missingKeyMessages, model.language)('missing');
    extra.push({ key: 'missing', label, mark: { kind: 'missing' } });
  }
  return extra;
}

/** Columns of a month bar graph's table. */
export function monthColumns(model: MonthModel, format: MonthFormat): TableColumn[] {
  const ongoing = textsIn(monthBarMessages, model.language)('ongoing');
  const columnOf = columnsIn({ ...format, language: model.language });
  const column = (key: string, label: string, values: Float64Array) =>
    columnOf(key, label, values, {
      noteOf: (row) => (key === monthKeys.current && stateOf(model, row) === 'ongoing' ? ongoing : null),
      sumOf: (first, end) => sumWithin(values, first, end),
    });
  return [
    column(monthKeys.current, format.currentLabel, model.values),
    column(monthKeys.previous, format.previousLabel, model.previous),
  ];
}
