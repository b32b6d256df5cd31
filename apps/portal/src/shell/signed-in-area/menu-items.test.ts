import type { PermissionKey } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { menuItems } from './menu-items.ts';

function hrefs(audience: 'customer' | 'staff', ...keys: PermissionKey[]): string[] {
  return menuItems({ audience, permissions: new Set(keys), koncern: 'k-1' }).map(({ href }) => href);
}

it('shows only what the viewer may open', () => {
  expect(hrefs('customer')).toEqual(['/overview']);
  expect(hrefs('customer', 'cg_can_view_time_report')).toEqual(['/overview', '/analytics']);
});
