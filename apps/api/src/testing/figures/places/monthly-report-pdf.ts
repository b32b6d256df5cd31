import { pdfProgramsAreAbsent } from '../../../files/testing/pdf-programs.ts';
import { comparedSpan, type Appearance } from '../appearance.ts';
import { qualityOfWord, rowsOf } from '../cells.ts';
import { download, type ReadSheet } from '../download.ts';
import { queryOf, type Reading } from '../figure-case.ts';
import { printedNumber, printedQuantity, readPdf, type ReadPdf } from '../pdf.ts';
import { periodSpan, spanFrom, yearBeforeSpan } from '../spans.ts';

const place = 'monthly report, pdf';

function printed(figure: string, subject: string, span: string, text: string): Appearance {
  const { value, rounding } = printedNumber(text);
  return { place, figure, subject, span, value, rounding };
}

function tableOf({ tables }: ReadPdf, heading: string): ReadSheet {
  const table = tables.get(heading);
  if (table === undefined) throw new Error(`The document has no table ${heading}.`);
  return table;
}

function readTop({ keyFigures, texts }: ReadPdf, { figureCase }: Reading): Appearance[] {
  const span = periodSpan(figureCase);
  const figures = new Map([
    ['Total förbrukning', 'consumption'],
    ['Högsta effekt', 'highest power together'],
    ['Energikostnad exkl. moms', 'cost'],
    ['Utsläpp', 'emissions'],
  ]);
  const reported: Appearance[] = keyFigures.flatMap(({ label, value }) => {
    const figure = figures.get(label);
    return figure === undefined ? [] : [{ place, figure, subject: 'all', span, ...printedQuantity(value) }];
  });
  const coverage = /mätvärden för ([\d,]+) % av timmarna/.exec(texts.join(' '))?.[1];
  if (coverage === undefined) throw new Error('The document tells no coverage.');
  return [...reported, printed('coverage', 'all', span, coverage)];
}

function readCustomers(document: ReadPdf, { figureCase }: Reading): Appearance[] {
  const span = periodSpan(figureCase);
  const before = yearBeforeSpan(figureCase);
  return rowsOf(tableOf(document, 'Sammanställning per kundnummer')).flatMap((row) => {
    const isSum = row.cell('Bolag') === 'Summa';
    const subject = isSum ? 'all' : `company:${String(row.cell('Kundnummer'))}`;
    const cell = (heading: string): string => String(row.cell(heading));
    const reported = [
      printed('consumption', subject, span, cell('Förbrukning (kWh)')),
      printed('consumption', subject, before, cell('Föregående år (kWh)')),
      printed('change in percent', subject, comparedSpan(span, before), cell('Förändring (%)')),
      printed('cost', subject, span, cell('Energikostnad (kr)')),
      printed('average price', subject, span, cell('Snittpris (öre/kWh)')),
    ];
    if (isSum) return reported;
    const quality = qualityOfWord(row.cell('Kvalitet'));
    return [...reported, { place, figure: 'quality', subject, span, value: quality, rounding: 0 }];
  });
}

/** Sites of a table without anläggnings-id, by their position in the report. */
function readOutlets(document: ReadPdf, { figureCase }: Reading, siteIds: readonly string[]): Appearance[] {
  const span = periodSpan(figureCase);
  return rowsOf(tableOf(document, 'Uttagspunkter')).flatMap((row, at) => {
    const isSum = at === siteIds.length;
    const subject = isSum ? 'all' : `site:${siteIds[at]}`;
    const cell = (heading: string): string => String(row.cell(heading));
    const power = isSum ? 'highest power together' : 'highest power by hour';
    const reported = [
      printed('consumption', subject, span, cell('Förbrukning (kWh)')),
      printed('share of the sum', subject, span, cell('Andel (%)')),
      printed(power, subject, span, cell('Högsta effekt (kW)')),
      printed('cost', subject, span, cell('Energikostnad (kr)')),
    ];
    if (isSum) return reported;
    const quality = qualityOfWord(row.cell('Kvalitet'));
    return [
      ...reported,
      printed('consumption per m²', subject, span, cell('kWh per m²')),
      { place, figure: 'quality', subject, span, value: quality, rounding: 0 },
    ];
  });
}

const withdrawalColumns = [
  ['Höglast (kWh)', 'high load'],
  ['Låglast (kWh)', 'low load'],
  ['Dag 06–22 (kWh)', 'consumption by day'],
  ['Natt (kWh)', 'consumption by night'],
  ['Vardag (kWh)', 'consumption on weekdays'],
  ['Helg (kWh)', 'consumption on weekends'],
  ['Högsta effekt (kW)', 'highest power together'],
] as const;

function readWithdrawals(document: ReadPdf, { figureCase }: Reading): Appearance[] {
  return rowsOf(tableOf(document, 'Uttagsprofil')).flatMap((row) =>
    withdrawalColumns.map(([heading, figure]) => {
      const span = spanFrom(figureCase, 'month', `${String(row.cell('Månad'))}-01`);
      return printed(figure, 'all', span, String(row.cell(heading)));
    }),
  );
}

/**
 * The monthly report on paper; empty when poppler is not installed.
 * @param siteIds - anläggnings-id in the report's order of sites
 */
export async function readMonthlyReportPdf(
  reading: Reading,
  siteIds: readonly string[],
): Promise<Appearance[]> {
  if (pdfProgramsAreAbsent) return [];
  const { world, figureCase } = reading;
  const path = `exports/corporategroups/${world.corporateGroupId}/monthly-reports/?${queryOf(figureCase)}&format=pdf`;
  const document = await readPdf(await download(world, path));
  return [
    ...readTop(document, reading),
    ...readCustomers(document, reading),
    ...readOutlets(document, reading, siteIds),
    ...readWithdrawals(document, reading),
  ];
}
