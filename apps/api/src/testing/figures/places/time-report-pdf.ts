import { pdfProgramsAreAbsent } from '../../../files/testing/pdf-programs.ts';
import { daysSpan, timeSpan, type Appearance } from '../appearance.ts';
import { qualityOfWord, rowsOf } from '../cells.ts';
import { download } from '../download.ts';
import { queryOf, type Reading } from '../figure-case.ts';
import { printedNumber, printedQuantity, readPdf, type ReadPdf } from '../pdf.ts';
import { periodSpan } from '../spans.ts';
import { dateAt, daysBetween, hourMs, midnightOf } from '../stored/swedish-clock.ts';
import { rowStepsOf, type RowStep } from './time-report.ts';

function printed(place: string, figure: string, subject: string, span: string, text: string): Appearance {
  return { place, figure, subject, span, ...printedNumber(text) };
}

function readFigures(place: string, step: RowStep, span: string, { tables }: ReadPdf): Appearance[] {
  const table = tables.get('Nyckeltal');
  if (table === undefined) throw new Error('The document has no key figures.');
  const columns: [string, string][] = [
    ['Förbrukning (kWh)', 'consumption'],
    ['Saknade timmar', 'missing hours'],
    ['Högsta effekt (kW)', `highest power by ${step}`],
    ['Baslast (kW)', `base load by ${step}`],
    ['Lastfaktor (%)', `load factor by ${step}`],
    ...(step === 'day' || step === 'hour' || step === 'quarter'
      ? [['Beräknade', `estimated values by ${step}`] satisfies [string, string]]
      : []),
  ];
  return rowsOf(table).flatMap((row) =>
    columns
      .filter(([heading]) => row.has(heading))
      .map(([heading, figure]) =>
        printed(place, figure, `site:${String(row.cell('Anläggnings-id'))}`, span, String(row.cell(heading))),
      ),
  );
}

/** The span of each row; a row with only a date is the heading of that day's hours. */
function* spans(times: readonly string[], step: RowStep): Generator<string | null, void, void> {
  let date = '';
  let start = 0;
  for (const time of times) {
    if (step === 'hour' || step === 'quarter') {
      if (/^\d{4}-\d\d-\d\d$/.test(time)) {
        date = time;
        start = midnightOf(date);
        yield null;
        continue;
      }
      const length = step === 'hour' ? hourMs : hourMs / 4;
      // Rows are consecutive unless the clock shows otherwise.
      const clock = /^(\d\d)[:.](\d\d)–/.exec(time);
      const local = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', timeStyle: 'short' });
      if (clock === null || local.format(start) !== `${clock[1]}:${clock[2]}` || dateAt(start) !== date)
        throw new Error(`The row ${time} of ${date} stands where ${local.format(start)} should.`);
      yield timeSpan(start, length / 60_000);
      start += length;
    } else {
      const [first = time, last = first] = time.split(' – ');
      yield daysSpan(first, last);
    }
  }
}

function readValues(place: string, step: RowStep, span: string, { tables }: ReadPdf): Appearance[] {
  const table = tables.get('Värden');
  if (table === undefined) throw new Error('The document has no values.');
  const rows = rowsOf(table);
  const own = [
    ...spans(
      rows.slice(0, -1).map((row) => String(row.cell('Tid'))),
      step,
    ),
  ];
  return rows.flatMap((row, at) => {
    const isSum = at === rows.length - 1;
    const where = isSum ? span : own[at];
    if (where === null || where === undefined) return [];
    const reported = [
      printed(place, 'consumption', 'all', where, String(row.cell('Summa (kWh)'))),
      printed(place, 'cost', 'all', where, String(row.cell('Energikostnad (kr)'))),
    ];
    if (isSum) return reported;
    const quality = qualityOfWord(row.cell('Kvalitet'));
    return [
      ...reported,
      printed(place, 'spot price', 'all', where, String(row.cell('Spotpris (öre/kWh)'))),
      { place, figure: 'quality', subject: 'all', span: where, value: quality, rounding: 0 },
    ];
  });
}

function readTop(place: string, span: string, { keyFigures }: ReadPdf): Appearance[] {
  const figures = new Map([
    ['Förbrukning', 'consumption'],
    ['Saknade timmar', 'missing hours'],
  ]);
  return keyFigures.flatMap(({ label, value }) => {
    const figure = figures.get(label);
    return figure === undefined ? [] : [{ place, figure, subject: 'all', span, ...printedQuantity(value) }];
  });
}

/** The time report on paper, in every resolution that is short enough; empty when poppler is not installed. */
export async function readTimeReportPdf(reading: Reading): Promise<Appearance[]> {
  if (pdfProgramsAreAbsent) return [];
  const { world, figureCase } = reading;
  const reported: Appearance[] = [];
  const days = daysBetween(figureCase.first, figureCase.last) + 1;
  for (const step of rowStepsOf(reading)) {
    // Reading the structure of a long document takes minutes.
    if ((step === 'quarter' && days > 1) || (step === 'hour' && days > 4)) continue;
    const place = `time report by ${step}, pdf`;
    const span = periodSpan(figureCase);
    const query = `${queryOf(figureCase)}&resolution=${step}&format=pdf`;
    const document = await readPdf(
      await download(world, `exports/corporategroups/${world.corporateGroupId}/time-sheets/?${query}`),
    );
    reported.push(
      ...readTop(place, span, document),
      ...readFigures(place, step, span, document),
      ...readValues(place, step, span, document),
    );
  }
  return reported;
}
