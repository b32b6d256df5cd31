import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { csvMessages } from './messages.ts';
import { pad2 } from '@vinrod/locale/day';
import { coveredPart, type Covered } from '../core/time/covered.ts';
import { localDate } from '../core/time/step-label.ts';
import { utcOffsetHours } from '@vinrod/locale/clock';
import { toLocal } from '@vinrod/locale/wall-clock';
import type { StepKind } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import type { ChartTable, TableColumn } from '../parts/data-table/table-column.ts';

/** Rows to write: all data steps that are shown. */
export interface CsvRows extends InLanguage {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  /** Times of the rows; null in a chart without a time axis. */
  readonly time: {
    readonly step: StepKind;
    readonly starts: Float64Array;
    /** Days that the values are of, when they may cut the first and the last step. */
    readonly covered?: Covered | null;
  } | null;
}

/** Cells of a row that an app adds to a file: texts, numbers, and null for nothing. */
export type CsvCells = readonly (string | number | null)[];

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A text cell: quoted, and with a leading sign made harmless, which a spreadsheet would take for a formula. */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Digits that a sum of floating point numbers has right; those behind them are noise of adding. */
const certainDigits = 12;

/** A number as Swedish spreadsheets read it: decimal comma, no grouping, empty when missing. */
function numberCell(value: number): string {
  return Number.isNaN(value) ? '' : String(Number(value.toPrecision(certainDigits))).replace('.', ',');
}

function cellOf(cell: CsvCells[number]): string {
  if (cell === null) return '';
  return typeof cell === 'string' ? textCell(cell) : numberCell(cell);
}

function clockOf(start: number): string {
  const { hour, minute } = toLocal(start);
  return `${pad2(hour)}:${pad2(minute)}`;
}

type RowTime = NonNullable<CsvRows['time']>;

/** Weeks and longer steps name their first and last day, of which the first and last row may have a part only. */
function timeCells({ step, covered }: RowTime, start: number): string[] {
  const { from, to } = coveredPart(step, start, covered);
  if (step === 'day') return [localDate(start)];
  if (step !== 'hour' && step !== 'quarter') return [localDate(from), localDate(to - 1)];
  return [`${localDate(start)} ${clockOf(start)}`, `+0${utcOffsetHours(start)}:00`];
}

function rowHeads({ time, language }: CsvRows, { rowLabel }: ChartTable): string[] {
  const text = textsIn(csvMessages, language);
  if (time === null) return [rowLabel ?? text('value')];
  if (time.step === 'day') return [text('start')];
  return [text('start'), text(time.step === 'hour' || time.step === 'quarter' ? 'offset' : 'end')];
}

function hasNotes(column: TableColumn, { first, end }: CsvRows): boolean {
  for (let row = first; row < end; row += 1) if (column.noteOf(row) !== null) return true;
  return false;
}

/**
 * The values of a chart as comma separated values for Swedish spreadsheets: semicolons, decimal commas, UTF-8
 * with a byte order mark (RFC 4180 lines). A day has 23, 24 or 25 rows; the offset from UTC tells equal clock
 * times apart. A column of qualities follows each series that has something to say.
 *
 * @param below - Rows that stand below an empty line, such as what is said of all the values together.
 */
export function chartCsv(table: ChartTable, rows: CsvRows, below: readonly CsvCells[] = []): string {
  const { unit, rowHeadOf, columns } = table;
  const text = textsIn(csvMessages, rows.language);
  const written = columns().map((column) => ({ column, hasNotes: hasNotes(column, rows) }));
  const heads = written.flatMap(({ column: { label, unit: own = unit }, hasNotes: has }) => {
    const head = `${label} (${own})`;
    return has ? [head, text('quality', { label })] : [head];
  });
  const lines = [[...rowHeads(rows, table), ...heads].map(textCell).join(';')];
  for (let row = rows.first; row < rows.end; row += 1) {
    const { time } = rows;
    const head = time === null ? [textCell(rowHeadOf(row))] : timeCells(time, valueAt(time.starts, row));
    const cells = written.flatMap(({ column, hasNotes: has }) => {
      const value = numberCell(column.valueOf(row));
      return has ? [value, textCell(column.noteOf(row) ?? text('measured'))] : [value];
    });
    lines.push([...head, ...cells].join(';'));
  }
  if (below.length > 0) lines.push('', ...below.map((cells) => cells.map(cellOf).join(';')));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
