import { sql, type Kysely } from 'kysely';

const statements = [
  `create table intake_buyer (
    id uuid primary key default gen_random_uuid(),
    seller text not null,
    seller_name text collate sv not null,
    buyer text not null,
    buyer_name text collate sv not null,
    identifiers text not null,
    corporate_group_id uuid not null,
    company_id uuid not null,
    given_at timestamptz not null,
    given_by_name text collate sv not null,
    unique (seller, buyer),
    foreign key (corporate_group_id, company_id) references company (corporate_group_id, id) on delete cascade
  )`,
  'create index intake_buyer_company on intake_buyer (corporate_group_id, company_id)',
  'alter table intake_article add column id uuid not null unique default gen_random_uuid()',
  // The version before writes no names: empty ones are shown as their keys.
  `alter table intake_article add column seller_name text collate sv not null default ''`,
  `alter table intake_article add column name text collate sv not null default ''`,
  'update intake_article set seller_name = seller, name = article',
];

/** Which companies unknown buyers of a seller are, and names for what is kept of its articles. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
