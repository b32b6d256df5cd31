import { matchPath, paths } from '#navigation';

import { allCorporateGroups } from './select-corporate-group.ts';

/** The page of a corporate group, or the list of all. */
function corporateGroupPage(selected: string): string {
  return selected === allCorporateGroups ? paths.corporateGroups : paths.corporateGroup(selected);
}

/** Pages with the corporate group in their path, and the path for another corporate group or all. */
const ofCorporateGroup: readonly (readonly [pattern: string, elsewhere: (selected: string) => string])[] = [
  ['/corporate-groups/:corporateGroup', corporateGroupPage],
  ['/corporate-groups/:corporateGroup/facility/:company', corporateGroupPage],
  ['/corporate-groups/:corporateGroup/facility/:company/site/:site', corporateGroupPage],
  ['/users/customer-users/:corporateGroup/user/:user', () => paths.customerUsers],
];

/** The page of all corporate groups at once. */
const ofEvery = paths.work;

/** Pages of something within a corporate group that is not in their path. */
const withinCorporateGroup: readonly (readonly [pattern: string, elsewhere: string])[] = [
  ['/groups/edit-group/:group', paths.siteGroups],
  ['/groups/:group', paths.siteGroups],
];

/** Corporate group in the path, or `allCorporateGroups` on the page of all; null when it says nothing. */
export function corporateGroupOfPath(path: string): string | null {
  if (path === ofEvery) return allCorporateGroups;
  for (const [pattern] of ofCorporateGroup) {
    const corporateGroup = matchPath(pattern, path)?.['corporateGroup'];
    if (corporateGroup !== undefined) return corporateGroup;
  }
  return null;
}

/**
 * Path to navigate to when another corporate group, or all, is selected on a page about something in this one.
 *
 * @param selected - uuid of the corporate group, or `allCorporateGroups`.
 * @returns undefined for pages that work with any corporate group.
 */
export function pathForCorporateGroup(path: string, selected: string): string | undefined {
  const own = ofCorporateGroup.find(([pattern]) => matchPath(pattern, path) !== undefined);
  if (own !== undefined) return own[1](selected);
  if (path === paths.createSiteGroup) return undefined;
  if (path === ofEvery) return selected === allCorporateGroups ? undefined : paths.overview;
  return withinCorporateGroup.find(([pattern]) => matchPath(pattern, path) !== undefined)?.[1];
}
