import { formatInteger, formatPercent } from '@vinrod/ui/format';

import { stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import type { CursorState } from '../cursor/cursor.ts';
import type { Key } from '../parts/key-mark/KeyMark.tsx';
import type { Readout } from '../parts/tooltip/readout.ts';
import { numberText, qualityText, quantityText } from '../text/values.ts';
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

/** A value's place in the order: "timme 12 av 8 760". */
export function rankText({ step, values }: DurationModel, index: number): string {
  return `${stepNoun[step]} ${formatInteger(index + 1)} av ${formatInteger(values.length)}`;
}

function overText(value: number, { level, unit, decimals }: DurationFormat): string | null {
  if (level === null || !(value > level)) return null;
  return `${quantityText(value - level, decimals, unit)} ${words.overSubscribed}`;
}

/** What the cursor says: the value first, then its place in the order and when it was. */
export function spokenDuration(
  model: DurationModel,
  index: number,
  state: CursorState,
  format: DurationFormat,
): string {
  const value = valueAt(model.values, index);
  const texts = [
    `${numberText(value, format.decimals)} ${spokenUnit(format.unit)}`,
    qualityText(model.quality[index]),
    rankText(model, index),
    stepLabel(model.step, valueAt(model.times, index)).spoken,
    overText(value, format),
  ].filter((text) => text !== null);
  const found = state.found?.kind === 'mark' ? `${words.subscribed}: ` : '';
  return `${found}${texts.join(', ')}`;
}

/** The box beside the curve. */
export function durationReadout(model: DurationModel, index: number, format: DurationFormat): Readout {
  const value = valueAt(model.values, index);
  const { title, detail } = stepLabel(model.step, valueAt(model.times, index));
  const share = formatPercent(shareAt(index, model.values.length), { decimals: 1 });
  const over = overText(value, format);
  return {
    title: `${detail} ${title}`,
    detail: rankText(model, index),
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
        ? `${words.subscribed} ${text(level)} överskrids aldrig.`
        : `${words.subscribed} ${text(level)} överskrids i ${countedSteps(over, step)}.`,
    );
  }
  if (model.missing > 0) {
    sentences.push(`${formatInteger(model.missing)} av ${formatInteger(total)} ${stepValues[step]} saknas.`);
  }
  if (model.estimated > 0) {
    sentences.push(
      `${formatInteger(model.estimated)} av ${formatInteger(total)} ${stepValues[step]} är uppskattade.`,
    );
  }
  return sentences.join(' ');
}
