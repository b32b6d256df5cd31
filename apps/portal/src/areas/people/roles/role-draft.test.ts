import type { Role } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import {
  countRoleChanges,
  isRoleDraft,
  newRoleDraft,
  roleChange,
  roleDraft,
  roleProblems,
} from './role-draft.ts';

const reader: Role = {
  id: 12,
  name: 'lasbehorig',
  display_name: 'Läsbehörig',
  description: 'Ser allt.',
  kind: 'customer',
  corporate_group: 'k',
  user_count: 3,
  is_system: false,
  can_change: true,
  can_delete: true,
  can_give: true,
  updated_at: '2026-09-01T10:15:00+02:00',
  permissions: [{ id: 15, codename: 'can_view_invoice', display_name: 'Visa fakturor', area: 'invoice' }],
};
const known = ['cg_can_view_contact', 'can_view_invoice'] as const;

it('sends only what was changed', () => {
  const draft = roleDraft(reader);
  expect(roleChange(reader, draft, known)).toBeUndefined();
  expect(roleChange(reader, { ...draft, display_name: ' Läsare ' }, known)).toEqual({
    display_name: 'Läsare',
  });
  expect(
    roleChange(reader, { ...draft, permissions: ['can_view_invoice', 'cg_can_view_contact', 'gone'] }, known),
  ).toEqual({ permissions: ['cg_can_view_contact', 'can_view_invoice'] });
});

it('counts each permission given or removed, and each changed text', () => {
  const draft = roleDraft(reader);
  expect(countRoleChanges(reader, draft)).toBe(0);
  expect(
    countRoleChanges(reader, {
      display_name: 'Läsare',
      description: draft.description,
      permissions: ['cg_can_view_contact', 'can_view_company'],
    }),
  ).toBe(4);
});

it('copies everything but the name', () => {
  expect(newRoleDraft(reader, new Set(['can_view_invoice']))).toEqual({
    display_name: 'Kopia av Läsbehörig',
    description: 'Ser allt.',
    permissions: ['can_view_invoice'],
  });
});

it('copies nothing that its maker lacks', () => {
  expect(newRoleDraft(reader, new Set(['cg_can_view_contact'])).permissions).toEqual([]);
});

it('asks for a name and a description that fits', () => {
  expect(Object.keys(roleProblems(newRoleDraft(undefined, new Set())))).toEqual(['display_name']);
  expect(Object.keys(roleProblems({ ...roleDraft(reader), description: 'å'.repeat(501) }))).toEqual([
    'description',
  ]);
});

it('survives a reload', () => {
  expect(isRoleDraft(JSON.parse(JSON.stringify(roleDraft(reader))))).toBe(true);
  expect(isRoleDraft({ ...roleDraft(reader), permissions: [1] })).toBe(false);
});
