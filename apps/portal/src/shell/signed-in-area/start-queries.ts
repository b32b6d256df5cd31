import type { CorporateGroupMinimal, Profile } from '@vinrod/api-client';

import { cacheAnswer, operationSource, useQuery, type Query } from '#data';
import { mostCorporateGroups, takePrefetched, useClient, type PrefetchedStart } from '#session';

const firstCorporateGroups = { query: { limit: mostCorporateGroups } };

/** Signed-in user, or in shadow mode the shadowed user. */
export function useProfile(): Query<Profile> {
  const { key, load } = operationSource(useClient(), 'getProfile', {});
  return useQuery({ key, load: () => takePrefetched('profile') ?? load() });
}

/**
 * The first corporate groups the user may see, in Swedish order, and no more than a start needs: staff see thousands.
 * Fewer than `mostCorporateGroups` are all of them.
 */
export function useFirstCorporateGroups(): Query<CorporateGroupMinimal[]> {
  const { key, load } = operationSource(useClient(), 'listCorporateGroupsMinimal', firstCorporateGroups);
  return useQuery({ key, load: () => takePrefetched('corporateGroups') ?? load() });
}

/** Keeps the answers to both for the first rendering, which then has nothing to wait for when they come before it. */
export function cacheStart({ cache, client, profile, corporateGroups }: PrefetchedStart): void {
  cacheAnswer(cache, client, 'getProfile', {}, profile);
  cacheAnswer(cache, client, 'listCorporateGroupsMinimal', firstCorporateGroups, corporateGroups);
}
