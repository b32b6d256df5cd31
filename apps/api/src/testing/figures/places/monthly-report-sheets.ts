import { comparedSpan, type Appearance, type FigureValue } from '../appearance.ts';
import { qualityOfWord, rowsOf, type ReadRow } from '../cells.ts';
import { download, readCsv, readWorkbook, type ReadSheet } from '../download.ts';
import { queryOf, type Reading } from '../figure-case.ts';
import { periodSpan, spanFrom, spanYearBefore, yearBeforeSpan } from '../spans.ts';

const hundredth = 0.005;

type Report = (figure: string, subject: string, span: string, value: FigureValue, rounding?: number) => void;

/** The first day of a row's month: a workbook has a date, a CSV file the month. */
function monthOf(row: ReadRow): string {
  return `${row.date('Månad').slice(0, 7)}-01`;
}

function readOutlets(sheet: ReadSheet, { figureCase }: Reading, report: Report): void {
  for (const row of rowsOf(sheet)) {
    const subject = `site:${String(row.cell('Anläggnings-id'))}`;
    const span = spanFrom(figureCase, 'month', monthOf(row));
    const before = spanYearBefore(figureCase, 'month', monthOf(row));
    report('consumption', subject, span, row.number('Förbrukning (kWh)'));
    report('quality', subject, span, qualityOfWord(row.cell('Kvalitet')));
    report('missing hours', subject, span, row.number('Saknade timmar'));
    report('highest power by hour', subject, span, row.number('Högsta effekt (kW)'));
    report('cost', subject, span, row.number('Energikostnad exkl. moms (kr)'), hundredth);
    report('consumption', subject, before, row.number('Föregående år (kWh)'));
  }
}

const summaryFigures: readonly (readonly [string, string, number])[] = [
  ['Antal anläggningar', 'site count', 0],
  ['Anläggningar utan värden', 'sites without values', 0],
  ['Täckning', 'coverage', 0],
  ['Total förbrukning', 'consumption', 0],
  ['Högsta effekt', 'highest power together', 0],
  ['Energikostnad exkl. moms', 'cost', hundredth],
  ['Snittpris', 'average price', hundredth],
  ['Utsläpp', 'emissions', hundredth],
  ['Utsläppsfaktor', 'emission factor', hundredth],
  ['Volymvägt spotpris', 'price by volume', hundredth],
  ['Elområdets medelpris', 'price of the area', hundredth],
  ['Profilkostnad', 'cost of the profile', 2 * hundredth],
];

function readSummary(sheet: ReadSheet, { figureCase }: Reading, report: Report): void {
  const values = new Map(rowsOf(sheet).map((row) => [String(row.cell('Uppgift')), row] as const));
  const valueOf = (item: string): number | null => values.get(item)?.number('Värde') ?? null;
  const span = periodSpan(figureCase);
  const before = yearBeforeSpan(figureCase);
  for (const [item, figure, rounding] of summaryFigures) report(figure, 'all', span, valueOf(item), rounding);
  report('consumption', 'all', before, valueOf('Föregående år'));
  const change = valueOf('Förändring mot föregående år');
  report('change in percent', 'all', comparedSpan(span, before), change, hundredth);
}

function readCustomers(sheet: ReadSheet, { figureCase }: Reading, report: Report): void {
  const span = periodSpan(figureCase);
  const before = yearBeforeSpan(figureCase);
  for (const row of rowsOf(sheet)) {
    const subject = `company:${String(row.cell('Kundnummer'))}`;
    report('site count', subject, span, row.number('Antal anläggningar'));
    report('consumption', subject, span, row.number('Förbrukning (kWh)'));
    report('quality', subject, span, qualityOfWord(row.cell('Kvalitet')));
    report('missing hours', subject, span, row.number('Saknade timmar'));
    report('consumption', subject, before, row.number('Föregående år (kWh)'));
    const change = row.number('Förändring (%)');
    report('change in percent', subject, comparedSpan(span, before), change, hundredth);
    report('cost', subject, span, row.number('Energikostnad exkl. moms (kr)'), hundredth);
    report('average price', subject, span, row.number('Snittpris (öre/kWh)'), hundredth);
    report('emissions', subject, span, row.number('Utsläpp (kg CO₂)'), hundredth);
  }
}

