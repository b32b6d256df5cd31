import { formatDay } from '@vinrod/locale/day';
import type { Text } from '@vinrod/locale/messages/texts';
import type { CellReading } from './field.ts';
import type { NumberReader } from './read-number.ts';
import { isProblem, readWallTime, type DateOrder } from './read-time.ts';
import { BadCell, cellText, type TableCell } from './table-cell.ts';
import { tableTexts } from './texts.ts';

/** What reading a cell needs besides the cell. */
export interface CellContext {
  readonly numbers: NumberReader;
  readonly dateOrder: DateOrder | null;
  /** Unit of the column; null when its head says none. */
  readonly unit: string | null;
}

/** The value of a cell for a row, or why it has none. */
export type CellValue = { readonly value: unknown } | { readonly problem: Text };

function problem(text: Text): CellValue {
  return { problem: text };
}

function shortened(read: string): string {
  return read.slice(0, 40);
}

/** Text of a key; a number that lost its last digits, as spreadsheets make of long ones, is none. */
function keyOf(cell: TableCell): CellValue {
  const read = cellText(cell);
  const isLost =
    (typeof cell === 'number' && !Number.isSafeInteger(cell)) || /^\d[.,]\d+e\+?\d+$/i.test(read);
  return isLost ? problem(tableTexts.digitsLost({ read: shortened(read) })) : { value: read };
}

function numberOf(
  cell: TableCell,
  { numbers, unit }: CellContext,
  units: Readonly<Record<string, number>>,
): CellValue {
  const read = numbers.read(cell);
  if (typeof read !== 'number') return read;
  const factor = unit === null ? 1 : (units[unit] ?? 1);
  return { value: factor === 1 ? read : Math.round(read * factor * 1e6) / 1e6 };
}

function integerOf(cell: TableCell, { numbers }: CellContext): CellValue {
  const read = numbers.read(cell);
  if (typeof read !== 'number') return read;
  return Number.isInteger(read)
    ? { value: read }
    : problem(tableTexts.noInteger({ read: shortened(cellText(cell)) }));
}

/** A list such as `11, 12, 1-3`. */
function integersOf(cell: TableCell): CellValue {
  const values: number[] = [];
  for (const part of cellText(cell).split(/[\s,;]+/)) {
    const [, first, last = first] = /^(\d{1,5})(?:[-–](\d{1,5}))?$/.exec(part) ?? [];
    if (part === '') continue;
    if (first === undefined || Number(last) - Number(first) > 100)
      return problem(tableTexts.noIntegers({ read: shortened(cellText(cell)) }));
    for (let value = Number(first); value <= Number(last); value += 1) values.push(value);
  }
  return { value: values };
}

function dayOf(cell: TableCell, { dateOrder }: CellContext): CellValue {
  const read = readWallTime(cell, dateOrder);
  if (isProblem(read)) return read;
  const isDay = read.day !== null && (read.minute ?? 0) === 0;
  return isDay && read.day !== null
    ? { value: formatDay(read.day) }
    : problem(tableTexts.noDay({ read: shortened(cellText(cell)) }));
}

const yes = new Set(['ja', 'yes', 'true', 'sant', '1', 'x']);
const no = new Set(['nej', 'no', 'false', 'falskt', '0']);

function booleanOf(cell: TableCell): CellValue {
  const read = cellText(cell).toLowerCase();
  if (yes.has(read)) return { value: true };
  return no.has(read) ? { value: false } : problem(tableTexts.noYes({ read: shortened(read) }));
}

function codeOf(cell: TableCell, words: Readonly<Record<string, Text>>): CellValue {
  const read = cellText(cell).toLowerCase();
  const found = Object.entries(words).find(
    ([code, { sv, en }]) => code === read || sv.toLowerCase() === read || en.toLowerCase() === read,
  );
  if (found !== undefined) return { value: found[0] };
  const known = { sv: listOf(words, 'sv'), en: listOf(words, 'en') };
  const { sv } = tableTexts.noCode({ read: shortened(cellText(cell)), words: known.sv });
  const { en } = tableTexts.noCode({ read: shortened(cellText(cell)), words: known.en });
  return problem({ sv, en });
}

function listOf(words: Readonly<Record<string, Text>>, language: keyof Text): string {
  return Object.values(words)
    .map((word) => word[language])
    .join(', ');
}

/** Ten digits with the hyphen where it belongs; another text is left for the contract to refuse. */
function organizationNumberOf(cell: TableCell): CellValue {
  const read = cellText(cell);
  const [, first, last] = /^(?:16)?(\d{6})-?(\d{4})$/.exec(read) ?? [];
  return { value: first === undefined ? read : `${first}-${last}` };
}

function postalCodeOf(cell: TableCell): CellValue {
  const read = cellText(cell).replace(/^SE[- ]/i, '');
  const [, first, last] = /^(\d{3})\s?(\d{2})$/.exec(read) ?? [];
  return { value: first === undefined ? read : `${first} ${last}` };
}

/** A telephone number in its international form; one that begins with a single 0 is Swedish. */
function phoneOf(cell: TableCell): CellValue {
  const digits = cellText(cell).replaceAll(/[\s\-()/]/g, '');
  return { value: digits.replace(/^00/, '+').replace(/^0(?=\d)/, '+46') };
}

/** Maximum characters of an address whose parts are told apart. */
const longestAddress = 300;

/** The parts of an address on one line, as our own files have it. */
function addressOf(cell: TableCell): CellValue {
  const read = cellText(cell);
  if (read.length > longestAddress) return { value: { street: read } };
  const [, street, code = '', city] = /^(?:(.+), )?(?:(\d{3} ?\d{2}) )(.+)$/.exec(read) ?? [];
  if (city === undefined) return { value: { street: read } };
  return {
    value: { street: street ?? null, postal_code: `${code.slice(0, 3)} ${code.slice(-2)}`, city },
  };
}

/** Reads a cell that is not empty. */
export function readCell(cell: TableCell, reading: CellReading, context: CellContext): CellValue {
  if (cell instanceof BadCell) return problem(cell.text);
  switch (reading.as) {
    case 'text':
      return { value: cellText(cell) };
    case 'key':
      return keyOf(cell);
    case 'number':
      return numberOf(cell, context, reading.units ?? {});
    case 'integer':
      return integerOf(cell, context);
    case 'integers':
      return integersOf(cell);
    case 'day':
      return dayOf(cell, context);
    case 'boolean':
      return booleanOf(cell);
    case 'code':
      return codeOf(cell, reading.words);
    case 'organization_number':
      return organizationNumberOf(cell);
    case 'postal_code':
      return postalCodeOf(cell);
    case 'phone':
      return phoneOf(cell);
    case 'address':
      return addressOf(cell);
  }
}
