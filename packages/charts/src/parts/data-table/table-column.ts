/** A column of values. */
export interface TableColumn {
  readonly key: string;
  readonly label: string;
  /** Where it is not the table's. */
  readonly unit?: string;
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
  /** What the rows are; time when left out. */
  readonly rowLabel?: string;
  readonly rowHeadOf: (row: number) => string;
  /** Made when the table is first asked for. */
  readonly columns: () => readonly TableColumn[];
}
