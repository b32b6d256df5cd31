import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table user_identity add column roles_kept_since timestamptz`,
  `create index user_identity_by_kept_roles on user_identity (user_id) where roles_kept_since is not null`,
];

/** Since when somebody keeps roles that the directory would take, because nobody else is an administrator. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
