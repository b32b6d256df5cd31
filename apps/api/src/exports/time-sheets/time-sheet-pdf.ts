import type { Language } from '@vinrod/locale/messages/language';
import { translator } from '@vinrod/locale/messages/translator';
import { costDefinition } from '../../energy/cost/cost-definition.ts';
import { formatDay } from '@vinrod/locale/day';
import { hourMs, hoursInDay, hoursInPeriod, localDayOf } from '@vinrod/locale/clock';
import type { PeriodComparison } from '../../energy/period-comparison.ts';
import { daysIn, type Period } from '../../energy/period.ts';
import { rowQuality, type ReportDay } from '../../energy/time-sheets/report-day.ts';
import { showsPower } from '../../energy/time-sheets/row-spans.ts';
import { loadFactorPercent, type SiteFigures } from '../../energy/time-sheets/site-figures.ts';
import type { TimeSheet } from '../../energy/time-sheets/time-sheet.ts';
import { localTime, minuteOfDay } from '../../files/local-time.ts';
import { pdfFile } from '../../files/pdf/pdf-file.ts';
import { daysText, missing, numberText } from '../../files/pdf/swedish-text.ts';
import type { TableColumn, TableRow } from '../../files/pdf/table.ts';
import type { PdfWriter } from '../../files/pdf/writer.ts';
import { refused } from '../../server/api-error.ts';
import type { Imprint } from '../../files/export-answers.ts';
import { writeComparison } from './comparison-pdf.ts';
import { timeSheetPdfMessages as messages } from './pdf-messages.ts';
import { qualityText, reportName, timeSheetTexts as texts } from './texts.ts';
import { clockText } from '../../files/clock-text.ts';
import type { InstantMilliseconds } from '../../quantities/quantities.ts';

/** Maximum rows of a readable document: a hundred days by hour. */
const mostRows = 2500;
const minutesPerDay = 1440;

/** The finest of hours, days and months that keeps a period readable. */
export function readableResolution(period: Period): 'hour' | 'day' | 'month' {
  if (hoursInPeriod(period.first, period.last) <= mostRows) return 'hour';
  return daysIn(period) <= mostRows ? 'day' : 'month';
}

/** An hour report for reading and printing. */
export interface TimeSheetDocument extends Imprint {
  readonly sheet: TimeSheet;
  /** Name of the corporate group. */
  readonly name: string;
  readonly language: Language;
  /** The comparison; null for none. */
  readonly comparison: PeriodComparison | null;
}

function numberOr(value: number | null, decimals: number): string {
  return value === null || Number.isNaN(value) ? missing : numberText(value, decimals);
}

function kilo(value: number | null, decimals: number): string {
  return numberOr(value === null ? null : value / 1000, decimals);
}

/** Formats hours, with decimals only for quarters. */
function hoursText(hours: number): string {
  return numberText(hours, Number.isInteger(hours) ? 0 : 2);
}

function right(heading: string, width = 1): TableColumn {
  return { heading, width, align: 'right' };
}

function left(heading: string, width: number): TableColumn {
  return { heading, width, align: 'left' };
}

const powerColumns = (language: Language): readonly TableColumn[] => [
  right(texts.maxPower[language]),
  right(texts.baseLoad[language]),
  right(texts.loadFactor[language]),
];

const figureColumns = (hasPower: boolean, language: Language): readonly TableColumn[] => [
  left(texts.site[language], 2.2),
  left(texts.siteId[language], 2.1),
  right(texts.consumption[language], 1.2),
  ...(hasPower ? powerColumns(language) : []),
  right(texts.missingHours[language], 0.9),
  right(messages[language].estimated, 1),
];

function* figureRows(
  { sites, resolution }: TimeSheet,
  figures: readonly SiteFigures[],
): Generator<TableRow, void, void> {
  for (const [place, own] of figures.entries())
    yield {
      cells: [
        sites[place]?.name ?? '',
        sites[place]?.siteId ?? '',
        kilo(own.totalWh, 0),
        ...(showsPower(resolution)
          ? [kilo(own.maxW, 1), kilo(own.baseLoadW, 1), numberOr(loadFactorPercent(own), 1)]
          : []),
        hoursText(own.missingHours),
        numberText(own.estimatedCount, 0),
      ],
    };
}

const valueColumns = (language: Language): readonly TableColumn[] => [
  left(texts.time[language], 1.6),
  right(texts.total[language], 1.1),
  right(texts.spotPrice[language], 1.1),
  right(messages[language].cost),
  right(texts.temperature[language], 1.1),
  { ...left(texts.quality[language], 1), align: 'right' },
];

/** The hour 02 occurs twice when the clocks go back: first in summer time (domain.md 3.7). */
function seasonText(instant: InstantMilliseconds, language: Language): string {
  const local = localTime(instant);
  if (hoursInDay(localDayOf(instant)) !== 25 || Math.floor(minuteOfDay(local) / 60) !== 2) return '';
  const { summerTime, standardTime } = messages[language];
  return ` (${localTime(instant + hourMs) === local ? summerTime : standardTime})`;
}

