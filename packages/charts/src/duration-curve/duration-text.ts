import { EN_DASH, formatInteger, formatPercent } from '@vinrod/ui/format';

import type { FillStyle } from '../core/fills.ts';
import { stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import type { CursorPlace, CursorState, Found } from '../cursor/cursor.ts';
import type { Key } from '../parts/key-mark/KeyMark.tsx';
import type { Readout } from '../parts/tooltip/readout.ts';
import { numberText, qualityText, quantityText } from '../text/values.ts';
import { chartWords } from '../text/chart-words.ts';
import { countedQualities } from '../text/counted-qualities.ts';
import { countedSteps, stepNoun, stepValues, words } from '../text/words.ts';
import { countOver, shareAt, valueAtShare, type DurationModel } from './duration-model.ts';

/** How values of a duration curve are written. */
export interface DurationFormat {
  readonly unit: string;
  readonly decimals: number;
  /** What is measured: "Effekt". */
  readonly label: string;
  /** Subscribed power; null without one. */
  readonly level: number | null;
}

/** Look of the curve. */
export const curveMark: Key = { kind: 'bar', color: 'var(--vr-color-data-current)', isTinted: false };

/** Look of what exceeds the subscribed power: a pattern too, so that colour is not alone. */
export const overFill: FillStyle = { color: 'var(--vr-color-status-warning)', pattern: 'rising' };

/** One place in the order, or several that follow on each other. */
type Places = Pick<CursorPlace, 'index' | 'end'>;

/** Places in the order: "timme 12 av 8 760", "timme 101–200 av 8 760". */
export function rankText({ step, values }: DurationModel, { index, end }: Places): string {
  const last = end - index > 1 ? `${EN_DASH}${formatInteger(end)}` : '';
  return `${stepNoun[step]} ${formatInteger(index + 1)}${last} av ${formatInteger(values.length)}`;
}

function spoken(text: string): string {
  return text.replaceAll(EN_DASH, ' till ');
}

/** The highest value, and when it was. */
export function peakLabel(
  { step, values, times }: DurationModel,
  { unit, decimals }: DurationFormat,
): { readonly value: string; readonly time: string } {
  const { title, detail } = stepLabel(step, valueAt(times, 0));
  return { value: quantityText(valueAt(values, 0), decimals, unit), time: `${detail} ${title}` };
}

/** What is said when other places of the order are shown. */
export function spokenRanks(
  model: DurationModel,
  [index, end]: readonly [first: number, end: number],
  { decimals, unit }: DurationFormat,
): string {
  const [high, low] = [valueAt(model.values, index), valueAt(model.values, end - 1)];
  return spoken(
    `Visar ${rankText(model, { index, end })}, från ${numberText(high, decimals)} ner till ${numberText(low, decimals)} ${spokenUnit(unit)}.`,
  );
}

function overText(value: number, { level, unit, decimals }: DurationFormat): string | null {
  if (level === null || !(value > level)) return null;
  return `${quantityText(value - level, decimals, unit)} ${chartWords.overSubscribed}`;
}

function foundPrefix(found: Found | null): string {
  if (found?.kind === 'mark') return `${chartWords.subscribed}: `;
  if (found?.kind === 'highest') return `Högst, nummer ${found.place}: `;
  return found?.kind === 'lowest' ? `Lägst, nummer ${found.place}: ` : '';
}

function spokenGroup(model: DurationModel, place: Places, format: DurationFormat): string {
  const { index, end } = place;
  const text = (at: number) => numberText(valueAt(model.values, at), format.decimals);
  const share = formatInteger(shareAt(end - 1, model.values.length));
  const texts = [
    `${text(index)} ner till ${text(end - 1)} ${spokenUnit(format.unit)}`,
    spoken(rankText(model, place)),
    `lägsta nivån nås under ${share} procent av tiden`,
    overText(valueAt(model.values, index), format),
  ];
  return texts.filter((one) => one !== null).join(', ');
}

/** What the cursor says: the value first, then its place in the order and when it was; of many values the ends. */
export function spokenDuration(
  model: DurationModel,
  place: Places,
  state: CursorState,
  format: DurationFormat,
): string {
  const { index, end } = place;
  if (end - index > 1) return spokenGroup(model, place, format);
  const value = valueAt(model.values, index);
  const texts = [
    `${numberText(value, format.decimals)} ${spokenUnit(format.unit)}`,
    qualityText(model.quality[index]),
    rankText(model, place),
    stepLabel(model.step, valueAt(model.times, index)).spoken,
    overText(value, format),
  ].filter((text) => text !== null);
  const found = foundPrefix(state.found);
  return `${found}${texts.join(', ')}`;
}

function groupReadout(model: DurationModel, place: Places, format: DurationFormat): Readout {
  const last = place.end - 1;
  const high = numberText(valueAt(model.values, place.index), format.decimals);
  const value = `${high} till ${quantityText(valueAt(model.values, last), format.decimals, format.unit)}`;
  const share = formatPercent(shareAt(last, model.values.length), { decimals: 1 });
  const title = rankText(model, place);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    detail: '',
    rows: [{ key: 'value', label: format.label, mark: curveMark, value, note: null, earlier: null }],
    currentKey: null,
    earlierLabel: null,
    notes: [`Den lägsta nivån nås under ${share} av tiden`],
    sum: null,
  };
}

/** The box beside the curve. */
export function durationReadout(model: DurationModel, place: Places, format: DurationFormat): Readout {
  const { index, end } = place;
  if (end - index > 1) return groupReadout(model, place, format);
  const value = valueAt(model.values, index);
  const { title, detail } = stepLabel(model.step, valueAt(model.times, index));
  const share = formatPercent(shareAt(index, model.values.length), { decimals: 1 });
  const over = overText(value, format);
  return {
    title: `${detail} ${title}`,
    detail: rankText(model, place),
    rows: [
      {
        key: 'value',
        label: format.label,
        mark: curveMark,
        value: quantityText(value, format.decimals, format.unit),
        note: qualityText(model.quality[index]),
        earlier: null,
      },
    ],
    currentKey: null,
    earlierLabel: null,
    notes: [`Nås under ${share} av tiden`, ...(over === null ? [] : [over])],
    sum: null,
  };
}

/** Says what a duration curve shows: the peak and when, what holds half of the time, and what exceeds the subscription. */
export function durationSummary(model: DurationModel, { unit, decimals, level }: DurationFormat): string {
  const { values, times, step } = model;
  if (values.length === 0) return words.noData;
  const text = (value: number) => quantityText(value, decimals, unit);
  const total = values.length + model.missing;
  const sentences = [
    `Högst: ${text(valueAt(values, 0))}, ${stepLabel(step, valueAt(times, 0)).spoken}.`,
    `Minst ${text(valueAtShare(values, 0.1))} under 10 % av tiden, minst ${text(valueAtShare(values, 0.5))} under hälften av tiden, lägst ${text(valueAt(values, values.length - 1))}.`,
  ];
  if (level !== null) {
    const over = countOver(values, level);
    sentences.push(
      over === 0
        ? `${chartWords.subscribed} ${text(level)} överskrids aldrig.`
        : `${chartWords.subscribed} ${text(level)} överskrids i ${countedSteps(over, step)}.`,
    );
  }
  const qualities = countedQualities({ ...model, all: total }, stepValues[step]);
  if (qualities !== '') sentences.push(qualities);
  return sentences.join(' ');
}
