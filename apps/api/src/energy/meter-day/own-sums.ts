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
  const result = await work(rows[0]?.intake_id ?? null);
  // An error ends the transaction, or a part of it, and the setting with it.
  await sql`select set_config('vinrod.days_with_sums', '', true)`.execute(trx);
  return result;
}
