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

/** How the values of a file lie: a column per site, or every value on a row of its own. */
export type TimeSheetLayout = 'wide' | 'per_site';

/** The most values of single sites in a file: a few minutes of writing, and 80 MB while figures are made. */
const MOST_VALUES = 10_000_000;
/** Columns that a spreadsheet has room for, less those beside the sites. */
const MOST_COLUMNS = 16_384 - 10;
/** The most sheets that a spreadsheet opens without trouble. */
const MOST_SHEETS = 500;

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
    layout === 'wide' ? sites.length > MOST_COLUMNS : format === 'xlsx' && sites.length > MOST_SHEETS;
  if (isTooWide || sites.length * rowCount > MOST_VALUES) throw refused(texts.tooLarge);
}

/** What a report is compared with; null for nothing. */
export type Compared = PeriodComparison | null;

/** The sheet of the comparison, where there is one. */
function comparisonSheets(
  { period }: TimeSheet,
  comparison: Compared,
  name: string,
  language: Language,
): readonly Sheet[] {
  return comparison === null ? [] : [comparisonSheet({ period, comparison }, name, language)];
}

/** The tables of a csv file: the values, and below them the comparison where there is one. */
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

/** What a workbook is made of. */
export interface Workbook {
  readonly sheets: readonly Sheet[];
  /** The values as lines; null where they have a sheet for each site, or cannot be drawn. */
  readonly chart: SheetChart | null;
}

/**
 * The sheets of a workbook: the values, then the key figures, which are gathered while the values are
 * written, so that everything is read once, and the comparison; then the chart, which refers to the cells of the values
 * and holds none itself.
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
