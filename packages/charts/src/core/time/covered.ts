import type { LocalDate } from '@vinrod/ui/format';

import { parseTime } from '../points.ts';
import { addLocalDays } from '@vinrod/locale/wall-clock';
import { endOfStep, type StepKind } from './steps.ts';

/** The local days that the values of a chart cover. Its first and last week, month or year may reach beyond them. */
export interface CoveredDays {
  readonly start: LocalDate;
  /** Included. */
  readonly end: LocalDate;
}

/** The same as instants, UTC ms; the end is exclusive. */
export interface Covered {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads the days that values cover.
 *
 * @throws {ChartDataError} for an invalid date.
 */
export function coveredBy({ start, end }: CoveredDays): Covered {
  return { from: parseTime(start), to: addLocalDays(parseTime(end), 1) };
}

/** The part of a step that has values: all of it, unless the covered days cut it. */
export function coveredPart(step: StepKind, start: number, covered: Covered | null | undefined): Covered {
  const whole = { from: start, to: endOfStep(step, start) };
  if (!covered) return whole;
  const part = { from: Math.max(whole.from, covered.from), to: Math.min(whole.to, covered.to) };
  return part.from < part.to ? part : whole;
}

/** Whether the covered days cut a step, so that its sum spans fewer days than its neighbours'. */
export function isCut(step: StepKind, start: number, covered: Covered | null | undefined): boolean {
  const { from, to } = coveredPart(step, start, covered);
  return from !== start || to !== endOfStep(step, start);
}

/** Starts of the steps that the covered days cut: the first, the last, both or none. */
export function cutStarts(
  step: StepKind,
  starts: Float64Array,
  covered: Covered | null | undefined,
): readonly number[] {
  const ends = new Set([starts[0], starts[starts.length - 1]]);
  return [...ends].filter((start) => start !== undefined && isCut(step, start, covered)).map(Number);
}
