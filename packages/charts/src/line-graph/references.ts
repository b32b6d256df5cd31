import { ChartDataError } from '../core/errors.ts';
import { stepName } from '../text/step-name.ts';
import { valueAt } from '../core/typed-array.ts';
import { quantityText } from '../text/values.ts';
import { stepValues } from '../text/words.ts';
import { lineGraphMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { StepRow } from '../text/place-label.ts';
import type { AnyLanguage } from '../core/language.ts';

/** A level that values are compared with, drawn across the chart: the subscribed power, a budget. */
export interface Threshold {
  readonly key: string;
  /** Name: "Abonnerad effekt". */
  readonly label: string;
  /** In the unit of the chart. */
  readonly value: number;
}

/**
 * Validates thresholds.
 *
 * @throws {ChartDataError} for a value that is not a finite number.
 */
export function checkThresholds(thresholds: readonly Threshold[]): readonly Threshold[] {
  for (const { label, value } of thresholds) {
    if (!Number.isFinite(value))
      throw new ChartDataError(`Threshold ${label} is ${value}, no finite number.`);
  }
  return thresholds;
}

/** A threshold in words: "Abonnerad effekt 70 kW". */
export function thresholdLabel(
  { label, value }: Pick<Threshold, 'label' | 'value'>,
  unit: string,
  decimals: number,
  language: AnyLanguage | undefined,
): string {
  return `${label} ${quantityText(value, Number.isInteger(value) ? 0 : decimals, unit, language)}`;
}

/** Describes how often and by how much values exceed the thresholds. */
export function thresholdsText(
  { step, starts, covered, language }: StepRow,
  values: readonly Float64Array[],
  thresholds: readonly Threshold[],
  { unit, decimals }: { readonly unit: string; readonly decimals: number },
): string {
  const text = textsIn(lineGraphMessages, language);
  return thresholds
    .map(({ label, value }) => {
      let count = 0;
      let highest = value;
      let when = -1;
      for (const column of values) {
        for (let i = 0; i < column.length; i += 1) {
          if (!(valueAt(column, i) > value)) continue;
          count += 1;
          if (valueAt(column, i) <= highest) continue;
          highest = valueAt(column, i);
          when = i;
        }
      }
      const limit = thresholdLabel({ label, value }, unit, decimals, language);
      if (count === 0) return text('notExceeded', { limit });
      const most = quantityText(highest, decimals, unit, language);
      const time = stepName(step, valueAt(starts, when), covered, language).dated;
      return text('exceeded', {
        limit,
        count: String(count),
        values: stepValues(step, language),
        most,
        time,
      });
    })
    .join(' ');
}
