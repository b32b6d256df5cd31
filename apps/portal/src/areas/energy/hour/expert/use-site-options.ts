import type { SiteTreeNode } from '@vinrod/api-client';
import { useCallback } from 'react';

import { useClient } from '#session';

/** Site as an option of the search. */
interface SiteOption {
  readonly value: string;
  readonly label: string;
  readonly description: string;
}

/** Most sites offered per search. */
const offered = 20;

/** Sites of a corporate group whose name, address or anläggnings-id contains the search text, each once. */
export function matchingSites(tree: readonly SiteTreeNode[], search: string): readonly SiteOption[] {
  const wanted = search.trim().toLocaleLowerCase('sv-SE');
  const sites = tree.filter(({ type }) => type === 'company').flatMap(({ children }) => children);
  return sites
    .filter(({ name, address, site_id: id }) =>
      [name, address, id].some((text) => text?.toLocaleLowerCase('sv-SE').includes(wanted) === true),
    )
    .slice(0, offered)
    .map(({ uuid, name, company }) => ({ value: uuid, label: name, description: company ?? '' }));
}

/** Searches the sites of a corporate group. */
export function useSiteOptions(
  corporateGroup: string,
): (search: string, signal: AbortSignal) => Promise<readonly SiteOption[]> {
  const client = useClient();
  return useCallback(
    async (search, signal) =>
      matchingSites(await client.corporateGroups.siteTree({ path: { id: corporateGroup }, signal }), search),
    [client, corporateGroup],
  );
}
