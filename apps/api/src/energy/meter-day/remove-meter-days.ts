import type { Queries } from '../../store/index.ts';
import { ChangedMonths } from './changed-months.ts';
import { removeDeparting, takeFrom, withdrawEstimatesOf, type DayOfSite } from './departed-days.ts';
import { holdSites } from './hold-sites.ts';
import { withOwnSums } from './own-sums.ts';
import { findReachAnew } from './reach-of-days.ts';

/** Days removed in one statement. */
const batchSize = 4000;

async function removeBatch(
  trx: Queries,
  corporateGroupId: string,
  days: readonly DayOfSite[],
): Promise<void> {
  const siteIds = new Set(days.map(({ siteId }) => siteId));
  await holdSites(trx, corporateGroupId, siteIds);
  const months = new ChangedMonths(corporateGroupId);
  for (const day of days) months.include(day);
  await months.hold(trx);
  await withdrawEstimatesOf(trx, corporateGroupId, days, months);
  takeFrom(months, await removeDeparting(trx, corporateGroupId, days));
  await months.store(trx);
  await findReachAnew(trx, corporateGroupId, siteIds);
}

/** Removes stored days of sites of one corporate group, in a transaction of the caller. */
export async function removeMeterDays(
  trx: Queries,
  corporateGroupId: string,
  days: readonly DayOfSite[],
): Promise<void> {
  await withOwnSums(trx, async () => {
    for (let start = 0; start < days.length; start += batchSize)
      await removeBatch(trx, corporateGroupId, days.slice(start, start + batchSize));
  });
}
