import { formatDay } from '@vinrod/locale/day';
import { dayMs } from '@vinrod/locale/clock';
import { clockText } from './clock-text.ts';
import { localTime, minuteOfDay } from './local-time.ts';
import { wholeFormat, type Cell, type ColumnFormat, type Sheet } from './sheet.ts';
import { textChunks } from './text-chunks.ts';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

const withoutExponent = new Intl.NumberFormat('en', { maximumFractionDigits: 20, useGrouping: false });

/**
 * A text as a cell. An apostrophe precedes any sign that would make a spreadsheet read the text as a formula (OWASP
 * ASVS 1.2.10), including the full-width forms of these signs.
 */
function textCell(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function numberCell(value: number, format: ColumnFormat): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written to a file.`);
  if (format.kind === 'day') return formatDay(value);
  if (format.kind === 'month') return formatDay(value).slice(0, 7);
  if (format.kind === 'time') {
    const local = localTime(value);
    return `${formatDay(Math.floor(local / dayMs))} ${clockText(minuteOfDay(local))}`;
  }
  if (format.kind === 'clock') return clockText(value);
  const plain = String(value);
  return (plain.includes('e') ? withoutExponent.format(value) : plain).replace('.', ',');
}

function csvCell(cell: Cell, format: ColumnFormat): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return numberCell(cell.whole, wholeFormat);
  return typeof cell === 'string' ? textCell(cell) : numberCell(cell, format);
}

async function* csvLines({ columns, rows }: Sheet): AsyncGenerator<string, void, void> {
  // A heading must not span lines: programs that read line by line take the first line for the headings.
  const headings = columns.map(({ heading }) => textCell(heading.replaceAll(/\s*\n\s*/g, ' ')));
  yield `${headings.join(';')}\r\n`;
  for await (const row of rows)
    yield `${columns.map(({ format }, index) => csvCell(row[index] ?? null, format)).join(';')}\r\n`;
}

async function* tables(sheets: readonly Sheet[]): AsyncGenerator<string, void, void> {
  for (const [place, sheet] of sheets.entries()) {
    yield place === 0 ? byteOrderMark : '\r\n';
    yield* csvLines(sheet);
  }
}

/**
 * Writes sheets as comma separated values for Swedish spreadsheets: UTF-8 with a byte order mark, semicolons, decimal
 * commas, lines as in RFC 4180. Numbers keep all their decimals and have no grouping. Sheets are separated by an empty
 * line, where programs that read one table stop.
 *
 * @returns the file in parts, created as they are read.
 * @throws RangeError while reading, when a number is not finite.
 */
export function csvFile(...sheets: readonly Sheet[]): AsyncGenerator<Uint8Array, void, void> {
  return textChunks(tables(sheets));
}
