/** Parses and formats the values of a picker. Values are text that sorts by time: `YYYY-MM-DD`, `YYYY-MM`. */
export interface ValueSyntax {
  /** Parses typed text; `null` when it is not a value. */
  readonly read: (text: string) => string | null;
  /** Formats a value for the input. */
  readonly write: (value: string) => string;
}

/** First and last selectable value; an omitted end is open. */
export interface ValueBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Errors in the text of an input. */
export type ValueProblem = 'unreadable' | 'too-early' | 'too-late';

/** The bound that a value violates, if any. */
export function boundsProblem(value: string, { min, max }: ValueBounds): ValueProblem | null {
  if (min !== undefined && value < min) return 'too-early';
  return max !== undefined && value > max ? 'too-late' : null;
}

/** The error in the text of an input, or `null`. Empty text is unreadable. */
export function textProblem(text: string, syntax: ValueSyntax, bounds: ValueBounds): ValueProblem | null {
  const value = syntax.read(text);
  return value === null ? 'unreadable' : boundsProblem(value, bounds);
}

/** The nearest selectable value. */
export function withinBounds(value: string, { min, max }: ValueBounds): string {
  if (min !== undefined && value < min) return min;
  return max !== undefined && value > max ? max : value;
}
