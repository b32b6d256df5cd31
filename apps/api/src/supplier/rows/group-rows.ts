import type { Transaction } from 'kysely';
import type { FieldProblem } from '../../server/api-error.ts';
import type { Schema } from '../../store/schema/index.ts';
import { putKeyedRows, rowOutcome, type KeyedRow, type KeyedTable } from './keyed-table.ts';
import { findReferences, unknownReference, type References, type ReferringRow } from './references.ts';
import { refusedRow, type Intake, type RowOutcome, type SentRow } from './row-kind.ts';

/** A kind of rows of one table, each within a corporate group. */
export interface GroupRows<Row extends Pick<ReferringRow, 'corporate_group'>> {
  readonly table: KeyedTable;
  /** What a row refers to besides its corporate group. */
  readonly refersTo: (row: Row) => Omit<ReferringRow, 'corporate_group'>;
  /** The row as it is stored, or why it is not. */
  readonly place: (
    row: Row,
    corporateGroupId: string,
    references: References,
  ) => KeyedRow | readonly FieldProblem[];
}

type Placed = { readonly corporateGroupId: string; readonly keyed: KeyedRow } | readonly FieldProblem[];

function isPlaced(placed: Placed): placed is Exclude<Placed, readonly FieldProblem[]> {
  return 'keyed' in placed;
}

/** Stores rows of a table within corporate groups; see {@link RowKind.store}. */
export async function putGroupRows<Row extends Pick<ReferringRow, 'corporate_group'>>(
  trx: Transaction<Schema>,
  rows: readonly SentRow<Row>[],
  { now }: Intake,
  { table, refersTo, place }: GroupRows<Row>,
): Promise<readonly RowOutcome[]> {
  const references = await findReferences(
    trx,
    rows.map(({ row }) => ({ corporate_group: row.corporate_group, ...refersTo(row) })),
  );
  const placed = rows.map(({ row }): Placed => {
    const corporateGroup = references.corporateGroup(row.corporate_group);
    if (corporateGroup === undefined) return [unknownReference.corporateGroup];
    const keyed = place(row, corporateGroup.id, references);
    return 'key' in keyed ? { corporateGroupId: corporateGroup.id, keyed } : keyed;
  });
  const kept = placed.filter(isPlaced);
  const outcomes = await putKeyedRows(
    trx,
    table,
    kept.map(({ keyed }) => keyed),
    now,
  );
  const outcomeOf = new Map(kept.map((item, index) => [item, outcomes[index]]));
  return placed.map((item): RowOutcome => {
    if (!isPlaced(item)) return refusedRow(...item);
    const outcome = outcomeOf.get(item);
    return outcome === undefined ? { result: 'unchanged' } : rowOutcome(outcome, item.corporateGroupId);
  });
}
