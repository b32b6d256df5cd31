import type { SiteTreeNode } from '@vinrod/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useClient } from '#session';

import { withFavorite } from './favorite-sites.ts';

/** Marks or unmarks a site: shown at once, taken back when the call fails. */
export function useToggleFavorite(koncern: string): (site: string, isFavorite: boolean) => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (site, isFavorite) => {
      const update = async (tree: SiteTreeNode[] | undefined): Promise<SiteTreeNode[]> => {
        const answer = await client.sites.toggleFavorite(site);
        return withFavorite(tree ?? [], site, answer.is_favorite);
      };
      await mutate<SiteTreeNode[]>(['getCorporateGroupSiteTree', koncern], update, {
        optimisticData: (tree) => withFavorite(tree ?? [], site, isFavorite),
        revalidate: false,
        rollbackOnError: true,
      });
    },
    [client, koncern, mutate],
  );
}
