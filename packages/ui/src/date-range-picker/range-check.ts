import {
  textProblem,
  type ValueBounds,
  type ValueProblem,
  type ValueSyntax,
} from '../date-picker/typed-value.ts';

/** Two values of a picker in order, both included: days as `YYYY-MM-DD` or months as `YYYY-MM`. */
export interface ValueRange {
  readonly start: string;
  readonly end: string;
}

/** How the two values of a range picker are read and written. */
export interface RangeSyntax extends ValueSyntax {
  /** Reads two values pasted together, in the order they stand; `null` for anything else. */
  readonly readRange: (text: string) => ValueRange | null;
}

/** What stands in the two inputs. */
export interface RangeDraft {
  readonly start: string;
  readonly end: string;
}

/** Outcome of checking a draft: a range, or what is wrong. */
export type RangeCheck =
  | { readonly range: ValueRange }
  | {
      readonly start: ValueProblem | null;
      readonly end: ValueProblem | null;
      readonly isReversed: boolean;
    };

/** Whether two ranges are the same, or both missing. */
export function isSameRange(a: ValueRange | null, b: ValueRange | null): boolean {
  return a === b || (a !== null && b !== null && a.start === b.start && a.end === b.end);
}

/** Checks both inputs. A range of one value is allowed; one that ends before it starts is reversed. */
export function checkRange(draft: RangeDraft, syntax: ValueSyntax, bounds: ValueBounds): RangeCheck {
  const start = textProblem(draft.start, syntax, bounds);
  const end = textProblem(draft.end, syntax, bounds);
  const first = syntax.read(draft.start);
  const last = syntax.read(draft.end);
  const isReversed = first !== null && last !== null && first > last;
  if (first === null || last === null || start !== null || end !== null || isReversed) {
    return { start, end, isReversed };
  }
  return { range: { start: first, end: last } };
}
