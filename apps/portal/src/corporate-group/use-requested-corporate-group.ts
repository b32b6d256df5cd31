import type { CorporateGroupMinimal } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { isMissing } from '#errors';
import { useClient } from '#session';

/**
 * First of the given corporate groups (uuids) that the user may see; null when there is none. Makes no request while
 * the list is empty.
 */
export function useRequestedCorporateGroup(
  candidates: readonly string[],
): Query<CorporateGroupMinimal | null> {
  const client = useClient();
  const source = { key: ['listCorporateGroupsMinimal', 'requested', candidates], load } as const;
  return useQuery(candidates.length === 0 ? undefined : source, { keepPreviousData: false });

  async function load(): Promise<CorporateGroupMinimal | null> {
    for (const uuid of candidates) {
      try {
        const [corporateGroup] = await client.corporateGroups.minimal({ query: { uuid } });
        if (corporateGroup !== undefined) return corporateGroup;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
    return null;
  }
}
