import { sql } from 'kysely';
import { isRecord, type JsonRecord } from '../../server/json-document.ts';
import type { Queries } from '../../store/index.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { Schema } from '../../store/schema/index.ts';
import type { RowOutcome, StoredRow } from './row-kind.ts';

/** A table whose rows are found by key columns and compared by the others. */
export interface KeyedTable {
  readonly name: keyof Schema;
  /** Columns that identify a row. */
  readonly key: readonly string[];
  /** Columns that a new row gets and that never change, such as its id. */
  readonly fixed?: readonly string[];
  /** Columns that rows may set, each with its value in a new row. */
  readonly defaults: JsonRecord;
  /** Whether it has the columns `created_at` and `updated_at`. */
  readonly isDated: boolean;
}

/** A row to store: the values of its key, and those of the columns that were sent. */
export interface KeyedRow {
  readonly key: JsonRecord;
  /** Values of the fixed columns, for a new row. */
  readonly fixed?: JsonRecord;
  readonly sent: JsonRecord;
}

/** What storing a row did. */
export interface KeyedOutcome extends Pick<StoredRow, 'before' | 'after'> {
  readonly result: StoredRow['result'] | 'unchanged';
  /** The row with its key and fixed columns. */
  readonly row: JsonRecord;
}

function keyText(key: readonly string[], row: JsonRecord): string {
  return JSON.stringify(key.map((name) => row[name]));
}

/** Values as the database writes them in JSON, so that 160.0 and 160 are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

async function readRows(
  db: Queries,
  { name, key, fixed = [], defaults }: KeyedTable,
  rows: readonly KeyedRow[],
): Promise<ReadonlyMap<string, JsonRecord>> {
  const keys = JSON.stringify(rows.map((row) => row.key));
  const columns = sql.join(
    [...key, ...fixed, ...Object.keys(defaults)].map((column) => sql`stored.${sql.ref(column)}`),
  );
  const isKey = sql.join(
    key.map((column) => sql`stored.${sql.ref(column)} = wanted.${sql.ref(column)}`),
    sql` and `,
  );
  const found = await sql<{ row: unknown }>`
    select to_json(found) as row from (
      select ${columns} from ${sql.table(name)} as stored
      join json_populate_recordset(null::${sql.table(name)}, ${keys}::json) as wanted on ${isKey}) as found`.execute(
    db,
  );
  const byKey = new Map<string, JsonRecord>();
  for (const { row } of found.rows) if (isRecord(row)) byKey.set(keyText(key, row), row);
  return byKey;
}

async function updateRows(
  db: Queries,
  { name, key, defaults, isDated }: KeyedTable,
  rows: readonly JsonRecord[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const changes = Object.keys(defaults).map((column) => sql`${sql.ref(column)} = wanted.${sql.ref(column)}`);
  const isKey = key.map((column) => sql`stored.${sql.ref(column)} = wanted.${sql.ref(column)}`);
  await sql`
    update ${sql.table(name)} as stored
    set ${sql.join(isDated ? [...changes, sql`updated_at = ${now}`] : changes)}
    from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json) as wanted
    where ${sql.join(isKey, sql` and `)}`.execute(db);
}

/**
 * Stores rows with different keys: creates those that are not there, and changes the columns that were sent and differ.
 * Whoever calls it holds what keeps others from storing the same keys meanwhile.
 */
export async function putKeyedRows(
  db: Queries,
  table: KeyedTable,
  rows: readonly KeyedRow[],
  now: Date,
): Promise<readonly KeyedOutcome[]> {
  const stored = await readRows(db, table, rows);
  const created: JsonRecord[] = [];
  const changed: JsonRecord[] = [];
  const outcomes = rows.map((row): KeyedOutcome => {
    const before = stored.get(keyText(table.key, row.key));
    if (before === undefined) {
      const dates = table.isDated ? { created_at: now, updated_at: now } : {};
      const added = { ...row.key, ...row.fixed, ...table.defaults, ...row.sent };
      created.push({ ...added, ...dates });
      return { result: 'created', before: {}, after: row.sent, row: added };
    }
    const differing = Object.keys(row.sent).filter((column) => !isSame(before[column], row.sent[column]));
    if (differing.length === 0) return { result: 'unchanged', before: {}, after: {}, row: before };
    const after = { ...before, ...row.sent };
    changed.push(after);
    return {
      result: 'changed',
      row: after,
      before: Object.fromEntries(differing.map((column) => [column, before[column] ?? null])),
      after: Object.fromEntries(differing.map((column) => [column, row.sent[column] ?? null])),
    };
  });
  await insertRows(db, table.name, created);
  await updateRows(db, table, changed, now);
  return outcomes;
}

/** The given columns of a row that were sent. */
export function sentColumns(row: object, columns: readonly string[]): JsonRecord {
  const all: JsonRecord = { ...row };
  return Object.fromEntries(
    columns.filter((column) => all[column] !== undefined).map((column) => [column, all[column]]),
  );
}

/** The outcome of a row of a table, for what belongs to a corporate group or to nobody. */
export function rowOutcome(outcome: KeyedOutcome, corporateGroupId: string | null): RowOutcome {
  const { result, before, after } = outcome;
  return result === 'unchanged' ? { result } : { result, before, after, corporateGroupId };
}
