import { sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema/index.ts';
import { distributedTables } from './distributed-tables.ts';

/** A foreign key of a distributed table to one that is not. */
interface Reference {
  readonly child: string;
  readonly name: string;
  readonly parent: string;
  readonly columns: string[];
  readonly parents: string[];
}

const names = sql.join(distributedTables.map((name) => sql.lit(name)));

async function references(trx: Transaction<Schema>): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as child, conname as name, confrelid::regclass::text as parent,
      (select json_agg(attname order by place) from unnest(conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns,
      (select json_agg(attname order by place) from unnest(confkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as parents
    from pg_constraint
    where contype = 'f' and conrelid = any(array[${names}]::regclass[]) order by 1, 2`.execute(trx);
  return rows;
}

/** Lets rows go with what they belong to by a trigger on that, in the place of a foreign key. */
async function replaceReference(trx: Transaction<Schema>, reference: Reference): Promise<void> {
  const { child, name, parent, columns, parents } = reference;
  const trigger = `${child}_of_${parent}`;
  const own = sql.join(
    columns.map((column, at) => sql`${sql.ref(column)} = ${sql.ref(`old.${parents[at] ?? column}`)}`),
    sql` and `,
  );
  await sql`alter table ${sql.table(child)} drop constraint ${sql.ref(name)}`.execute(trx);
  await sql`create or replace function ${sql.ref(trigger)}() returns trigger language plpgsql as $$
    begin
      delete from ${sql.table(child)} where ${own};
      return null;
    end $$`.execute(trx);
  await sql`create or replace trigger ${sql.ref(trigger)} after delete on ${sql.table(parent)}
    for each row execute function ${sql.ref(trigger)}()`.execute(trx);
}

/**
 * Makes tables stand alone, as those that are distributed have to: without triggers, whose work whoever stores days does
 * already, and without foreign keys to tables that stay where they are. What belongs to a site, an import or a corporate group
 * still goes with it. Every process has to be of this version from then on.
 */
export async function letTablesStandAlone(trx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select tgrelid::regclass::text as "table", tgname as name from pg_trigger
    where not tgisinternal and tgrelid = any(array[${names}]::regclass[])`.execute(trx);
  for (const { table, name } of rows)
    await sql`drop trigger ${sql.ref(name)} on ${sql.table(table)}`.execute(trx);
  for (const reference of await references(trx)) await replaceReference(trx, reference);
}
