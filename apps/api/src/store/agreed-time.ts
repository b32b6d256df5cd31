import { sql } from 'kysely';
import type { Clock } from '../config/clock.ts';
import type { Queries } from './database.ts';

/**
 * The instant that all processes agree on, for what is over within seconds: the clock of one computer may be a minute wrong, and the
 * database has only one.
 */
export async function agreedNow(clock: Clock, db: Queries): Promise<Date> {
  if (clock.isOfComputer !== true) return clock.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? clock.now();
}
