import type { ReadCell, ReadSheet } from './download.ts';
import { hourMs } from './stored/swedish-clock.ts';

/** The word of each quality on screen and in files. */
const qualityWords: ReadonlyMap<string, string> = new Map([
  ['Uppmätt', 'measured'],
  ['Beräknad', 'estimated'],
  ['Korrigerad', 'corrected'],
  ['Ofullständig', 'incomplete'],
  ['Saknas', 'missing'],
]);

/**
 * The quality of a word.
 *
 * @throws Error when there is none.
 */
export function qualityOfWord(word: ReadCell): string {
  const quality = qualityWords.get(String(word));
  if (quality === undefined) throw new Error(`"${String(word)}" is no quality.`);
  return quality;
}

/** A row of a sheet, with cells by column heading. */
export interface ReadRow {
  readonly has: (heading: string) => boolean;
  readonly cell: (heading: string) => ReadCell;
  readonly number: (heading: string) => number | null;
  /** `YYYY-MM-DD` of a cell with a day. */
  readonly date: (heading: string) => string;
}

function numberOf(cell: ReadCell): number | null {
  if (cell === null || typeof cell === 'number') return cell;
  const value = typeof cell === 'string' ? Number(cell.replace(',', '.')) : Number.NaN;
  if (Number.isNaN(value)) throw new Error(`"${String(cell)}" is no number.`);
  return value;
}

/**
 * The rows of a sheet.
 *
 * @throws Error when reading a cell whose column does not exist or which holds another type.
 */
export function rowsOf({ headings, rows, name }: ReadSheet): ReadRow[] {
  return rows.map((row) => {
    const cell = (heading: string): ReadCell => {
      const place = headings.indexOf(heading);
      if (place === -1) throw new Error(`The sheet ${name} has no column "${heading}".`);
      return row[place] ?? null;
    };
    return {
      has: (heading) => headings.includes(heading),
      cell,
      number: (heading) => numberOf(cell(heading)),
      date: (heading) => {
        const day = cell(heading);
        return day instanceof Date ? day.toISOString().slice(0, 10) : String(day);
      },
    };
  });
}

function minutesOf(cell: ReadCell): number {
  if (cell instanceof Date) return cell.getUTCHours() * 60 + cell.getUTCMinutes();
  if (typeof cell === 'number') return Math.round(cell * 24 * 60);
  const [hours = 0, minutes = 0] = String(cell).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Start of a row with a date, a time and an offset from UTC. */
export function startOfRow(row: ReadRow): number {
  const [, offset] = /^UTC\+0(\d):00$/.exec(String(row.cell('UTC-avvikelse'))) ?? [];
  return (
    Date.parse(`${row.date('Datum')}T00:00:00Z`) +
    minutesOf(row.cell('Tid')) * 60_000 -
    Number(offset) * hourMs
  );
}
