import type { PermissionKey } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { mayOpen } from '#navigation';
import { canWith } from '#rights';
import { routeTable } from '#routes';

import { menuItems } from './menu-items.ts';

function hrefs(audience: 'customer' | 'staff', ...keys: PermissionKey[]): string[] {
  const can = canWith(new Set(keys));
  const reader = {
    audience,
    mayOpen: (path: string) => mayOpen(routeTable, path, can),
    corporateGroup: 'k-1',
  };
  return menuItems(reader).map(({ href }) => href);
}

it('shows only what the viewer may open', () => {
  expect(hrefs('customer')).toEqual(['/overview']);
  expect(hrefs('customer', 'cg_can_view_time_report')).toEqual(['/overview', '/analytics']);
});
