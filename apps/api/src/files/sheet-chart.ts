/** A line of a chart: one column of a sheet. */
export interface ChartSeries {
  readonly name: string;
  /** Place of its column, from 0. */
  readonly column: number;
}

/**
 * A line chart of columns of a sheet, on a sheet of its own. It refers to cells, so it is the chart of what stands there,
 * also after somebody has changed them.
 */
export interface SheetChart {
  /** Name of its own sheet, as `Sheet` has it. */
  readonly name: string;
  readonly title: string;
  /** Of the values. */
  readonly unit: string;
  /** What it shows, for who cannot see it. */
  readonly description: string;
  /** Name of the sheet with the values. */
  readonly sheet: string;
  /** Rows of values below the headings. */
  readonly rowCount: number;
  /** Place of the column of days that the lines go along. */
  readonly days: number;
  /** In the order of their colours, ten at most. */
  readonly series: readonly ChartSeries[];
}
