import { later } from '../config/clock.ts';
import type { Deps } from '../server/deps.ts';
import { undoableSeconds } from './intake-answer.ts';

/** Seconds after which a transfer that has not ended is taken for broken off: its process was killed. */
const longestTransfer = 24 * 3600;

/**
 * Removes what is kept of files for as long as they can be undone: what they changed, rows that still wait for their site, and
 * the bytes of those that nobody decided about. What became of each file stays in the history.
 */
export async function removeOldIntakes({ clock, database }: Pick<Deps, 'clock' | 'database'>): Promise<void> {
  const { db } = database;
  const now = clock.now();
  await db
    .deleteFrom('intake')
    .where('state', '=', 'receiving')
    .where('created_at', '<', later(now, -longestTransfer))
    .execute();
  const oldest = later(now, -undoableSeconds);
  const ended = db.selectFrom('intake').select('id').where('stored_at', '<', oldest);
  await db.deleteFrom('intake_change').where('intake_id', 'in', ended).execute();
  await db.deleteFrom('intake_meter_days').where('intake_id', 'in', ended).execute();
  await db.deleteFrom('intake_waiting').where('intake_id', 'in', ended).execute();
  const undecided = await db
    .updateTable('intake')
    .set({ state: 'discarded' })
    .where('state', 'in', ['needs_settings', 'ready'])
    .where('created_at', '<', oldest)
    .returning('id')
    .execute();
  if (undecided.length === 0) return;
  await db
    .deleteFrom('intake_part')
    .where(
      'intake_id',
      'in',
      undecided.map(({ id }) => id),
    )
    .execute();
}
