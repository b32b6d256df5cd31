import type { QueryOperation } from '@vinrod/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useClient } from '#session';

import { marked } from './marked.ts';

/** Entities that can be favourites (spec section 1). */
export type FavoriteKind = 'corporateGroup' | 'company' | 'site' | 'siteGroup';

const trees = ['getCorporateGroupSiteTree', 'getSiteGroupSiteTree'] as const;

/** Queries whose responses include favourites. */
const queries: Readonly<Record<FavoriteKind, readonly QueryOperation[]>> = {
  corporateGroup: ['listCorporateGroups', 'getCorporateGroup'],
  company: ['listCorporateGroupCustomers', 'getCustomer', ...trees],
  site: ['listCustomerSites', 'getSite', ...trees],
  siteGroup: ['listCorporateGroupSiteGroups', 'getSiteGroup', ...trees],
};

/**
 * Marks or unmarks a favourite: updates all loaded data at once, and reverts when the call fails. A list of favourites
 * keeps an unmarked one until it is refetched, so that it can be marked again.
 *
 * @returns rejects when the call does.
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
