import { sql, type RawBuilder } from 'kysely';
import { isDistributed } from '../distribution/distribution-state.ts';
import type { Database, Queries } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { migrations } from '../store/migrations/index.ts';
import { isMigratingRole } from '../store/prepare-database.ts';
import { StartError } from '../store/start-error.ts';
import { openBackup, type OpenBackup } from './backup-file.ts';
import { dataTables, migrationNames } from './table-list.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function foreignKeys(trx: Queries): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`select conrelid::regclass::text as "table", conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`.execute(trx);
  return rows;
}

/**
 * Drops foreign keys and disables triggers, which would refuse rows restored table by table or count them twice.
 * Restoring the keys checks every row. Not every server offers a role that may disable such checks altogether.
 */
async function withoutChecks(
  trx: Queries,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeys(trx);
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
  await work();
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      trx,
    );
}

/** The columns of a table that can be written: all but generated ones. */
async function writtenColumns(trx: Queries, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(trx);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

async function insertRows(
  trx: Queries,
  table: string,
  columns: RawBuilder<unknown>,
  rows: string,
): Promise<void> {
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(trx);
}

/** Makes every numbered column continue after the highest restored number. */
async function continueNumbers(trx: Queries): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as "table",
      column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(trx);
}

async function requireEmpty(trx: Queries): Promise<void> {
  const { rows } = await sql<{ is_used: boolean }>`select exists (select from app_user)
    or exists (select from corporate_group) as is_used`.execute(trx);
  if (rows[0]?.is_used === true)
    throw new StartError('The database holds data already; restore into an empty one.');
}

async function readRows(trx: Queries, backup: OpenBackup, tables: readonly string[]): Promise<number> {
  let table: string | null = null;
  let columns: RawBuilder<unknown> | null = null;
  let restored = 0;
  for await (const line of backup.lines) {
    if ('table' in line) {
      if (!tables.includes(line.table))
        throw new StartError(`The backup holds the table ${line.table}, which is not known here.`);
      table = line.table;
      columns = await writtenColumns(trx, table);
    } else if ('rows' in line && table !== null && columns !== null) {
      await insertRows(trx, table, columns, line.rows);
      restored += line.count;
    }
  }
  return restored;
}

/** Whether the migrations of an older form are the first ones of a newer form. */
function isEarlier(older: readonly string[], newer: readonly string[]): boolean {
  return older.every((name, index) => newer[index] === name);
}

/**
 * Gives the database the form of the backup, which its rows fit in.
 *
 * @param made - Migrations of the version that made the backup.
 * @throws StartError when this version does not know that form, or the database has left it already.
 */
async function takeFormOf(database: Database, made: readonly string[]): Promise<void> {
  const known = Object.keys(migrations);
  const last = made.at(-1) ?? '';
  if (!isEarlier(made, known))
    throw new StartError(
      isEarlier(known, made)
        ? `The backup is of a newer version (${last}); restore it with that one.`
        : `The backup is of no version that this one comes from (${last}).`,
    );
  const present = await migrationNames(database.db);
  if (!isEarlier(present, made))
    throw new StartError(
      `The backup is of an earlier version (${last}); restore it into a database that has no tables yet.`,
    );
  await migrate(database, last);
}

/**
 * Restores a backup of either kind into an empty database, embedded or on a server: all of its rows or none. One of an
 * earlier version is restored in the form of that version, and then brought to the form of this one, as a start of this
 * version would.
 *
 * @returns the number of rows.
 * @throws StartError when the file is not a complete backup or is from a newer version, or the database is not empty or
 *   belongs to another role.
 */
export async function restoreBackup(database: Database, file: string): Promise<number> {
  if (!(await isMigratingRole(database.db)))
    throw new StartError('Only the role that owns the tables can restore: set DATABASE_MIGRATION_URL.');
  if (await isDistributed(database.db))
    throw new StartError(
      'Rows of the database lie on several servers: restore into a database on one, and distribute it afterwards.',
    );
  const backup = await openBackup(file);
  await takeFormOf(database, backup.head.migrations);
  let restored = 0;
  let isRun = false;
  await database.transaction(async (trx) => {
    // The file can be read only once, so a retried transaction fails. Retries happen only if the database is in use.
    if (isRun) throw new StartError('The database is in use; stop what uses it and restore again.');
    isRun = true;
    await requireEmpty(trx);
    const tables = await dataTables(trx);
    await withoutChecks(trx, tables, async () => {
      // Some migrations insert rows.
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(trx);
      restored = await readRows(trx, backup, tables);
    });
    await continueNumbers(trx);
  });
  await migrate(database);
  if (database.kind === 'pglite') await database.checkpoint();
  return restored;
}
