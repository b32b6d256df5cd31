import { sql, type RawBuilder, type Transaction } from 'kysely';
import { refused } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import { intakeTexts } from './texts.ts';
import { checkTouchedDays, gatherTouchedDays, putBackTouchedDays } from './undo-meter-days.ts';

/** Tables that files store in; one that others refer to comes after them. */
const tables = [
  'invoice_payment',
  'invoice_line',
  'invoice_original',
  'invoice',
  'site_tariff',
  'company_surcharge',
  'spot_price_day',
  'temperature_day',
  'contact',
  'site',
  'company',
  'corporate_group',
] as const;

type StoredTable = (typeof tables)[number];

/** Tables that the portal fills by itself from others, or that only tell what was done. */
const derived: ReadonlySet<string> = new Set([
  'site_month',
  'site_reach',
  'site_set_month',
  'estimated_day',
  'supplier_change',
  'meter_import',
  'meter_day_version',
]);

interface TableFacts {
  readonly key: readonly string[];
  /** Columns that can be written. */
  readonly columns: readonly string[];
}

async function factsOf(trx: Transaction<Schema>, table: StoredTable): Promise<TableFacts> {
  const { rows } = await sql<{ name: string; is_key: boolean }>`
    select attname::text as name, attnum = any(coalesce(indkey::smallint[], '{}')) as is_key
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(trx);
  return {
    key: rows.filter(({ is_key }) => is_key).map(({ name }) => name),
    columns: rows.map(({ name }) => name),
  };
}

/** Each row of a table that a file touched, as it was before the file and as the file left it. */
function endsOf(intakeId: string, table: StoredTable): RawBuilder<unknown> {
  return sql`(
    with change as (
      select key, id, before, after from intake_change
        where intake_id = ${intakeId}::uuid and table_name = ${table}
    )
    select first.key, first.before, last.after
    from (select distinct on (key) key, before from change order by key, id) as first
    join (select distinct on (key) key, after from change order by key, id desc) as last using (key)
  )`;
}

function isKey({ key }: TableFacts): RawBuilder<unknown> {
  return sql.join(
    key.map((name) => sql`stored.${sql.ref(name)} = wanted.${sql.ref(name)}`),
    sql` and `,
  );
}

/** The keys of `ends` as columns of the table. */
function wanted(table: StoredTable): RawBuilder<unknown> {
  return sql`jsonb_populate_record(null::${sql.table(table)}, ends.key) as wanted`;
}

/** Refuses when a row is no longer as the file left it. The instant of the change alone does not count. */
async function checkUnchanged(
  trx: Transaction<Schema>,
  intakeId: string,
  table: StoredTable,
  facts: TableFacts,
): Promise<void> {
  const [firstKey = ''] = facts.key;
  const { rows } = await sql<{ count: number; first: string | null }>`
    select count(*) as count, min(coalesce(ends.key ->> 'day', ends.after ->> 'name', ends.after ->> 'invoice_number',
      ends.after ->> 'full_name', ends.key ->> 'valid_from')) as first
    from ${endsOf(intakeId, table)} as ends cross join ${wanted(table)}
    left join ${sql.table(table)} as stored on ${isKey(facts)}
    where case
      when ends.after is null then ends.before is not null and stored.${sql.ref(firstKey)} is not null
      when stored.${sql.ref(firstKey)} is null then true
      else exists (select from jsonb_each(ends.after) as field
        where field.key <> 'updated_at' and (ends.before is null or ends.before -> field.key is distinct from field.value)
          and to_jsonb(stored) -> field.key is distinct from field.value) end`.execute(trx);
  const { count = 0, first = null } = rows[0] ?? {};
  if (count > 0) throw refused(intakeTexts.changedSince({ count, table, first: first ?? '' }));
}

interface Reference {
  readonly child: string;
  readonly columns: readonly string[];
  readonly parents: readonly string[];
}

/** The tables that refer to one, with their columns. */
async function referencesTo(trx: Transaction<Schema>, table: StoredTable): Promise<readonly Reference[]> {
  const { rows } = await sql<{ child: string; columns: string[]; parents: string[] }>`
    select conrelid::regclass::text as child,
      (select json_agg(attname order by place) from unnest(conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns,
      (select json_agg(attname order by place) from unnest(confkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as parents
    from pg_constraint where contype = 'f' and confrelid = ${table}::regclass order by 1`.execute(trx);
  return rows.filter(({ child }) => !derived.has(child) && !child.startsWith('intake'));
}

/** Refuses when rows of others stand on rows that the file created. */
async function checkAlone(
  trx: Transaction<Schema>,
  intakeId: string,
  table: StoredTable,
  facts: TableFacts,
): Promise<void> {
  for (const { child, columns, parents } of await referencesTo(trx, table)) {
    const refers = sql.join(
      columns.map((name, index) => sql`child.${sql.ref(name)} = stored.${sql.ref(parents[index] ?? name)}`),
      sql` and `,
    );
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${endsOf(intakeId, table)} as ends cross join ${wanted(table)}
      join ${sql.table(table)} as stored on ${isKey(facts)}
      join ${sql.table(child)} as child on ${refers}
      where ends.before is null`.execute(trx);
    const count = rows[0]?.count ?? 0;
    if (count > 0) throw refused(intakeTexts.standsOn({ count, child }));
  }
}

async function removeCreated(
  trx: Transaction<Schema>,
  intakeId: string,
  table: StoredTable,
  facts: TableFacts,
): Promise<void> {
  await sql`delete from ${sql.table(table)} as stored
    using ${endsOf(intakeId, table)} as ends cross join ${wanted(table)}
    where ends.before is null and ends.after is not null and ${isKey(facts)}`.execute(trx);
}

async function restoreChanged(
  trx: Transaction<Schema>,
  intakeId: string,
  table: StoredTable,
  facts: TableFacts,
): Promise<void> {
  const changed = facts.columns.filter((name) => !facts.key.includes(name));
  const set = sql.join(changed.map((name) => sql`${sql.ref(name)} = restored.${sql.ref(name)}`));
  await sql`update ${sql.table(table)} as stored set ${set}
    from (
      select ends.key as key, restored.*
      from ${endsOf(intakeId, table)} as ends cross join ${wanted(table)}
      join ${sql.table(table)} as stored on ${isKey(facts)}
      cross join lateral jsonb_populate_record(stored, (select jsonb_object_agg(field.key, field.value)
        from jsonb_each(ends.before) as field where ends.after -> field.key is distinct from field.value)) as restored
      where ends.before is not null and ends.after is not null and ends.before <> ends.after
    ) as restored
    where ${sql.join(
      facts.key.map((name) => sql`stored.${sql.ref(name)} = restored.${sql.ref(name)}`),
      sql` and `,
    )}`.execute(trx);
}

async function restoreRemoved(
  trx: Transaction<Schema>,
  intakeId: string,
  table: StoredTable,
  facts: TableFacts,
): Promise<void> {
  const columns = sql.join(facts.columns.map((name) => sql.ref(name)));
  const values = sql.join(facts.columns.map((name) => sql`restored.${sql.ref(name)}`));
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${values} from ${endsOf(intakeId, table)} as ends
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, ends.before) as restored
    where ends.before is not null and ends.after is null`.execute(trx);
}

/**
 * Puts back every row that a file created, changed or removed, exactly as it was, and forgets the history of values that the
 * file made.
 *
 * @throws ApiError 422 when one changed since, or something else stands on one that the file created.
 */
export async function undoChanges(trx: Transaction<Schema>, intakeId: string): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(trx);
  const facts = new Map<StoredTable, TableFacts>();
  for (const table of tables) facts.set(table, await factsOf(trx, table));
  await gatherTouchedDays(trx, intakeId);
  for (const [table, known] of facts) await checkUnchanged(trx, intakeId, table, known);
  await checkTouchedDays(trx);
  await trx.deleteFrom('meter_import').where('id', '=', intakeId).execute();
  for (const [table, known] of facts) {
    await checkAlone(trx, intakeId, table, known);
    await removeCreated(trx, intakeId, table, known);
    await restoreChanged(trx, intakeId, table, known);
    // Sites and what else days stand on come after invoices, and go after the days.
    if (table === 'invoice') await putBackTouchedDays(trx);
  }
  for (const [table, known] of [...facts].toReversed()) await restoreRemoved(trx, intakeId, table, known);
  await trx.deleteFrom('intake_change').where('intake_id', '=', intakeId).execute();
  await trx.deleteFrom('intake_meter_days').where('intake_id', '=', intakeId).execute();
  await trx.deleteFrom('intake_waiting').where('intake_id', '=', intakeId).execute();
}
