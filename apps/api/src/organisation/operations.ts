import { operation, type Operation } from '../server/operation.ts';
import { listCorporateGroups } from './corporate-group-list.ts';
import { toggleSiteFavorite } from './site-favorite.ts';
import { siteScope } from './site-scope.ts';
import { siteTree } from './site-tree.ts';

/** Koncerner, their tree of sites, and favourites. */
export const organisationOperations: readonly Operation[] = [
  operation('listCorporateGroupsMinimal', ({ deps, caller }) =>
    listCorporateGroups(deps.database.db, caller),
  ),
  operation('getCorporateGroupSiteTree', async ({ deps, caller, params }) => {
    const { db } = deps.database;
    return siteTree(db, await siteScope(db, caller, params.id), caller.userId);
  }),
  operation('toggleSiteFavorite', async ({ deps, caller, params }) => ({
    is_favorite: await toggleSiteFavorite(deps, caller, params.id),
  })),
];
