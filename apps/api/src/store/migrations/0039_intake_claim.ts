import { sql, type Kysely } from 'kysely';

/** Files of the watched folder by the name they were claimed under: each becomes one intake, whoever reads it and how often. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table intake_claim (
    claim text primary key,
    intake_id uuid not null references intake (id) on delete cascade
  )`.execute(database);
  await sql`create index intake_claim_by_intake on intake_claim (intake_id)`.execute(database);
}
