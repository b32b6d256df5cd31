import { matchPath, paths } from '#navigation';

import { ALL_CORPORATE_GROUPS } from './select-corporate-group.ts';

/** The page of a corporate group, or the list of all. */
function corporateGroupPage(selected: string): string {
  return selected === ALL_CORPORATE_GROUPS ? paths.corporateGroups : paths.corporateGroup(selected);
}

/**
 * Pages whose address names their corporate group, and where the same page of another corporate group, or of all, is.
 */
const ofCorporateGroup: readonly (readonly [pattern: string, elsewhere: (selected: string) => string])[] = [
  ['/corporate-groups/:corporateGroup', corporateGroupPage],
  ['/corporate-groups/:corporateGroup/facility/:company', corporateGroupPage],
  ['/corporate-groups/:corporateGroup/facility/:company/site/:site', corporateGroupPage],
  ['/users/customer-users/:corporateGroup/user/:user', () => paths.customerUsers],
];

/** Pages of one thing within a corporate group that their address does not name. */
const withinCorporateGroup: readonly (readonly [pattern: string, elsewhere: string])[] = [
  ['/groups/edit-group/:group', paths.siteGroups],
  ['/groups/:group', paths.siteGroups],
];

/** The corporate group a page is about, as its path says; null when it says nothing. */
export function corporateGroupOfPath(path: string): string | null {
  for (const [pattern] of ofCorporateGroup) {
    const corporateGroup = matchPath(pattern, path)?.['corporateGroup'];
    if (corporateGroup !== undefined) return corporateGroup;
  }
  return null;
}

/**
 * Where to go when another corporate group, or all of them, is chosen on a page that is about something of this one.
 *
 * @param chosen - uuid of the corporate group, or `ALL_CORPORATE_GROUPS`.
 * @returns undefined for pages that any corporate group can be shown on.
 */
export function pathForCorporateGroup(path: string, selected: string): string | undefined {
  const own = ofCorporateGroup.find(([pattern]) => matchPath(pattern, path) !== undefined);
  if (own !== undefined) return own[1](selected);
  if (path === paths.createSiteGroup) return undefined;
  return withinCorporateGroup.find(([pattern]) => matchPath(pattern, path) !== undefined)?.[1];
}
