/** How the numbers of a column are to be read; texts are texts in every column. */
export type ColumnFormat =
  | { readonly kind: 'text' }
  /** Grouped in threes in a spreadsheet; `decimals` are shown, while the file holds the whole number. */
  | { readonly kind: 'number'; readonly decimals: number }
  /** Numbers are whole days since 1970-01-01. */
  | { readonly kind: 'day' }
  /** Numbers are the first day of a month, in days since 1970-01-01, told as `YYYY-MM`. */
  | { readonly kind: 'month' }
  /** Numbers are an instant in milliseconds since 1970-01-01T00:00Z, told as local time to the minute. */
  | { readonly kind: 'time' }
  /** Numbers are minutes since midnight, told as a time of the day. */
  | { readonly kind: 'clock' };

/** A column of a sheet. */
export interface Column {
  readonly heading: string;
  /** In digits of the ordinary font. */
  readonly width: number;
  readonly format: ColumnFormat;
}

/** A number of things in a column of numbers with decimals: it is told without any. */
export interface WholeNumber {
  readonly whole: number;
}

/** A text, a number as the column's format says, a whole number whatever it says, or nothing. */
export type Cell = string | number | WholeNumber | null;

/** How a {@link WholeNumber} is told. */
export const wholeFormat = { kind: 'number', decimals: 0 } as const satisfies ColumnFormat;

/** A table to write to a file. Its rows are read once, as fast as the file leaves. */
export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** One cell for each column. */
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}
