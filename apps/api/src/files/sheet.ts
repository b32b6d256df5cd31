/** How the numbers of a column are to be read; texts are texts in every column. */
export type ColumnFormat =
  | { readonly kind: 'text' }
  /** Grouped in threes in a spreadsheet; `decimals` are shown, while the file holds the whole number. */
  | { readonly kind: 'number'; readonly decimals: number }
  /** Numbers are whole days since 1970-01-01. */
  | { readonly kind: 'day' }
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

/** A text, a number as the column's format says, or nothing. */
export type Cell = string | number | null;

/** A table to write to a file. Its rows are read once, as fast as the file leaves. */
export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** One cell for each column. */
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}
