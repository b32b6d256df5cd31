import { firstSupportedDay } from '../../../quantities/first-supported-day.ts';
import type { FieldProblem } from '../../../server/api-error.ts';
import type { ColumnCells } from './column-cells.ts';
import { isProblem, readOffset, readWallTime, type DateOrder } from './read-time.ts';
import type { RowTime } from './series.ts';
import { cellText, type TableRecord } from './table-cell.ts';
import { tableTexts } from './texts.ts';

const meanings = ['time', 'date', 'clock'] as const;

/** A row's time, or what is wrong with it. */
export type ReadRowTime = RowTime | { readonly problem: FieldProblem };

/** Reads the times of rows, which are in one column or in two, with an offset from UTC in a third. */
export class RowTimes {
  readonly #columns: ColumnCells;
  readonly #order: DateOrder | null;
  readonly #present: readonly (typeof meanings)[number][];

  constructor(columns: ColumnCells, order: DateOrder | null) {
    this.#columns = columns;
    this.#order = order;
    this.#present = meanings.filter((meaning) => columns.has(meaning));
  }

  /** The column that problems of a row's time are told of. */
  get meaning(): string {
    return this.#present[0] ?? 'time';
  }

  read(record: TableRecord): ReadRowTime {
    let [day, minute, offset]: [number | null, number | null, number | null] = [null, null, null];
    for (const meaning of this.#present) {
      const read = readWallTime(this.#columns.cell(record, meaning), this.#order);
      if (isProblem(read)) return { problem: this.#columns.problem(meaning, read.problem) };
      day ??= read.day;
      // A date that is stored as its midnight has its time of day in the column of times.
      minute = read.minute ?? minute;
      offset = read.offset ?? offset;
    }
    if (this.#columns.has('offset')) {
      const read = readOffset(this.#columns.cell(record, 'offset'));
      if (isProblem(read)) return { problem: this.#columns.problem('offset', read.problem) };
      offset = read;
    }
    const { meaning } = this;
    if (day === null) return { problem: this.#columns.problem(meaning, tableTexts.noDate) };
    if (minute === null) return { problem: this.#columns.problem(meaning, tableTexts.noClock) };
    if (day > firstSupportedDay) return { day, minute, offset };
    const read = cellText(this.#columns.cell(record, meaning)).slice(0, 40);
    return { problem: this.#columns.problem(meaning, tableTexts.outsideYears({ read })) };
  }
}
