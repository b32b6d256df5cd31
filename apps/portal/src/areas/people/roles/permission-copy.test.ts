import type { PermissionKey, Role } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { copyChanges, copyTargets } from './permission-copy.ts';

function role(id: number, held: readonly PermissionKey[], more: Partial<Role> = {}): Role {
  return {
    id,
    name: `role-${id}`,
    display_name: `Roll ${id}`,
    description: '',
    kind: 'customer',
    corporate_group: 'k',
    permissions: held.map((codename, index) => ({
      id: index + 1,
      codename,
      display_name: codename,
      area: 'invoice',
    })),
    user_count: 1,
    is_system: false,
    can_change: true,
    can_delete: true,
    can_give: true,
    updated_at: '2026-09-01T10:15:00+02:00',
    ...more,
  };
}

const from = role(1, ['can_view_invoice', 'cg_can_view_contact'], { is_system: true });
const held = new Set<PermissionKey>(['can_view_invoice']);

it('tells for each role that can be changed what comes and what goes', () => {
  const roles = [
    from,
    role(2, ['can_view_company_user', 'cg_can_view_contact']),
    role(3, ['can_view_invoice', 'cg_can_view_contact']),
    role(4, [], { is_system: true }),
    role(5, []),
    role(6, [], { can_change: false }),
  ];
  const targets = copyTargets(from, roles, { ownRoles: [5], mayManage: true }, held);
  expect(targets.map(({ role: { id }, added, removed }) => ({ id, added, removed }))).toEqual([
    { id: 2, added: 1, removed: 1 },
    { id: 3, added: 0, removed: 0 },
  ]);
});

it('gives nobody what the reader lacks, and leaves what they hold already', () => {
  const roles = [role(2, ['cg_can_view_contact']), role(3, ['can_view_invoice'])];
  expect(
    copyTargets(from, roles, { ownRoles: [], mayManage: true }, held).map(({ isAllowed }) => isAllowed),
  ).toEqual([true, false]);
});

it('sends each role with all that it is to hold', () => {
  expect(copyChanges(from, [2, 3])).toEqual([
    { id: 2, permissions: ['can_view_invoice', 'cg_can_view_contact'] },
    { id: 3, permissions: ['can_view_invoice', 'cg_can_view_contact'] },
  ]);
});
