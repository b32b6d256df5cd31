import {
  textProblem,
  type ValueBounds,
  type ValueProblem,
  type ValueSyntax,
} from '../date-picker/typed-value.ts';

/** Two values of a picker, ordered and inclusive: days as `YYYY-MM-DD` or months as `YYYY-MM`. */
export interface ValueRange {
  readonly start: string;
  readonly end: string;
}

/** Parses and formats the two values of a range picker. */
export interface RangeSyntax extends ValueSyntax {
  /** Parses two values pasted together, in their order in the text; `null` for anything else. */
  readonly readRange: (text: string) => ValueRange | null;
}

/** Text of the two inputs. */
export interface RangeDraft {
  readonly start: string;
  readonly end: string;
}

/** Result of checking a draft: a range, or its errors. */
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
