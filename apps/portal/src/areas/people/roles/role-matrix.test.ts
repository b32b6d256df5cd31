import type { PermissionArea, PermissionKey, RoleMatrix } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { affectedUsers, changedAreas, draftOf, grantsOf, isGrantsDraft } from './grants-draft.ts';
import { matrixAreas, matrixRoles, roleLock, savedGrants, subjectOf } from './role-matrix.ts';

const areas: readonly PermissionArea[] = [
  {
    area: 'user',
    display_name: 'Användare',
    permissions: [
      { codename: 'can_view_company_user', display_name: 'Visa kundanvändare', action: 'view' },
      { codename: 'can_manage_company_user', display_name: 'Hantera kundanvändare', action: 'manage' },
      { codename: 'can_delete_company_user', display_name: 'Ta bort kundanvändare', action: 'delete' },
    ],
  },
  {
    area: 'invoice',
    display_name: 'Fakturor',
    permissions: [{ codename: 'can_view_invoice', display_name: 'Visa fakturor', action: 'view' }],
  },
];

function role(id: number, granted: readonly PermissionKey[], more: Partial<RoleMatrix> = {}): RoleMatrix {
  return {
    id,
    name: `role-${id}`,
    display_name: `Roll ${id}`,
    description: '',
    kind: 'customer',
    corporate_group: 'k',
    user_count: id,
    is_system: false,
    can_change: true,
    can_delete: true,
    can_give: true,
    updated_at: '2026-09-01T10:15:00+02:00',
    areas: areas.map((area) => ({
      ...area,
      permissions: area.permissions.map((cell) => ({ ...cell, is_granted: granted.includes(cell.codename) })),
    })),
    ...more,
  };
}

describe('the matrix of roles', () => {
  it('names what a permission is about', () => {
    expect(subjectOf('Visa fakturor', 'view')).toBe('Fakturor');
    expect(subjectOf('Ta bort kundanvändare', 'delete')).toBe('Kundanvändare');
    expect(subjectOf('Hämta certifikat', 'other')).toBe('Hämta certifikat');
  });

  it('takes viewing along, and locks what the reader lacks', () => {
    const [users, invoices] = matrixAreas(
      areas,
      new Set(['can_view_company_user', 'can_manage_company_user']),
    );
    expect(users?.permissions.map(({ implies }) => implies)).toEqual([
      [],
      ['can_view_company_user'],
      ['can_view_company_user'],
    ]);
    expect(users?.permissions.map(({ lockedReason }) => lockedReason !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
    expect(invoices?.permissions[0]?.lockedReason).toBeDefined();
  });

  it('locks the roles of the portal and one’s own', () => {
    const reader = { ownRoles: [2], mayManage: true };
    expect(roleLock(role(1, []), reader)).toBeUndefined();
    expect(roleLock(role(2, []), reader)).toMatch(/själv/);
    expect(roleLock(role(3, [], { is_system: true }), reader)).toMatch(/portalen/);
    expect(roleLock(role(4, [], { corporate_group: null }), reader)).toMatch(/portalen/);
    expect(matrixRoles([role(1, [])], reader, (id) => `/roller/${id}`)).toEqual([
      { id: '1', name: 'Roll 1', note: '1 användare', href: '/roller/1' },
    ]);
  });

  it('locks what is beyond the reader, and says so to nobody who only reads', () => {
    const beyond = role(5, [], { can_change: false });
    expect(roleLock(beyond, { ownRoles: [], mayManage: true })).toMatch(/saknar/);
    expect(roleLock(beyond, { ownRoles: [], mayManage: false })).toBeUndefined();
    expect(matrixRoles([beyond], { ownRoles: [], mayManage: true }, String)).toMatchObject([
      { id: '5', name: 'Roll 5', lockedReason: 'Mer än din roll' },
    ]);
  });
});

describe('changes of roles', () => {
  const roles = [role(1, ['can_view_invoice']), role(2, ['can_view_company_user'])];

  it('are none when nothing differs, whatever the order', () => {
    expect(changedAreas(roles, savedGrants(roles))).toEqual([]);
    expect(draftOf({ a: new Set(['y', 'x']) })).toEqual(draftOf({ a: new Set(['x', 'y']) }));
    expect(grantsOf(draftOf(savedGrants(roles)))).toEqual(savedGrants(roles));
  });

  it('name only the areas that differ, whole', () => {
    const wanted = {
      ...savedGrants(roles),
      '2': new Set(['can_view_company_user', 'can_manage_company_user']),
    };
    const changes = changedAreas(roles, wanted);
    expect(changes).toEqual([
      {
        id: 2,
        areas: [{ area: 'user', permissions: ['can_view_company_user', 'can_manage_company_user'] }],
      },
    ]);
    expect(affectedUsers(roles, changes)).toBe(2);
  });

  it('survive a reload', () => {
    expect(isGrantsDraft(JSON.parse(JSON.stringify(draftOf(savedGrants(roles)))))).toBe(true);
    expect(isGrantsDraft({ '1': 'can_view_invoice' })).toBe(false);
    expect(isGrantsDraft([])).toBe(false);
  });
});
