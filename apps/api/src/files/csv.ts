import { formatDay } from '@vinrod/locale/day';
import { DAY_MS } from '@vinrod/locale/clock';
import { clockText } from './clock-text.ts';
import { localTime, minuteOfDay } from './local-time.ts';
import { wholeFormat, type Cell, type ColumnFormat, type Sheet } from './sheet.ts';
import { textChunks } from './text-chunks.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

const withoutExponent = new Intl.NumberFormat('en', { maximumFractionDigits: 20, useGrouping: false });

/**
 * A text as a cell. An apostrophe comes before a sign that would make a spreadsheet take the text for a formula
 * (OWASP ASVS 1.2.10), the wide forms of these signs included.
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
    return `${formatDay(Math.floor(local / DAY_MS))} ${clockText(minuteOfDay(local))}`;
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
  // Programs that read line by line take the first one for the headings.
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
 * Writes sheets as comma separated values for Swedish spreadsheets: UTF-8 with a byte order mark, semicolons,
 * decimal commas, lines as in RFC 4180. Numbers keep all their decimals and have no grouping. Sheets stand below each
 * other with an empty line between, so that programs that read one table stop there.
 *
 * @returns the file in parts, made as they are read.
 * @throws RangeError while reading, when a number is not finite.
 */
export function csvFile(...sheets: readonly Sheet[]): AsyncGenerator<Uint8Array, void, void> {
  return textChunks(tables(sheets));
}
