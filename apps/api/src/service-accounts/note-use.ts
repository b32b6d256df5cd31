import { later } from '../config/clock.ts';
import type { Deps } from '../server/deps.ts';
import { answeredInTime } from '../store/answered-in-time.ts';
import type { WorkingSecret } from './working-secrets.ts';

/** Seconds between notes: every call would otherwise write to the row that all of them read. */
const precision = 60;

/** Notes on an account and its secret that they were used, to the minute. */
export async function noteUse({ clock, config, database }: Deps, used: WorkingSecret): Promise<void> {
  const now = clock.now();
  const before = later(now, -precision);
  const note = async (table: 'service_account' | 'service_account_secret', id: string): Promise<void> => {
    const noted = database.db
      .updateTable(table)
      .set({ last_used_at: now })
      .where('id', '=', id)
      .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', before)]))
      .execute();
    await answeredInTime(noted, config.databaseTimeout);
  };
  const isDue = (lastUsedAt: Date | null): boolean => lastUsedAt === null || lastUsedAt <= before;
  if (isDue(used.last_used_at)) await note('service_account', used.account_id);
  if (isDue(used.secret_last_used_at)) await note('service_account_secret', used.secret_id);
}
