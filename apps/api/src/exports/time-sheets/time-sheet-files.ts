import type { PeriodComparison } from '../../energy/period-comparison.ts';
import { createFigureCounter } from '../../energy/time-sheets/site-figures.ts';
import type { TimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import type { SheetChart } from '../../files/sheet-chart.ts';
import type { Sheet } from '../../files/sheet.ts';
import { sheetNames } from '../../files/sheet-names.ts';
import { refused } from '../../server/api-error.ts';
import type { Language } from '@vinrod/locale/messages/language';
import { comparisonSheet } from './comparison-sheet.ts';
import { figuresSheet } from './figures-sheet.ts';
import { longSheet, siteSheets } from './site-sheets.ts';
import { reportName, timeSheetTexts as texts } from './texts.ts';
import { timeSheetChart } from './time-sheet-chart.ts';
import { wideSheet } from './wide-sheet.ts';

/** Layout of the values: a column per site, or one value per row. */
export type TimeSheetLayout = 'wide' | 'per_site';

/** Maximum site values in a file: a few minutes of writing, and 80 MB while figures are computed. */
const mostValues = 10_000_000;
/** Maximum site columns of a spreadsheet, with room for the other columns. */
const mostColumns = 16_384 - 10;
/** Maximum sheets that a spreadsheet opens without trouble. */
const mostSheets = 500;

/**
 * Checks that a report fits into a file.
 *
 * @throws ApiError 422 when it does not.
 */
export function checkFileSize(
  { sites, rowCount }: TimeSheet,
  format: 'xlsx' | 'csv',
  layout: TimeSheetLayout,
): void {
  const isTooWide =
    layout === 'wide' ? sites.length > mostColumns : format === 'xlsx' && sites.length > mostSheets;
  if (isTooWide || sites.length * rowCount > mostValues) throw refused(texts.tooLarge);
}

/** The comparison of a report; null for none. */
export type Compared = PeriodComparison | null;

/** The sheet of the comparison, if any. */
function comparisonSheets(
  { period }: TimeSheet,
  comparison: Compared,
  name: string,
  language: Language,
): readonly Sheet[] {
  return comparison === null ? [] : [comparisonSheet({ period, comparison }, name, language)];
}

/** The tables of a csv file: the values, then the comparison if any. */
export function csvSheets(
  sheet: TimeSheet,
  comparison: Compared,
  language: Language,
  layout: TimeSheetLayout,
): readonly Sheet[] {
  const name = reportName(sheet.resolution, language);
  return [
    layout === 'wide' ? wideSheet(sheet, name, language, () => undefined) : longSheet(sheet, name, language),
    ...comparisonSheets(sheet, comparison, texts.comparison[language], language),
  ];
}

/** Content of a workbook. */
export interface Workbook {
  readonly sheets: readonly Sheet[];
  /** A line chart of the values; null when each site has a sheet of its own, or when they cannot be drawn. */
  readonly chart: SheetChart | null;
}

/**
 * The content of a workbook: the values, the key figures, the comparison, and a chart that refers to the cells of the
 * values. The key figures are collected while the values are written, so that everything is read once.
 */
export function workbookOf(
  sheet: TimeSheet,
  comparison: Compared,
  language: Language,
  layout: TimeSheetLayout,
): Workbook {
  const counters = sheet.sites.map(() => createFigureCounter(sheet.rowCount, sheet.resolution));
  const figuresOf = (place: number) => {
    const counter = counters[place];
    if (counter === undefined) throw new RangeError(`There is no site ${place} in the report.`);
    return counter.figures();
  };
  const keyFigures = texts.keyFigures[language];
  if (layout === 'wide') {
    const [name = '', figuresName = '', comparisonName = '', chartName = ''] = sheetNames([
      reportName(sheet.resolution, language),
      keyFigures,
      texts.comparison[language],
      texts.chart[language],
    ]);
    return {
      sheets: [
        wideSheet(sheet, name, language, (part) =>
          counters.forEach((counter, place) => counter.add(part, place)),
        ),
        figuresSheet(sheet, figuresName, language, figuresOf),
        ...comparisonSheets(sheet, comparison, comparisonName, language),
      ],
      chart: timeSheetChart(sheet, chartName, name, language),
    };
  }
  const [figuresName = '', comparisonName = '', ...names] = sheetNames([
    keyFigures,
    texts.comparison[language],
    ...sheet.sites.map(({ name }) => name),
  ]);
  return {
    sheets: [
      ...siteSheets(sheet, names, language, (part, place) => counters[place]?.add(part, 0)),
      figuresSheet(sheet, figuresName, language, figuresOf),
      ...comparisonSheets(sheet, comparison, comparisonName, language),
    ],
    chart: null,
  };
}
