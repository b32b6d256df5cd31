import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table corporate_group add column supplier_key text unique check (supplier_key ~ '^[^[:space:]]{1,60}$')`,
  `alter table contact add column supplier_key text unique check (supplier_key ~ '^[^[:space:]]{1,60}$')`,
  `create table supplier_change (
    id bigint generated always as identity primary key,
    intake_id uuid not null,
    changed_at timestamptz not null,
    account_id uuid not null,
    account_name text not null,
    operation text not null,
    key text not null,
    corporate_group_id uuid references corporate_group (id) on delete cascade,
    before json not null,
    after json not null
  )`,
  `insert into change_lock (name) values ('supplier: corporate groups'), ('supplier: contacts'), ('supplier: prices')`,
  `create index supplier_change_by_key on supplier_change (operation, key, id)`,
  `create index supplier_change_by_corporate_group on supplier_change (corporate_group_id)`,
];

/**
 * Keys by which the supplier's own systems know corporate groups and contacts, and what each of their rows replaced.
 * Companies, sites and invoices have such keys already: customer number, site id and invoice number.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
