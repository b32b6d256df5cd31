import type { Annotation } from '../core/annotations.ts';

/** A column of values. */
export interface TableColumn {
  readonly key: string;
  readonly label: string;
  /** Set where it differs from the table's. */
  readonly unit?: string;
  /** Whether its values are texts; `valueOf` is then what they are sorted by. */
  readonly isText?: boolean;
  /** Value of a row; NaN is missing. */
  valueOf(row: number): number;
  /** Value of a row, formatted. */
  textOf(row: number): string;
  /** Quality of a row in words; null for a plain measured value. */
  noteOf(row: number): string | null;
  /** Sum of the rows from `first` up to `end` (exclusive), formatted; null where there is none. */
  sumOf(first: number, end: number): string | null;
}

/** The values of a chart as rows and columns. */
export interface ChartTable {
  /** What the values are and their unit: "Förbrukning per vecka, kWh". */
  readonly caption: string;
  readonly unit: string;
  readonly rowCount: number;
  /** What the rows stand for; time by default. */
  readonly rowLabel?: string;
  readonly rowHeadOf: (row: number) => string;
  /** Built lazily, when the table is first opened. */
  readonly columns: () => readonly TableColumn[];
  /** What is noted at the time of a row; null where nothing is noted at all. */
  readonly notedAt?: ((row: number) => readonly Annotation[]) | null;
}
