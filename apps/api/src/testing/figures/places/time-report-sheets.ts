import type { Appearance, FigureValue } from '../appearance.ts';
import { daysSpan, timeSpan } from '../appearance.ts';
import { qualityOfWord, rowsOf, startOfRow, type ReadRow } from '../cells.ts';
import { download, readCsv, readWorkbook, type ReadSheet } from '../download.ts';
import { queryOf, type Reading } from '../figure-case.ts';
import { periodSpan } from '../spans.ts';
import { rowStepsOf, type RowStep } from './time-report.ts';

/** Half of the last digit of energy and money cells in files. */
const micro = 0.000_000_5;
const tenThousandth = 0.000_05;

function spanOf(row: ReadRow, step: RowStep): string {
  if (step === 'hour' || step === 'quarter') return timeSpan(startOfRow(row), step === 'hour' ? 60 : 15);
  if (step === 'day') return daysSpan(row.date('Datum'), row.date('Datum'));
  return daysSpan(row.date('Från och med'), row.date('Till och med'));
}

/** Figures common to rows of sums and rows of single sites. */
function readCommon(
  place: string,
  row: ReadRow,
  span: string,
  subject: string,
  energy: string,
): Appearance[] {
  const figure = (name: string, value: FigureValue, rounding: number): Appearance => ({
    place,
    figure: name,
    subject,
    span,
    value,
    rounding,
  });
  return [
    figure('consumption', row.number(energy), micro),
    figure('cost', row.number('Energikostnad (kr exkl. moms)'), tenThousandth),
    figure('quality', qualityOfWord(row.cell('Kvalitet')), 0),
    figure('missing hours', row.number('Saknade timmar'), 0),
  ];
}

/** The anläggnings-id in the heading of a site's column, between its name and the unit. */
function siteOfHeading(heading: string): string | null {
  return /(\S+)\s+kWh$/.exec(heading)?.[1] ?? null;
}

function readWide(place: string, sheet: ReadSheet, step: RowStep): Appearance[] {
  const columns = sheet.headings
    .map((heading) => ({
      heading,
      siteId: heading.includes('(') && heading.endsWith(')') ? null : siteOfHeading(heading),
    }))
    .filter(({ siteId }) => siteId !== null);
  return rowsOf(sheet).flatMap((row) => {
    const span = spanOf(row, step);
    const sites = columns.map(({ heading, siteId }): Appearance => ({
      place,
      figure: 'consumption',
      subject: `site:${siteId}`,
      span,
      value: row.number(heading),
      rounding: micro,
    }));
    const more = (['Spotpris (öre/kWh)', 'Temperatur (°C)'] as const).map((heading): Appearance => ({
      place,
      figure: heading.startsWith('Spot') ? 'spot price' : 'temperature',
      subject: 'all',
      span,
      value: row.number(heading),
      rounding: heading.startsWith('Spot') ? tenThousandth : 0.05,
    }));
    return [...readCommon(place, row, span, 'all', 'Summa (kWh)'), ...sites, ...more];
  });
}

/** Rows of a single site. @param siteIdOf - site of a row */
function readLong(
  place: string,
  sheet: ReadSheet,
  step: RowStep,
  siteIdOf: (row: ReadRow) => string,
): Appearance[] {
  return rowsOf(sheet).flatMap((row) =>
    readCommon(place, row, spanOf(row, step), `site:${siteIdOf(row)}`, 'Förbrukning (kWh)'),
  );
}

function readFigures(place: string, sheet: ReadSheet, step: RowStep, span: string): Appearance[] {
  return rowsOf(sheet).flatMap((row) => {
    const subject = `site:${String(row.cell('Anläggnings-id'))}`;
    const reported: Appearance[] = [];
    const report = (figure: string, value: FigureValue, rounding: number): void => {
      reported.push({ place, figure, subject, span, value, rounding });
    };
    report('consumption', row.number('Förbrukning (kWh)'), micro);
    report('missing hours', row.number('Saknade timmar'), 0);
    if (step === 'day' || step === 'hour' || step === 'quarter') {
      report(`missing values by ${step}`, row.number('Saknade värden'), 0);
      report(`incomplete values by ${step}`, row.number('Ofullständiga värden'), 0);
      report(`estimated values by ${step}`, row.number('Beräknade värden'), 0);
      report(`corrected values by ${step}`, row.number('Korrigerade värden'), 0);
    }
    if (row.has('Högsta effekt (kW)')) {
      report(`highest power by ${step}`, row.number('Högsta effekt (kW)'), micro);
      report(`lowest power by ${step}`, row.number('Lägsta effekt (kW)'), micro);
      report(`base load by ${step}`, row.number('Baslast (kW)'), micro);
      report(`load factor by ${step}`, row.number('Lastfaktor (%)'), 0.005);
    }
    return reported;
  });
}

function path({ world, figureCase }: Reading, rest: string): string {
  return `exports/corporategroups/${world.corporateGroupId}/time-sheets/?${queryOf(figureCase)}&${rest}`;
}

async function readWorkbooks(reading: Reading, step: RowStep): Promise<Appearance[]> {
  const reported: Appearance[][] = [];
  const span = periodSpan(reading.figureCase);
  for (const layout of ['wide', 'per_site']) {
    const place = `time report by ${step}, xlsx ${layout}`;
    const workbook = await readWorkbook(
      await download(reading.world, path(reading, `resolution=${step}&format=xlsx&layout=${layout}`)),
    );
    // The chart draws the cells of the other sheets and holds no values.
    const sheets = workbook.filter(({ name }) => name !== 'Diagram');
    const figures = sheets.at(-1);
    if (figures === undefined) throw new Error('The workbook has no sheet.');
    reported.push(readFigures(place, figures, step, span));
    // Sheets are in the order of the key figures' rows; their names are those of the sites.
    const siteIds = rowsOf(figures).map((row) => String(row.cell('Anläggnings-id')));
    for (const [at, sheet] of sheets.slice(0, -1).entries())
      reported.push(
        layout === 'wide'
          ? readWide(place, sheet, step)
          : readLong(place, sheet, step, () => siteIds[at] ?? ''),
      );
  }
  return reported.flat();
}

async function readCsvs(reading: Reading, step: RowStep): Promise<Appearance[]> {
  const file = async (layout: string): Promise<ReadSheet> =>
    readCsv(await download(reading.world, path(reading, `resolution=${step}&format=csv&layout=${layout}`)));
  return [
    ...readWide(`time report by ${step}, csv wide`, await file('wide'), step),
    ...readLong(`time report by ${step}, csv per_site`, await file('per_site'), step, (row) =>
      String(row.cell('Anläggnings-id')),
    ),
  ];
}

/** The time report as workbooks and csv files, in every resolution and layout. */
export async function readTimeReportSheets(reading: Reading): Promise<Appearance[]> {
  const reported: Appearance[][] = [];
  for (const step of rowStepsOf(reading))
    reported.push(await readWorkbooks(reading, step), await readCsvs(reading, step));
  return reported.flat();
}
