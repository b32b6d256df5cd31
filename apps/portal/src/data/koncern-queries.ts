import type { CorporateGroupMinimal } from '@vinrod/api-client';

import { isMissing } from '#errors';
import { MOST_KONCERNER, takeAhead, useClient } from '#session';

import { useQuery, type Query } from './use-query.ts';

const operation = 'listCorporateGroupsMinimal';

/**
 * The first koncerner the user may see, in Swedish order, and no more than a start needs: staff see thousands. Fewer than
 * `MOST_KONCERNER` are all of them.
 */
export function useFirstKoncerner(): Query<CorporateGroupMinimal[]> {
  const client = useClient();
  return useQuery(
    [operation, MOST_KONCERNER],
    () => takeAhead('koncerner') ?? client.corporateGroups.minimal({ query: { limit: MOST_KONCERNER } }),
  );
}

/**
 * Every koncern the user may see, in Swedish order: for forms that choose several of them. Waits while it is not asked
 * for.
 */
export function useKoncernList(isAsked = true): Query<CorporateGroupMinimal[]> {
  const client = useClient();
  return useQuery(isAsked ? [operation] : undefined, () => client.corporateGroups.minimal());
}

/**
 * The first of some koncerner, by their uuid, that the user may see; null when there is none among them. Asks for nothing
 * while the list is empty.
 */
export function useWishedKoncern(wishes: readonly string[]): Query<CorporateGroupMinimal | null> {
  const client = useClient();
  const key = wishes.length === 0 ? undefined : ([operation, 'wished', ...wishes] as const);
  return useQuery(
    key,
    async () => {
      for (const uuid of wishes) {
        try {
          const [koncern] = await client.corporateGroups.minimal({ query: { uuid } });
          if (koncern !== undefined) return koncern;
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }
      return null;
    },
    false,
  );
}
