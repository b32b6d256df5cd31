import type { QueryOperation } from '@vinrod/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useClient } from '#session';

import { marked } from './marked.ts';

/** What can be a favourite (spec section 1). */
export type FavoriteKind = 'corporateGroup' | 'company' | 'site' | 'siteGroup';

const trees = ['getCorporateGroupSiteTree', 'getSiteGroupSiteTree'] as const;

/** Operations whose answers tell of a favourite. */
const queries: Readonly<Record<FavoriteKind, readonly QueryOperation[]>> = {
  corporateGroup: ['listCorporateGroups', 'getCorporateGroup'],
  company: ['listCorporateGroupCustomers', 'getCustomer', ...trees],
  site: ['listCustomerSites', 'getSite', ...trees],
  siteGroup: ['listCorporateGroupSiteGroups', 'getSiteGroup', ...trees],
};

/**
 * Marks or unmarks a favourite: shown at once wherever it is loaded, taken back when the call fails. A list of
 * favourites keeps what was unmarked until it is loaded again, so that it can be marked again.
 *
 * @returns rejects with what the call rejected with.
 */
export function useMarkFavorite(kind: FavoriteKind): (uuid: string, isFavorite: boolean) => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (uuid, isFavorite) => {
      const show = (state: boolean) =>
        mutate<unknown>(
          (key) => Array.isArray(key) && queries[kind].some((operation) => operation === key[0]),
          (data: unknown) => marked(data, uuid, state),
          { revalidate: false },
        );
      const { corporateGroups, companies, sites, siteGroups } = client;
      const toggles = {
        corporateGroup: corporateGroups.toggleFavorite,
        company: companies.toggleFavorite,
        site: sites.toggleFavorite,
        siteGroup: siteGroups.toggleFavorite,
      };
      const optimistic = show(isFavorite);
      try {
        const answer = await toggles[kind]({ path: { id: uuid } });
        await optimistic;
        if (answer.is_favorite !== isFavorite) await show(answer.is_favorite);
      } catch (error) {
        await show(!isFavorite);
        throw error;
      }
    },
    [client, kind, mutate],
  );
}
