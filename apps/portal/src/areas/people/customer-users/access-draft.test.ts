import type { CustomerUser } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import {
  accessChange,
  accessDraft,
  accessFields,
  accessProblems,
  accessToBegin,
  emptyAccess,
  isAccessDraft,
} from './access-draft.ts';

const karin: CustomerUser = {
  uuid: 'u',
  first_name: 'Karin',
  last_name: 'Wallgren',
  full_name: 'Karin Wallgren',
  email: 'karin.wallgren@norrviken.example',
  phone_number: null,
  title: null,
  corporate_group: { uuid: 'k', name: 'Norrviken Livs' },
  companies: [{ uuid: 'c1', name: 'Norrviken Butik AB' }],
  site_groups: [{ uuid: 'g1', name: 'Butiker' }],
  roles: [{ id: 11, display_name: 'Fastighetsförvaltare' }],
  is_admin: false,
  can_change: true,
  can_delete: true,
  has_password: true,
  can_shadow: false,
  is_limited: true,
  status: 'active',
  last_login: null,
  invited_at: null,
  created_at: '2026-01-01T00:00:00+01:00',
};

describe('what a user of a corporate group may do and see', () => {
  it('starts with what is saved and changes nothing by itself', () => {
    expect(accessChange(karin, accessDraft(karin))).toBeUndefined();
    expect(
      accessChange({ ...karin, is_limited: false, companies: [], site_groups: [] }, emptyAccess),
    ).toEqual({
      roles: [],
    });
  });

  it('asks for a role, and for something to see', () => {
    expect(Object.keys(accessProblems(emptyAccess))).toEqual(['roles']);
    expect(Object.keys(accessProblems({ ...emptyAccess, roles: [1], scope: 'limited' }))).toEqual([
      'companies',
    ]);
    expect(accessProblems(accessDraft(karin))).toEqual({});
  });

  it('sends no companies and no group for the whole corporate group, and keeps the choice while it is typed', () => {
    const draft = { ...accessDraft(karin), scope: 'all' } as const;
    expect(draft.companies).toEqual(['c1']);
    expect(accessFields(draft)).toMatchObject({ companies: [], site_groups: [], sites: [] });
    expect(accessChange(karin, draft)).toEqual({ companies: [], site_groups: [], sites: [] });
  });

  it('sends companies and groups together, whatever their order', () => {
    expect(accessChange(karin, { ...accessDraft(karin), companies: ['c1', 'c2'] })).toEqual({
      companies: ['c1', 'c2'],
      site_groups: ['g1'],
      sites: [],
    });
    const two = {
      ...karin,
      roles: [
        { id: 1, display_name: 'A' },
        { id: 2, display_name: 'B' },
      ],
    };
    expect(accessChange(two, { ...accessDraft(two), roles: [2, 1] })).toBeUndefined();
  });

  it('lets somebody who sees nothing see everything', () => {
    const nothing = { ...karin, companies: [], site_groups: [] };
    expect(accessChange(nothing, { ...accessDraft(nothing), scope: 'all' })).toEqual({
      companies: [],
      site_groups: [],
      sites: [],
    });
  });

  it('survives a reload', () => {
    expect(isAccessDraft(JSON.parse(JSON.stringify(accessDraft(karin))))).toBe(true);
    expect(isAccessDraft({ ...emptyAccess, roles: ['1'] })).toBe(false);
    expect(isAccessDraft({ ...emptyAccess, scope: 'none' })).toBe(false);
    expect(isAccessDraft({ ...emptyAccess, sites: undefined })).toBe(false);
  });
});

it('takes single sites for something to see, unless it is the whole corporate group', () => {
  const draft = { ...emptyAccess, roles: [1], scope: 'limited', sites: ['s1'] } as const;
  expect(accessProblems(draft)).toEqual({});
  expect(accessFields(draft).sites).toEqual(['s1']);
  expect(accessFields({ ...draft, scope: 'all' }).sites).toEqual([]);
  expect(accessChange(karin, { ...accessDraft(karin), sites: ['s1'] })).toEqual({
    companies: ['c1'],
    site_groups: ['g1'],
    sites: ['s1'],
  });
});

it('begins with the whole corporate group only for who sees all of it', () => {
  expect(accessToBegin(true)).toEqual(emptyAccess);
  expect(accessFields(accessToBegin(false))).toEqual(accessFields(emptyAccess));
  expect(Object.keys(accessProblems({ ...accessToBegin(false), roles: [1] }))).toEqual(['companies']);
});
