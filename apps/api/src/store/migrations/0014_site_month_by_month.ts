import { sql, type Kysely } from 'kysely';

/** Leads to the months of a period of all sites of a corporate group, with all that reports ask of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index site_month_by_month on site_month (corporate_group_id, month)
    include (site_id, total_wh, value_count, present_quarters, revision)`.execute(database);
}
