import type { PermissionKey } from '@vinrod/api-client';
import type { NavItem } from '@vinrod/ui/app-shell';
import { expect, it } from 'vitest';

import { mayOpen } from '#navigation';
import { canWith } from '#rights';
import { routeTable } from '#routes';

import type { Audience } from './menu-entries.ts';
import { menuItems } from './menu-items.ts';

function itemsFor(audience: Audience, ...keys: PermissionKey[]): readonly NavItem[] {
  const can = canWith(new Set(keys));
  const reader = {
    audience,
    mayOpen: (path: string) => mayOpen(routeTable, path, can),
    corporateGroup: 'k-1',
    showsOne: true,
  };
  return menuItems(reader);
}

function hrefs(audience: Audience, ...keys: PermissionKey[]): string[] {
  return itemsFor(audience, ...keys).map(({ href }) => href);
}

function bottomBar(items: readonly NavItem[]): string[] {
  return items.filter((item) => item.isInBottomBar).map(({ label, shortLabel }) => shortLabel ?? label);
}

it('shows only what the viewer may open', () => {
  expect(hrefs('customer')).toEqual(['/overview']);
  expect(hrefs('customer', 'cg_can_view_time_report')).toEqual(['/overview', '/analytics']);
});

it('begins with what waits for staff, who have an overview of the koncern that is shown', () => {
  expect(hrefs('staff', 'can_manage_news')).toEqual(['/work', '/overview', '/news']);
  expect(hrefs('customer', 'can_view_company_user')).not.toContain('/work');
});

it('has the overview of staff in its place while the koncern loads, and not over all of them', () => {
  const reader = { audience: 'staff', mayOpen: () => true, corporateGroup: undefined } as const;
  const hasOverview = (showsOne: boolean) =>
    menuItems({ ...reader, showsOne }).some(({ href }) => href === '/overview');
  expect([hasOverview(true), hasOverview(false)]).toEqual([true, false]);
});

it('ux 10: has what customers open on a phone in the bottom bar, and what staff open in theirs', () => {
  const customer = itemsFor(
    'customer',
    'cg_can_view_time_report',
    'can_view_invoice',
    'can_view_company',
    'cg_can_export_certificate',
  );
  expect(bottomBar(customer)).toEqual(['Översikt', 'Analys', 'Anläggningar', 'Fakturor']);
  const staff = itemsFor(
    'staff',
    'admin_can_manage_time_report',
    'admin_can_view_invoice',
    'can_view_corporate_group_list',
    'can_view_company_user',
  );
  expect(bottomBar(staff)).toEqual(['Att göra', 'Koncerner', 'Användare', 'Fakturor']);
});
