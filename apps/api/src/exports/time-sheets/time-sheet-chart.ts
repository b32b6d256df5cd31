import type { TimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import type { SheetChart } from '../../files/sheet-chart.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { timeColumns } from './columns.ts';
import { reportName, timeSheetTexts as texts } from './texts.ts';

/** Maximum lines that can be told apart; for more sites the chart shows the sum (specification, section 9). */
const mostLines = 10;
/** Maximum points of a line that spreadsheets draw. */
const mostPoints = 32_000;

/** Input of a chart. */
export interface ChartedReport extends Pick<TimeSheet, 'rowCount' | 'resolution'> {
  readonly sites: readonly { readonly name: string }[];
}

/**
 * The chart of a report with sites as columns: a line for each site, or for their sum when there are more than ten.
 *
 * @param name - of the sheet of the chart
 * @param values - name of the sheet with the values
 * @returns null when there are no rows, or more than spreadsheets draw
 */
export function timeSheetChart(
  { sites, rowCount, resolution }: ChartedReport,
  name: string,
  values: string,
  language: Language,
): SheetChart | null {
  if (rowCount === 0 || rowCount > mostPoints || sites.length === 0) return null;
  const first = timeColumns(resolution, language).length;
  const title = reportName(resolution, language);
  return {
    name,
    title,
    unit: 'kWh',
    description: `${title}, ${texts.chartOf[language]} ${values}`,
    sheet: values,
    rowCount,
    days: 0,
    series:
      sites.length > mostLines
        ? [{ name: texts.total[language], column: first + sites.length }]
        : sites.map((site, place) => ({ name: site.name, column: first + place })),
  };
}
