import type { Text } from '@vinrod/locale/messages/texts';

/** A number that a spreadsheet shows as a date, a time of day, or both. */
export class SerialTime {
  /** Milliseconds since 1970-01-01T00:00 on the wall clock; of a time of day alone, since midnight. */
  readonly wallMs: number;
  readonly hasDate: boolean;
  readonly hasClock: boolean;

  constructor(wallMs: number, hasDate: boolean, hasClock: boolean) {
    this.wallMs = wallMs;
    this.hasDate = hasDate;
    this.hasClock = hasClock;
  }
}

/** A cell that has no value to read, such as an error of a formula. */
export class BadCell {
  readonly text: Text;

  constructor(text: Text) {
    this.text = text;
  }
}

/** Content of a cell; null when empty. A csv file has texts only. */
export type TableCell = string | number | SerialTime | BadCell | null;

/** A row of a table. */
export interface TableRecord {
  /** Line of the file, or row of the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly TableCell[];
  /** Whether the line before it is empty, after which a csv file may have another table. */
  readonly isAfterBlank?: boolean;
}

/** Rows as they come: some at a time, because a turn for each would take longer than reading it. */
export type RecordBatches = AsyncGenerator<readonly TableRecord[], void, undefined>;

/** The file cannot be read as a table from this line on. */
export class TableProblem extends Error {
  readonly line: number;
  readonly text: Text;

  constructor(line: number, text: Text) {
    super(text.en);
    this.line = line;
    this.text = text;
  }
}

function wallText({ wallMs, hasDate, hasClock }: SerialTime): string {
  const iso = new Date(wallMs).toISOString();
  const clock = iso.slice(11, 16);
  if (!hasDate) return clock;
  return hasClock ? `${iso.slice(0, 10)} ${clock}` : iso.slice(0, 10);
}

/** What a cell holds, as text without white space around it. */
export function cellText(cell: TableCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return String(cell);
  return cell instanceof SerialTime ? wallText(cell) : cell.text.sv;
}

/** Whether a record has nothing in it. */
export function isBlank({ cells }: TableRecord): boolean {
  return cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));
}

/** Whether a record has more cells than the head of its table: then it is not known which column a cell is of. */
export function isTooWide({ cells }: TableRecord, width: number): boolean {
  return cells.length > width && cells.slice(width).some((cell) => cellText(cell) !== '');
}