const subscriptionColumns = [
  ['Högsta effekt (kW)', 'highest power by hour'],
  ['Abonnemanget klarar (kW)', 'capacity'],
  ['Utnyttjande (%)', 'utilisation'],
  ['Överuttag (kW)', 'excess'],
  ['Timmar med överuttag', 'hours with excess'],
  ['Årsförbrukning (kWh)', 'consumption of twelve months'],
  ['Årets högsta effekt (kW)', 'highest power of twelve months'],
  ['Utnyttjningstid (h)', 'utilisation time'],
  ['Rekommenderad säkring (A)', 'recommended fuse'],
  ['Rekommenderad effekt (kW)', 'recommended power'],
] as const;

const withdrawalColumns = [
  ['Höglast (kWh)', 'high load'],
  ['Låglast (kWh)', 'low load'],
  ['Dag 06–22 (kWh)', 'consumption by day'],
  ['Natt (kWh)', 'consumption by night'],
  ['Vardag (kWh)', 'consumption on weekdays'],
  ['Helg (kWh)', 'consumption on weekends'],
  ['Högsta effekt (kW)', 'highest power together'],
] as const;

const weekdays = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'] as const;

function readProfiles(sheets: ReadonlyMap<string, ReadSheet>, { figureCase }: Reading, report: Report): void {
  const span = periodSpan(figureCase);
  const rows = (name: string): ReadRow[] => {
    const sheet = sheets.get(name);
    if (sheet === undefined) throw new Error(`The workbook has no sheet ${name}.`);
    return rowsOf(sheet);
  };
  for (const row of rows('Abonnemang'))
    for (const [heading, figure] of subscriptionColumns)
      report(figure, `site:${String(row.cell('Anläggnings-id'))}`, span, row.number(heading));
  for (const row of rows('Uttagsprofil'))
    for (const [heading, figure] of withdrawalColumns)
      report(figure, 'all', spanFrom(figureCase, 'month', monthOf(row)), row.number(heading));
  for (const row of rows('Varaktighet'))
    report(`power of hour ${row.number('Timme nr')}`, 'all', span, row.number('Effekt (kW)'));
  for (const row of rows('Förbrukningsprofil')) {
    const hour = row.number('Timme');
    report(`weekday at ${hour}`, 'all', span, row.number('Vardag (kW)'), 0.0005);
    report(`weekend at ${hour}`, 'all', span, row.number('Helg (kW)'), 0.0005);
    for (const [at, day] of weekdays.entries())
      report(`day ${at + 1} of the week at ${hour}`, 'all', span, row.number(`${day} (kW)`), 0.0005);
  }
}

/** The monthly report as a workbook and as a CSV file. */
export async function readMonthlyReportSheets(reading: Reading): Promise<Appearance[]> {
  const { world, figureCase } = reading;
  const reported: Appearance[] = [];
  const sinks =
    (place: string): Report =>
    (figure, subject, span, value, rounding = 0) => {
      reported.push({ place, figure, subject, span, value, rounding });
    };
  const path = `exports/corporategroups/${world.corporateGroupId}/monthly-reports/?${queryOf(figureCase)}`;
  readOutlets(readCsv(await download(world, `${path}&format=csv`)), reading, sinks('monthly report, csv'));
  const workbook = await readWorkbook(await download(world, `${path}&format=xlsx`));
  const sheets = new Map(workbook.map((sheet) => [sheet.name, sheet]));
  const report = sinks('monthly report, xlsx');
  const parts = [
    ['Uttagspunkter', readOutlets],
    ['Sammanfattning', readSummary],
    ['Kundnummer', readCustomers],
  ] as const;
  for (const [name, read] of parts) {
    const sheet = sheets.get(name);
    if (sheet === undefined) throw new Error(`The workbook has no sheet ${name}.`);
    read(sheet, reading, report);
  }
  readProfiles(sheets, reading, report);
  return reported;
}
