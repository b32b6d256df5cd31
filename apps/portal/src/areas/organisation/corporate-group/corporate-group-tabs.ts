import type { CorporateGroup } from '@vinrod/api-client';
import type { TabLink } from '@vinrod/ui/tabs';

import { t } from '#messages';
import { paths } from '#navigation';
import type { Can, Right } from '#rights';

import type { PartCounts } from './use-part-counts.ts';

/** A part of a corporate group with a tab of its own. */
export type CorporateGroupPart = 'companies' | 'users' | 'roles' | 'groups';

/** A tab and the part it shows. */
export interface CorporateGroupTab extends TabLink {
  readonly part: CorporateGroupPart;
}

interface PartRule {
  readonly part: CorporateGroupPart;
  readonly right: Right;
  readonly tab: (corporateGroup: CorporateGroup, counts: PartCounts) => Omit<TabLink, 'href'>;
}

function counted(label: string, count: number | undefined): Omit<TabLink, 'href'> {
  return count === undefined ? { label } : { label, count };
}

const parts: readonly PartRule[] = [
  {
    part: 'companies',
    right: ['list', 'company'],
    tab: ({ customer_count: count }) => ({ label: t('koncern.tab.companies'), count }),
  },
  {
    part: 'users',
    right: ['view', 'customerUser'],
    tab: ({ user_count: count }) => counted(t('koncern.tab.users'), count ?? undefined),
  },
  {
    part: 'roles',
    right: ['view', 'customerRole'],
    tab: (_, { roles }) => counted(t('koncern.tab.roles'), roles),
  },
  {
    part: 'groups',
    right: ['view', 'siteGroup'],
    tab: (_, { groups }) => counted(t('koncern.tab.groups'), groups),
  },
];

/**
 * Parts of a corporate group that the viewer may see, in the order of domain.md section 3.2.
 *
 * @param counts - Counts that are not part of the corporate group itself.
 */
export function corporateGroupTabs(
  corporateGroup: CorporateGroup,
  can: Can,
  counts: PartCounts,
): readonly CorporateGroupTab[] {
  const path = paths.corporateGroup(corporateGroup.uuid);
  return parts
    .filter(({ right }) => can(...right))
    .map(({ part, tab }, place) => ({
      part,
      // The first part needs no query param.
      href: place === 0 ? path : `${path}?${new URLSearchParams({ tab: part }).toString()}`,
      ...tab(corporateGroup, counts),
    }));
}

/**
 * Tab in the address; the first one when the address has none or the viewer may not see it.
 *
 * @returns undefined when the viewer may see no part.
 */
export function selectedTab(
  tabs: readonly CorporateGroupTab[],
  asked: string | null,
): CorporateGroupTab | undefined {
  return tabs.find(({ part }) => part === asked) ?? tabs[0];
}
