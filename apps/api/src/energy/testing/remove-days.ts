import type { Database } from '../../store/index.ts';
import { removeMeterDays } from '../meter-day/remove-meter-days.ts';
import type { Period } from '../period.ts';

/** Removes stored days of a site with what follows from them, as undoing a file does. */
export async function removeDays(
  database: Database,
  corporateGroupId: string,
  siteId: string,
  { first, last }: Period,
): Promise<void> {
  const days = Array.from({ length: last - first + 1 }, (_unused, at) => ({ siteId, day: first + at }));
  await database.transaction((trx) => removeMeterDays(trx, corporateGroupId, days));
}
