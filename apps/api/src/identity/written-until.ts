import { sql } from 'kysely';
import type { Queries } from '../store/database.ts';
import { walPosition } from '../store/replicas/wal-position.ts';

/** Notes that the person of a session has written something: what they read next has to come from a server that has it. */
export async function noteWritten(db: Queries, sessionId: string): Promise<void> {
  // Of a transaction that did not wait for the disk, the end of what is inserted is known, but not yet written.
  await sql`update session set written_until = pg_current_wal_insert_lsn()
    where id = ${sessionId}::uuid`.execute(db);
}

/** Position of the primary's log after what the person of a session last wrote; 0 when they wrote nothing. */
export async function writtenUntil(db: Queries, sessionId: string): Promise<bigint> {
  const row = await db
    .selectFrom('session')
    .select('written_until')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const position = row?.written_until ?? null;
  return position === null ? 0n : walPosition(position);
}
