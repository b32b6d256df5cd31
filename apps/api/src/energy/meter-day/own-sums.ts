import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';

/**
 * Does work on stored days that also keeps what follows from them: sums of months, how far values reach, highest hours. Triggers
 * do that for whoever does not say so.
 *
 * @param work - gets the file that days are stored for, null when there is none
 */
export async function withOwnSums<Result>(
  trx: Queries,
  work: (intakeId: string | null) => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ intake_id: string | null }>`
    select set_config('vinrod.days_with_sums', 'on', true),
      nullif(current_setting('vinrod.intake', true), '') as intake_id`.execute(trx);
  try {
    return await work(rows[0]?.intake_id ?? null);
  } finally {
    // A transaction that an error has ended refuses this, and takes the setting with it.
    await sql`select set_config('vinrod.days_with_sums', '', true)`.execute(trx).catch(() => undefined);
  }
}
