import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { columnsWithNotes } from '../text/note-column.ts';
import type { OtherLanguage } from '../core/language.ts';
import { csvMessages } from './messages.ts';
import { pad2 } from '@vinrod/locale/day';
import { coveredPart, type Covered } from '../core/time/covered.ts';
import { localDate } from '../core/time/step-label.ts';
import { utcOffsetHours } from '@vinrod/locale/clock';
import { toLocal } from '@vinrod/locale/wall-clock';
import type { StepKind } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import type { ChartTable, TableColumn } from '../chart/table-column.ts';

/** Rows to write: all data steps that are shown. */
export interface CsvRows extends InLanguage {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  /** Times of the rows; null in a chart without a time axis. */
  readonly time: {
    readonly step: StepKind;
    readonly starts: Float64Array;
    /** Days that the values cover, when they may cut the first and the last step. */
    readonly covered?: Covered | null;
  } | null;
}

/** Cells of a row that an app adds to a file: texts, numbers, and null for nothing. */
export type CsvCells = readonly (string | number | null)[];

/** Marks the text as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/** A text cell, escaped where a spreadsheet would take a leading sign for a formula. */
function textCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The decimal mark of spreadsheets in a language, and what they have between cells. */
function signsOf({ language }: InLanguage): OtherLanguage['spreadsheet'] {
  return typeof language === 'object' ? language.spreadsheet : [',', ';'];
}

function quoted(cell: string, separator: string): string {
  return new RegExp(`["\n\r${separator}]`).test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Digits of a floating point sum that are reliable; those after them are rounding noise. */
const certainDigits = 12;

/** A cell as spreadsheets read it: numbers without grouping, empty when missing. */
function cellOf(cell: CsvCells[number], mark: string): string {
  if (typeof cell === 'string') return textCell(cell);
  if (cell === null || Number.isNaN(cell)) return '';
  return String(Number(cell.toPrecision(certainDigits))).replace('.', mark);
}

function clockOf(start: number): string {
  const { hour, minute } = toLocal(start);
  return `${pad2(hour)}:${pad2(minute)}`;
}

type RowTime = NonNullable<CsvRows['time']>;

function isOfClock({ step }: Pick<RowTime, 'step'>): boolean {
  return step === 'hour' || step === 'quarter';
}

/** Weeks and longer steps name their first and last day; the covered days may cut the first and last row. */
function timeCells({ step, covered }: RowTime, start: number): string[] {
  const day = localDate(start);
  if (step === 'day') return [day];
  if (isOfClock({ step })) return [`${day} ${clockOf(start)}`, `+0${utcOffsetHours(start)}:00`];
  const { from, to } = coveredPart(step, start, covered);
  return [localDate(from), localDate(to - 1)];
}

function rowHeads({ time, language }: CsvRows, { rowLabel }: ChartTable): string[] {
  const text = textsIn(csvMessages, language);
  if (time === null) return [rowLabel ?? text('value')];
  if (time.step === 'day') return [text('start')];
  return [text('start'), text(isOfClock(time) ? 'offset' : 'end')];
}

function hasNotes(column: TableColumn, { first, end }: CsvRows): boolean {
  for (let row = first; row < end; row += 1) if (column.noteOf(row) !== null) return true;
  return false;
}

/**
 * The values of a chart as rows of cells for spreadsheets of its language, heads first: decimal commas in Swedish, no
 * grouping, texts that no spreadsheet takes for a formula. A day of hours has 23, 24 or 25 rows; the offset from UTC distinguishes equal clock
 * times. A column of qualities follows each series that has any to show.
 */
export function valueRows(table: ChartTable, rows: CsvRows): readonly (readonly string[])[] {
  const { unit, rowHeadOf } = table;
  const text = textsIn(csvMessages, rows.language);
  const written = columnsWithNotes(table, rows).map((column) => ({
    column,
    hasNotes: column.isText !== true && hasNotes(column, rows),
  }));
  const heads = written.flatMap(({ column: { label, unit: own = unit, isText }, hasNotes: has }) => {
    const head = isText === true ? label : `${label} (${own})`;
    return has ? [head, text('quality', { label })] : [head];
  });
  const lines = [[...rowHeads(rows, table), ...heads].map(textCell)];
  const [mark] = signsOf(rows);
  for (let row = rows.first; row < rows.end; row += 1) {
    const { time } = rows;
    const head = time === null ? [textCell(rowHeadOf(row))] : timeCells(time, valueAt(time.starts, row));
    const cells = written.flatMap(({ column, hasNotes: has }) => {
      const value = cellOf(column.isText === true ? column.textOf(row) : column.valueOf(row), mark);
      return has ? [value, textCell(column.noteOf(row) ?? text('measured'))] : [value];
    });
    lines.push([...head, ...cells]);
  }
  return lines;
}

/**
 * The values of a chart as comma separated values: semicolons beside decimal commas, otherwise commas; UTF-8 with a byte
 * order mark (RFC 4180 lines).
 *
 * @param below - Rows after an empty line, such as notes on all the values together.
 */
export function chartCsv(table: ChartTable, rows: CsvRows, below: readonly CsvCells[] = []): string {
  const [mark, separator] = signsOf(rows);
  const lines = [
    ...valueRows(table, rows),
    ...(below.length > 0 ? [[]] : []),
    ...below.map((cells) => cells.map((cell) => cellOf(cell, mark))),
  ];
  const written = lines.map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator));
  return `${byteOrderMark}${written.join('\r\n')}\r\n`;
}
