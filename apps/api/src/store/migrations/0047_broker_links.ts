import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table provider_sign_in add column link_session_id uuid references session (id) on delete cascade`,
  `create index provider_sign_in_by_link on provider_sign_in (link_session_id)`,
];

/** Somebody who is signed in links who they are at the broker, which starts as a sign-in there does. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
