import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table passkey_challenge
    drop constraint passkey_challenge_purpose_check,
    add constraint passkey_challenge_purpose_check check (purpose in ('add', 'sign_in', 'code', 'proof'))`,
];

/** A passkey proves who a signed-in person is, as their password does. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
