import { firstNotBefore } from '../core/bisect.ts';
import { ChartDataError } from '../core/errors.ts';
import { parseTime } from '../core/points.ts';
import { addLocalDays } from '@vinrod/locale/wall-clock';
import { stepName } from '../text/step-name.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorPlace } from '../cursor/cursor.ts';
import { quantityText } from '../text/values.ts';
import { stepValues } from '../text/words.ts';
import { lineGraphMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { LineModel } from './line-model.ts';

/** A level that values are compared with, drawn across the chart: subscribed power, a budget. */
export interface Threshold {
  readonly key: string;
  /** What it is: "Abonnerad effekt". */
  readonly label: string;
  /** In the unit of the chart. */
  readonly value: number;
}

/** Something that happened or is suggested at a time: an expert's suggestion, a new contract. */
export interface Annotation {
  readonly key: string;
  /** What it is, in a few words. */
  readonly label: string;
  /** Local date (`YYYY-MM-DD`) or instant with an offset. */
  readonly at: string;
}

/** An annotation at its place on the steps of a chart. */
export interface PlacedAnnotation extends Annotation {
  /** UTC ms. */
  readonly time: number;
  /** Last ms of the day when it is of a whole day, else the same as `time`. */
  readonly end: number;
  /** Number in the picture and in the list below it, from 1. */
  readonly number: number;
}

/**
 * Annotations in order of time, numbered.
 *
 * @throws {ChartDataError} for text that is not a time, and keys that occur twice.
 */
export function placeAnnotations(annotations: readonly Annotation[]): readonly PlacedAnnotation[] {
  const keys = new Set(annotations.map(({ key }) => key));
  if (keys.size < annotations.length) throw new ChartDataError('Two annotations have the same key.');
  return annotations
    .map((one) => {
      const time = parseTime(one.at);
      return { ...one, time, end: one.at.includes('T') ? time : addLocalDays(time, 1) - 1 };
    })
    .toSorted((a, b) => a.time - b.time)
    .map((one, i) => ({ ...one, number: i + 1 }));
}

/**
 * Thresholds after checking them.
 *
 * @throws {ChartDataError} for a value that is no finite number.
 */
export function checkThresholds(thresholds: readonly Threshold[]): readonly Threshold[] {
  for (const { label, value } of thresholds) {
    if (!Number.isFinite(value))
      throw new ChartDataError(`Threshold ${label} is ${value}, no finite number.`);
  }
  return thresholds;
}

/** Annotations of the steps at a place of the cursor. */
export function annotationsAt(
  annotations: readonly PlacedAnnotation[],
  starts: Float64Array,
  { index, end }: CursorPlace,
): readonly PlacedAnnotation[] {
  return annotations.filter(({ time }) => {
    const step = firstNotBefore(starts, time + 1) - 1;
    return step >= index && step < end;
  });
}

/** A threshold in words: "Abonnerad effekt 70 kW". */
export function thresholdLabel(
  { label, value }: Pick<Threshold, 'label' | 'value'>,
  unit: string,
  decimals: number,
): string {
  return `${label} ${quantityText(value, Number.isInteger(value) ? 0 : decimals, unit)}`;
}

/** Says how often and how far values lie above the thresholds. */
export function thresholdsText(
  { step, starts, covered, language }: LineModel,
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
      const limit = thresholdLabel({ label, value }, unit, decimals);
      if (count === 0) return text('notExceeded', { limit });
      const most = quantityText(highest, decimals, unit);
      const time = stepName(step, valueAt(starts, when), covered, language).spoken;
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
