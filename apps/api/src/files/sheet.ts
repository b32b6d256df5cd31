/** Format of the numbers in a column; texts stay texts in every column. */
export type ColumnFormat =
  | { readonly kind: 'text' }
  /** Grouped in threes in a spreadsheet; shows `decimals`, while the file keeps the exact number. */
  | { readonly kind: 'number'; readonly decimals: number }
  /** Numbers are whole days since 1970-01-01. */
  | { readonly kind: 'day' }
  /** Numbers are the first day of a month, in days since 1970-01-01, shown as `YYYY-MM`. */
  | { readonly kind: 'month' }
  /** Numbers are an instant in milliseconds since 1970-01-01T00:00Z, shown as local time to the minute. */
  | { readonly kind: 'time' }
  /** Numbers are minutes since midnight, shown as a time of day. */
  | { readonly kind: 'clock' };

/** A column of a sheet. */
export interface Column {
  readonly heading: string;
  /** In digits of the default font. */
  readonly width: number;
  readonly format: ColumnFormat;
}

/** A count in a column of numbers with decimals, shown without any. */
export interface WholeNumber {
  readonly whole: number;
}

/** A text, a number in the column's format, a count regardless of the format, or an empty cell. */
export type Cell = string | number | WholeNumber | null;

/** Format of a {@link WholeNumber}. */
export const wholeFormat = { kind: 'number', decimals: 0 } as const satisfies ColumnFormat;

/** A table to write to a file. Its rows are read once, as fast as the file is sent. */
export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** One cell for each column. */
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}
