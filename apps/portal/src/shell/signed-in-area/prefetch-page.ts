import { openOnCurrentPage, prefetch } from '#data';
import { selectCorporateGroup, storedCorporateGroup, seesEveryCorporateGroup } from '#corporate-group';
import { matchPath, paths } from '#navigation';
import { periodQuery, readPeriod, resolvePeriod, swedishToday } from '#period';
import { prefetchedStart } from '#session';

import { cacheStart } from './start-queries.ts';

/**
 * Prefetches the data of the current page: what it asked for when it was opened before on this day, which is on its way, or that
 * of the start page once its corporate group is known. On a slow computer, rendering the frame takes as long as a round trip.
 */
export async function prefetchPage(): Promise<void> {
  const start = prefetchedStart();
  const { pathname, search } = globalThis.location;
  if (start === undefined) return;
  cacheStart(start);
  const early = openOnCurrentPage();
  for (const { operation, args } of early) prefetch(start.cache, start.client, operation, args);
  if (early.length > 0) return;
  if (matchPath(paths.overview, pathname) === undefined) return;
  const params = new URLSearchParams(search);
  const [profile, corporateGroups] = await Promise.all([start.profile, start.corporateGroups]);
  const reader = { corporateGroups, seesEvery: seesEveryCorporateGroup(profile, corporateGroups.length) };
  const shown = selectCorporateGroup(reader, {
    fromAddress: params.get('koncern'),
    cached: storedCorporateGroup(),
    fromProfile: profile.default_corporate_group,
  });
  if (shown.kind !== 'one' || prefetchedStart() !== start) return;
  const path = { id: shown.corporateGroup.uuid };
  const query = periodQuery(resolvePeriod(readPeriod(params), swedishToday()));
  prefetch(start.cache, start.client, 'getCorporateGroupDashboard', { path, query });
  prefetch(start.cache, start.client, 'getCorporateGroupSiteTree', { path });
}
