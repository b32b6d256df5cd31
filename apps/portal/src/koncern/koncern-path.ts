import { matchPath, paths } from '#navigation';

import { EVERY_KONCERN } from './choose-koncern.ts';

/** The page of a koncern, or the list of all. */
function koncernPage(chosen: string): string {
  return chosen === EVERY_KONCERN ? paths.koncerner : paths.koncern(chosen);
}

/** Pages whose address names their koncern, and where the same page of another koncern, or of all, is. */
const ofKoncern: readonly (readonly [pattern: string, elsewhere: (chosen: string) => string])[] = [
  ['/corporate-groups/:koncern', koncernPage],
  ['/corporate-groups/:koncern/facility/:company', koncernPage],
  ['/corporate-groups/:koncern/facility/:company/site/:site', koncernPage],
  ['/users/customer-users/:koncern/user/:user', () => paths.customerUsers],
];

/** Pages of one thing within a koncern that their address does not name. */
const withinKoncern: readonly (readonly [pattern: string, elsewhere: string])[] = [
  ['/groups/edit-group/:group', paths.siteGroups],
  ['/groups/:group', paths.siteGroups],
];

/** The koncern a page is about, as its path says; null when it says nothing. */
export function koncernOfPath(path: string): string | null {
  for (const [pattern] of ofKoncern) {
    const koncern = matchPath(pattern, path)?.['koncern'];
    if (koncern !== undefined) return koncern;
  }
  return null;
}

/**
 * Where to go when another koncern, or all of them, is chosen on a page that is about something of this one.
 *
 * @param chosen - uuid of the koncern, or `EVERY_KONCERN`.
 * @returns undefined for pages that any koncern can be shown on.
 */
export function pathForKoncern(path: string, chosen: string): string | undefined {
  const own = ofKoncern.find(([pattern]) => matchPath(pattern, path) !== undefined);
  if (own !== undefined) return own[1](chosen);
  if (path === paths.createSiteGroup) return undefined;
  return withinKoncern.find(([pattern]) => matchPath(pattern, path) !== undefined)?.[1];
}
