import type { CorporateGroup, PermissionKey } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { canWith } from '#rights';

import { selectedTab, corporateGroupTabs } from './corporate-group-tabs.ts';

const corporateGroup: CorporateGroup = {
  uuid: 'k',
  name: 'Norrviken Livs',
  organization_number: '556677-8899',
  customer_count: 3,
  site_count: 14,
  user_count: 5,
  annual_consumption_kwh: null,
  admin: null,
  account_manager: null,
  status: 'active',
  is_favorite: false,
  logo_url: null,
  can_change: true,
  can_change_admin: true,
  can_shadow: false,
  created_at: '2026-01-01T00:00:00+01:00',
  updated_at: '2026-01-01T00:00:00+01:00',
};

function tabsFor(...keys: PermissionKey[]) {
  return corporateGroupTabs(corporateGroup, canWith(new Set(keys)), { roles: 6, groups: undefined });
}

describe('corporateGroupTabs', () => {
  it('shows only what the viewer may see, in the order of the domain', () => {
    const all = tabsFor(
      'cg_can_view_site_group',
      'can_view_company_group',
      'can_view_company_user',
      'can_view_company',
    );
    expect(all.map(({ part }) => part)).toEqual(['companies', 'users', 'roles', 'groups']);
    expect(all.map(({ count }) => count)).toEqual([3, 5, 6, undefined]);
    expect(tabsFor('can_view_company_user').map(({ part }) => part)).toEqual(['users']);
    expect(tabsFor()).toEqual([]);
  });

  it('gives the first one the plain address, whichever it is', () => {
    const [first, second] = tabsFor('can_view_company_user', 'cg_can_view_site_group');
    expect(first?.href).toBe('/corporate-groups/k');
    expect(second?.href).toBe('/corporate-groups/k?tab=groups');
  });
});

describe('chosenTab', () => {
  const tabs = tabsFor('can_view_company', 'cg_can_view_site_group');

  it('is the one the address asks for', () => {
    expect(selectedTab(tabs, 'groups')?.part).toBe('groups');
  });

  it('is the first one when the viewer may not see what is asked for, and none without any', () => {
    expect(selectedTab(tabs, 'roles')?.part).toBe('companies');
    expect(selectedTab(tabs, null)?.part).toBe('companies');
    expect(selectedTab([], 'roles')).toBeUndefined();
  });
});
