import type { CorporateGroup } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import {
  isKoncernDraft,
  koncernChange,
  koncernDraft,
  koncernFields,
  koncernProblems,
} from './koncern-draft.ts';

const saved: CorporateGroup = {
  uuid: 'k',
  name: 'Norrviken Livs',
  organization_number: '556677-8899',
  customer_count: 3,
  site_count: 14,
  user_count: 5,
  annual_consumption_kwh: null,
  admin: null,
  account_manager: { uuid: 'a', full_name: 'Karin Åberg' },
  status: 'active',
  is_favorite: false,
  logo_url: null,
  can_change: true,
  can_change_admin: true,
  can_shadow: false,
  created_at: '2026-01-01T00:00:00+01:00',
  updated_at: '2026-01-01T00:00:00+01:00',
};

describe('the form of a koncern', () => {
  it('starts with what is saved, and survives a reload', () => {
    const draft = koncernDraft(saved);
    expect(draft.account_manager).toEqual({ value: 'a', label: 'Karin Åberg' });
    expect(isKoncernDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
    expect(isKoncernDraft({ ...draft, status: 'gone' })).toBe(false);
    expect(isKoncernDraft(null)).toBe(false);
  });

  it('asks for a name and a valid organisationsnummer', () => {
    const draft = { ...koncernDraft(undefined), name: '  ', organization_number: '556677-8898' };
    expect(Object.keys(koncernProblems(draft))).toEqual(['name', 'organization_number']);
    expect(koncernProblems(koncernDraft(saved))).toEqual({});
  });

  it('sends the number as the contract writes it', () => {
    const draft = { ...koncernDraft(saved), name: ' Norrviken ', organization_number: '5566778899' };
    expect(koncernFields(draft)).toMatchObject({ name: 'Norrviken', organization_number: '556677-8899' });
  });

  it('sends only what was changed', () => {
    const draft = koncernDraft(saved);
    expect(koncernChange(saved, draft)).toBeUndefined();
    expect(koncernChange(saved, { ...draft, account_manager: null })).toEqual({ account_manager: null });
    expect(koncernChange(saved, { ...draft, status: 'inactive' })).toEqual({ status: 'inactive' });
  });
});
