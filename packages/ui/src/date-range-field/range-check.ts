import type { LocalDate } from '../format/local-date.ts';
import type { Period } from '../format/period.ts';
import { parseTypedDate } from './typed-date.ts';

/** What stands in the two inputs. */
export interface RangeDraft {
  readonly start: string;
  readonly end: string;
}

/** The days that may be chosen; an end left out is open. */
export interface RangeBounds {
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
}

/** What can be wrong with one input. */
export type DateProblem = 'not-a-date' | 'too-early' | 'too-late';

/** Outcome of checking a draft: a period, or what is wrong. */
export type RangeCheck =
  | { readonly period: Period }
  | { readonly start: DateProblem | null; readonly end: DateProblem | null; readonly isReversed: boolean };

/** What is wrong with the text of one input, or `null`. */
export function dateProblem(text: string, { min, max }: RangeBounds): DateProblem | null {
  const date = parseTypedDate(text);
  if (date === null) return 'not-a-date';
  if (min !== undefined && date < min) return 'too-early';
  if (max !== undefined && date > max) return 'too-late';
  return null;
}

/** Checks both inputs. A period of one day is allowed; one that ends before it starts is reversed. */
export function checkRange(draft: RangeDraft, bounds: RangeBounds): RangeCheck {
  const start = dateProblem(draft.start, bounds);
  const end = dateProblem(draft.end, bounds);
  const first = parseTypedDate(draft.start);
  const last = parseTypedDate(draft.end);
  const isReversed = first !== null && last !== null && first > last;
  if (first === null || last === null || start !== null || end !== null || isReversed) {
    return { start, end, isReversed };
  }
  return { period: { start: first, end: last } };
}
