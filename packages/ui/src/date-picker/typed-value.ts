/** How the values of a picker are read and written. The values are text that sorts by time: `YYYY-MM-DD`, `YYYY-MM`. */
export interface ValueSyntax {
  /** Reads what a person typed; `null` when it is no value. */
  readonly read: (text: string) => string | null;
  /** Writes a value as it stands in the input. */
  readonly write: (value: string) => string;
}

/** First and last value that may be chosen; an end left out is open. */
export interface ValueBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What can be wrong with the text of an input. */
export type ValueProblem = 'unreadable' | 'too-early' | 'too-late';

/** Whether a value may be chosen, or on which side of the bounds it lies. */
export function boundsProblem(value: string, { min, max }: ValueBounds): ValueProblem | null {
  if (min !== undefined && value < min) return 'too-early';
  return max !== undefined && value > max ? 'too-late' : null;
}

/** What is wrong with the text of an input, or `null`. Empty text is no value, so it is unreadable. */
export function textProblem(text: string, syntax: ValueSyntax, bounds: ValueBounds): ValueProblem | null {
  const value = syntax.read(text);
  return value === null ? 'unreadable' : boundsProblem(value, bounds);
}

/** The nearest value that may be chosen. */
export function withinBounds(value: string, { min, max }: ValueBounds): string {
  if (min !== undefined && value < min) return min;
  return max !== undefined && value > max ? max : value;
}
