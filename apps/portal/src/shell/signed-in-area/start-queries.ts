import type { CorporateGroupMinimal, Profile } from '@vinrod/api-client';

import { operationSource, useQuery, type Query } from '#data';
import { mostCorporateGroups, takePrefetched, useClient } from '#session';

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
  const args = { query: { limit: mostCorporateGroups } };
  const { key, load } = operationSource(useClient(), 'listCorporateGroupsMinimal', args);
  return useQuery({ key, load: () => takePrefetched('corporateGroups') ?? load() });
}
