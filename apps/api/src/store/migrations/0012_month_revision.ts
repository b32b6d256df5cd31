import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table site_month add column revision bigint not null default 1`,
  `create function site_month_revision() returns trigger language plpgsql as $$
    begin
      new.revision := old.revision + 1;
      return new;
    end $$`,
  `create trigger site_month_revision before update on site_month
    for each row execute function site_month_revision()`,
];

/** Counts the changes of a site's values in a month, by which sums that are kept elsewhere are known to be current. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
