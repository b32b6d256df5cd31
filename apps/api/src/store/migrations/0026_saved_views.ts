import { sql, type Kysely } from 'kysely';

const statements = [
  `create table saved_view (
    user_id uuid not null references app_user (id) on delete cascade,
    corporate_group_id uuid not null references corporate_group (id) on delete cascade,
    folded_name text not null,
    name text not null,
    query text not null,
    saved_at timestamptz not null,
    primary key (user_id, corporate_group_id, folded_name)
  )`,
  `create index saved_view_by_corporate_group on saved_view (corporate_group_id)`,
];

/** Graphs that people want back, each under a name of its own within the corporate group, whatever its capitals. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
