import { addLocalDays } from '@vinrod/locale/wall-clock';

import { firstNotBefore } from './bisect.ts';
import { ChartDataError } from './errors.ts';
import { parseTime } from './points.ts';

/** An event or suggestion at a time: an expert's suggestion, a new contract. */
export interface Annotation {
  readonly key: string;
  /** Short description. */
  readonly label: string;
  /** Local date (`YYYY-MM-DD`) or instant with an offset. */
  readonly at: string;
  /** Whether a reader who may change annotations must leave this one as it is: the app's own, for example. */
  readonly isFixed?: boolean;
}

/** An annotation placed on the time axis. */
export interface PlacedAnnotation extends Annotation {
  /** UTC ms. */
  readonly time: number;
  /** Last ms of the day if it applies to a whole day, otherwise the same as `time`. */
  readonly end: number;
  /** Number in the picture and in the list below it, from 1. */
  readonly number: number;
}

/**
 * Annotations in chronological order, numbered.
 *
 * @throws {ChartDataError} for text that is not a time, and duplicate keys.
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

/** Annotations of the steps at a place of the cursor. */
export function annotationsAt(
  annotations: readonly PlacedAnnotation[],
  starts: Float64Array,
  { index, end }: { readonly index: number; readonly end: number },
): readonly PlacedAnnotation[] {
  return annotations.filter(({ time }) => {
    const step = firstNotBefore(starts, time + 1) - 1;
    return step >= index && step < end;
  });
}
