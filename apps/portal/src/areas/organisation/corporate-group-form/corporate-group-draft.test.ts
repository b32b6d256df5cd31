import type { CorporateGroup } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import {
  isCorporateGroupDraft,
  corporateGroupChange,
  corporateGroupDraft,
  corporateGroupFields,
  corporateGroupProblems,
} from './corporate-group-draft.ts';

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

describe('the form of a corporate group', () => {
  it('starts with what is saved, and survives a reload', () => {
    const draft = corporateGroupDraft(saved);
    expect(draft.account_manager).toEqual({ value: 'a', label: 'Karin Åberg' });
    expect(isCorporateGroupDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
    expect(isCorporateGroupDraft({ ...draft, status: 'gone' })).toBe(false);
    expect(isCorporateGroupDraft(null)).toBe(false);
  });

  it('asks for a name and a valid organisationsnummer', () => {
    const draft = { ...corporateGroupDraft(undefined), name: '  ', organization_number: '556677-8898' };
    expect(Object.keys(corporateGroupProblems(draft))).toEqual(['name', 'organization_number']);
    expect(corporateGroupProblems(corporateGroupDraft(saved))).toEqual({});
  });

  it('sends the number as the contract writes it', () => {
    const draft = { ...corporateGroupDraft(saved), name: ' Norrviken ', organization_number: '5566778899' };
    expect(corporateGroupFields(draft)).toMatchObject({
      name: 'Norrviken',
      organization_number: '556677-8899',
    });
  });

  it('sends only what was changed', () => {
    const draft = corporateGroupDraft(saved);
    expect(corporateGroupChange(saved, draft)).toBeUndefined();
    expect(corporateGroupChange(saved, { ...draft, account_manager: null })).toEqual({
      account_manager: null,
    });
    expect(corporateGroupChange(saved, { ...draft, status: 'inactive' })).toEqual({ status: 'inactive' });
  });
});
