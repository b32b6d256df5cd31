import { comparedSpan, type Appearance, type FigureValue } from '../appearance.ts';
import { qualityOfWord, rowsOf, type ReadRow } from '../cells.ts';
import { download, readCsv, readWorkbook, type ReadSheet } from '../download.ts';
import { queryOf, type Reading } from '../figure-case.ts';
import { periodSpan, spanFrom, spanYearBefore, yearBeforeSpan } from '../spans.ts';

const HUNDREDTH = 0.005;

type Tell = (figure: string, subject: string, span: string, value: FigureValue, rounding?: number) => void;

/** The first day of the month of a row: a workbook has a date, a csv file the month. */
function monthOf(row: ReadRow): string {
  return `${row.date('Månad').slice(0, 7)}-01`;
}

function readOutlets(sheet: ReadSheet, { figureCase }: Reading, tell: Tell): void {
  for (const row of rowsOf(sheet)) {
    const subject = `site:${String(row.cell('Anläggnings-id'))}`;
    const span = spanFrom(figureCase, 'month', monthOf(row));
    const before = spanYearBefore(figureCase, 'month', monthOf(row));
    tell('consumption', subject, span, row.number('Förbrukning (kWh)'));
    tell('quality', subject, span, qualityOfWord(row.cell('Kvalitet')));
    tell('missing hours', subject, span, row.number('Saknade timmar'));
    tell('highest power by hour', subject, span, row.number('Högsta effekt (kW)'));
    tell('cost', subject, span, row.number('Energikostnad exkl. moms (kr)'), HUNDREDTH);
    tell('consumption', subject, before, row.number('Föregående år (kWh)'));
  }
}

const summaryFigures: readonly (readonly [string, string, number])[] = [
  ['Antal anläggningar', 'site count', 0],
  ['Anläggningar utan värden', 'sites without values', 0],
  ['Täckning', 'coverage', 0],
  ['Total förbrukning', 'consumption', 0],
  ['Högsta effekt', 'highest power together', 0],
  ['Energikostnad exkl. moms', 'cost', HUNDREDTH],
  ['Snittpris', 'average price', HUNDREDTH],
  ['Utsläpp', 'emissions', HUNDREDTH],
  ['Utsläppsfaktor', 'emission factor', HUNDREDTH],
  ['Volymvägt spotpris', 'price by volume', HUNDREDTH],
  ['Elområdets medelpris', 'price of the area', HUNDREDTH],
  ['Profilkostnad', 'cost of the profile', 2 * HUNDREDTH],
];

function readSummary(sheet: ReadSheet, { figureCase }: Reading, tell: Tell): void {
  const values = new Map(rowsOf(sheet).map((row) => [String(row.cell('Uppgift')), row] as const));
  const valueOf = (item: string): number | null => values.get(item)?.number('Värde') ?? null;
  const span = periodSpan(figureCase);
  const before = yearBeforeSpan(figureCase);
  for (const [item, figure, rounding] of summaryFigures) tell(figure, 'all', span, valueOf(item), rounding);
  tell('consumption', 'all', before, valueOf('Föregående år'));
  const change = valueOf('Förändring mot föregående år');
  tell('change in percent', 'all', comparedSpan(span, before), change, HUNDREDTH);
}

function readCustomers(sheet: ReadSheet, { figureCase }: Reading, tell: Tell): void {
  const span = periodSpan(figureCase);
  const before = yearBeforeSpan(figureCase);
  for (const row of rowsOf(sheet)) {
    const subject = `company:${String(row.cell('Kundnummer'))}`;
    tell('site count', subject, span, row.number('Antal anläggningar'));
    tell('consumption', subject, span, row.number('Förbrukning (kWh)'));
    tell('quality', subject, span, qualityOfWord(row.cell('Kvalitet')));
    tell('missing hours', subject, span, row.number('Saknade timmar'));
    tell('consumption', subject, before, row.number('Föregående år (kWh)'));
    const change = row.number('Förändring (%)');
    tell('change in percent', subject, comparedSpan(span, before), change, HUNDREDTH);
    tell('cost', subject, span, row.number('Energikostnad exkl. moms (kr)'), HUNDREDTH);
    tell('average price', subject, span, row.number('Snittpris (öre/kWh)'), HUNDREDTH);
    tell('emissions', subject, span, row.number('Utsläpp (kg CO₂)'), HUNDREDTH);
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

function readProfiles(sheets: ReadonlyMap<string, ReadSheet>, { figureCase }: Reading, tell: Tell): void {
  const span = periodSpan(figureCase);
  const rows = (name: string): ReadRow[] => {
    const sheet = sheets.get(name);
    if (sheet === undefined) throw new Error(`The workbook has no sheet ${name}.`);
    return rowsOf(sheet);
  };
  for (const row of rows('Abonnemang'))
    for (const [heading, figure] of subscriptionColumns)
      tell(figure, `site:${String(row.cell('Anläggnings-id'))}`, span, row.number(heading));
  for (const row of rows('Uttagsprofil'))
    for (const [heading, figure] of withdrawalColumns)
      tell(figure, 'all', spanFrom(figureCase, 'month', monthOf(row)), row.number(heading));
  for (const row of rows('Varaktighet'))
    tell(`power of hour ${row.number('Timme nr')}`, 'all', span, row.number('Effekt (kW)'));
  for (const row of rows('Förbrukningsprofil')) {
    const hour = row.number('Timme');
    tell(`weekday at ${hour}`, 'all', span, row.number('Vardag (kW)'), 0.0005);
    tell(`weekend at ${hour}`, 'all', span, row.number('Helg (kW)'), 0.0005);
    for (const [at, day] of weekdays.entries())
      tell(`day ${at + 1} of the week at ${hour}`, 'all', span, row.number(`${day} (kW)`), 0.0005);
  }
}

/** The monthly report as a workbook and as a csv file. */
export async function readMonthlyReportSheets(reading: Reading): Promise<Appearance[]> {
  const { world, figureCase } = reading;
  const told: Appearance[] = [];
  const telling =
    (place: string): Tell =>
    (figure, subject, span, value, rounding = 0) => {
      told.push({ place, figure, subject, span, value, rounding });
    };
  const path = `exports/corporategroups/${world.corporateGroupId}/monthly-reports/?${queryOf(figureCase)}`;
  readOutlets(readCsv(await download(world, `${path}&format=csv`)), reading, telling('monthly report, csv'));
  const workbook = await readWorkbook(await download(world, `${path}&format=xlsx`));
  const sheets = new Map(workbook.map((sheet) => [sheet.name, sheet]));
  const tell = telling('monthly report, xlsx');
  const parts = [
    ['Uttagspunkter', readOutlets],
    ['Sammanfattning', readSummary],
    ['Kundnummer', readCustomers],
  ] as const;
  for (const [name, read] of parts) {
    const sheet = sheets.get(name);
    if (sheet === undefined) throw new Error(`The workbook has no sheet ${name}.`);
    read(sheet, reading, tell);
  }
  readProfiles(sheets, reading, tell);
  return told;
}
