/** A line of a chart: one column of a sheet. */
export interface ChartSeries {
  readonly name: string;
  /** Zero-based index of its column. */
  readonly column: number;
}

/**
 * A line chart of columns of a sheet, on a sheet of its own. It refers to cells, so it follows later edits of the
 * values.
 */
export interface SheetChart {
  /** Name of its own sheet, as in `Sheet`. */
  readonly name: string;
  readonly title: string;
  /** Unit of the values. */
  readonly unit: string;
  /** Text alternative. */
  readonly description: string;
  /** Name of the sheet with the values. */
  readonly sheet: string;
  /** Rows of values below the headings. */
  readonly rowCount: number;
  /** Index of the column with the days of the category axis. */
  readonly days: number;
  /** In the order of their colours, at most ten. */
  readonly series: readonly ChartSeries[];
}
