import { hoursInDay } from '@vinrod/locale/clock';
import { dayFrom } from '@vinrod/locale/local-date';
import type { Transaction } from 'kysely';
import type { FieldProblem } from '../../server/api-error.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import type { Schema } from '../../store/schema/index.ts';
import { putKeyedRows, rowOutcome } from '../rows/keyed-table.ts';
import { refusedRow, type RowOutcome, type SentRow } from '../rows/row-kind.ts';
import { supplierTexts } from '../texts.ts';

interface AreaDay {
  readonly price_area: string;
  readonly day: string;
}

/** Values of price areas by day. */
interface AreaDays<Row extends AreaDay> {
  readonly table: 'spot_price_day' | 'temperature_day';
  readonly columns: readonly string[];
  /** Name of the values in a row. */
  readonly field: string;
  readonly valuesOf: (row: Row) => readonly number[];
  readonly perHour: (row: Row) => 1 | 4;
  readonly columnsOf: (row: Row) => JsonRecord;
}

/** A problem when a day has not as many values as it has steps: 23, 24 or 25 hours, or four times as many quarters. */
function countProblems(
  field: string,
  day: string,
  perHour: 1 | 4,
  values: readonly number[],
): readonly FieldProblem[] {
  const wanted = hoursInDay(dayFrom(day)) * perHour;
  if (values.length === wanted) return [];
  return [
    {
      field,
      texts: [supplierTexts.wrongCount({ wanted: String(wanted), given: String(values.length) })],
    },
  ];
}

/** Stores whole days of areas; a day with too few or too many values is refused. */
export async function putAreaDays<Row extends AreaDay>(
  trx: Transaction<Schema>,
  rows: readonly SentRow<Row>[],
  now: Date,
  { table, columns, field, valuesOf, perHour, columnsOf }: AreaDays<Row>,
): Promise<readonly RowOutcome[]> {
  const checked = rows.map(({ row }) => ({
    row,
    problems: countProblems(field, row.day, perHour(row), valuesOf(row)),
  }));
  const kept = checked.filter(({ problems }) => problems.length === 0);
  const outcomes = await putKeyedRows(
    trx,
    {
      name: table,
      key: ['price_area', 'day'],
      defaults: Object.fromEntries(columns.map((column) => [column, null])),
      isDated: false,
    },
    kept.map(({ row }) => ({
      key: { price_area: row.price_area, day: row.day },
      sent: columnsOf(row),
    })),
    now,
  );
  const outcomeOf = new Map(kept.map((row, index) => [row, outcomes[index]]));
  return checked.map((row): RowOutcome => {
    const outcome = outcomeOf.get(row);
    return outcome === undefined ? refusedRow(...row.problems) : rowOutcome(outcome, null);
  });
}