function timeText(
  { instants }: ReportDay,
  row: number,
  { resolution }: TimeSheet,
  language: Language,
): string {
  const start = instants[row] ?? 0;
  const end = instants[row + 1] ?? start;
  if (resolution === 'day') return formatDay(localDayOf(start));
  if (resolution !== 'hour' && resolution !== 'quarter')
    return daysText(formatDay(localDayOf(start)), formatDay(localDayOf(end - 1)));
  const from = minuteOfDay(localTime(start));
  // Computed from the duration: by the clock, the first hour 02 in October would run from 02:00 to 02:00.
  const to = (from + (end - start) / 60_000) % minutesPerDay;
  return `${clockText(from)}\u2013${clockText(to)}${seasonText(start, language)}`;
}

async function* valueRows(sheet: TimeSheet, language: Language): AsyncGenerator<TableRow, void, void> {
  const hasClock = sheet.resolution === 'hour' || sheet.resolution === 'quarter';
  let wh = Number.NaN;
  let sek = Number.NaN;
  for await (const part of sheet.rows(sheet.period)) {
    if (hasClock) yield { kind: 'group', cells: [formatDay(part.day)] };
    for (let row = 0; row < part.instants.length - 1; row += 1) {
      const total = part.totalWh[row] ?? Number.NaN;
      const cost = part.costSek[row] ?? Number.NaN;
      if (!Number.isNaN(total)) {
        // An unknown cost makes the sum unknown; rows without energy have no cost.
        sek = Number.isNaN(wh) ? cost : sek + cost;
        wh = Number.isNaN(wh) ? total : wh + total;
      }
      yield {
        cells: [
          timeText(part, row, sheet, language),
          kilo(total, 2),
          numberOr(part.spotPrice[row] ?? Number.NaN, 2),
          numberOr(cost, 2),
          numberOr(part.temperature[row] ?? Number.NaN, 1),
          qualityText(rowQuality(part, row).quality, language),
        ],
      };
    }
  }
  yield { kind: 'sum', cells: [messages[language].sum, kilo(wh, 2), '', numberOr(sek, 2), '', ''] };
}

function sumOf(figures: readonly SiteFigures[], pick: (own: SiteFigures) => number): number {
  return figures.reduce((sum, own) => sum + pick(own), 0);
}

/** Consumption of all sites, Wh; null when nothing is measured. */
function measuredWh(figures: readonly SiteFigures[]): number | null {
  return figures.some(({ totalWh }) => totalWh !== null) ? sumOf(figures, (own) => own.totalWh ?? 0) : null;
}

function periodOf({ period }: TimeSheet): string {
  return daysText(formatDay(period.first), formatDay(period.last));
}

async function* write(
  pdf: PdfWriter,
  { sheet, name, comparison, language }: TimeSheetDocument,
  figures: readonly SiteFigures[],
): AsyncGenerator<void, void, void> {
  const t = translator(messages, language);
  pdf.title(reportName(sheet.resolution, language));
  pdf.text(t('lead', { name, period: periodOf(sheet), count: sheet.sites.length }), 'lead');
  pdf.space(8);
  pdf.keyFigures([
    {
      label: t('consumption'),
      value: kilo(measuredWh(figures), 0),
      unit: 'kWh',
    },
    {
      label: texts.missingHours[language],
      value: hoursText(sumOf(figures, (own) => own.missingHours)),
    },
    {
      label: texts.incomplete[language],
      value: numberText(
        sumOf(figures, (own) => own.incompleteCount),
        0,
      ),
    },
    {
      label: texts.estimated[language],
      value: numberText(
        sumOf(figures, (own) => own.estimatedCount),
        0,
      ),
    },
  ]);
  pdf.space(10);
  pdf.heading(texts.keyFigures[language]);
  yield* pdf.table({
    columns: figureColumns(showsPower(sheet.resolution), language),
    rows: figureRows(sheet, figures),
    summary: texts.keyFigures[language],
  });
  if (comparison !== null) yield* writeComparison(pdf, { period: sheet.period, comparison }, language);
  pdf.space(14);
  pdf.heading(t('values'));
  yield* pdf.table({
    columns: valueColumns(language),
    rows: valueRows(sheet, language),
    summary: t('values'),
  });
  pdf.space(6);
  pdf.text(
    [
      t('localTime'),
      costDefinition[language],
      ...(showsPower(sheet.resolution) ? [t('power')] : []),
      t('quality'),
    ].join(' '),
    'small',
  );
}

/**
 * Writes an hour report as a tagged PDF, part by part as it is read.
 *
 * @throws ApiError 422 when it would have too many rows to be readable.
 */
export async function timeSheetPdf(
  document: TimeSheetDocument,
): Promise<AsyncGenerator<Uint8Array, void, void>> {
  const { sheet, name, language, supplier, createdAt } = document;
  if (sheet.rowCount > mostRows || sheet.sites.length > mostRows) throw refused(texts.tooLarge);
  const figures = await sheet.figures();
  return pdfFile(
    {
      title: `${reportName(sheet.resolution, language)}, ${name}`,
      context: `${name} · ${periodOf(sheet)}`,
      createdAt,
      language,
      brand: supplier,
    },
    (pdf) => write(pdf, document, figures),
  );
}
