import type { SiteGroup } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { isSiteGroupDraft, siteGroupChange, siteGroupDraft, siteGroupProblems } from './site-group-draft.ts';

function site(uuid: string): SiteGroup['sites_detail'][number] {
  return {
    uuid,
    site_id: uuid,
    number: 1,
    name: uuid,
    address: null,
    company: 'Bolag AB',
    building_name: null,
  };
}

const saved: SiteGroup = {
  uuid: 'g',
  name: 'Kontor Norr',
  description: 'Alla kontor norr om ån.',
  corporate_group: { uuid: 'k', name: 'Norrviken Livs' },
  sites_detail: [site('a'), site('b')],
  site_count: 2,
  created_by: null,
  visibility: 'private',
  is_favorite: true,
  can_change: true,
  can_delete: true,
  created_at: '2026-01-01T00:00:00+01:00',
  updated_at: '2026-01-01T00:00:00+01:00',
};

const whole = { mayShare: true };

describe('the form of a site group', () => {
  it('survives a reload', () => {
    const draft = siteGroupDraft(saved, whole);
    expect(isSiteGroupDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
    expect(isSiteGroupDraft({ ...draft, visibility: 'world' })).toBe(false);
    expect(isSiteGroupDraft({ ...draft, sites: [1] })).toBe(false);
  });

  it('starts a new group with the sites it was opened for', () => {
    expect(siteGroupDraft(undefined, { mayShare: true, firstSites: ['a'] }).sites).toEqual(['a']);
  });

  it('is shared at first only by who may share it, and a saved one stays as it is', () => {
    const part = { mayShare: false };
    expect(siteGroupDraft(undefined, whole).visibility).toBe('corporate_group');
    expect(siteGroupDraft(undefined, part).visibility).toBe('private');
    expect(siteGroupDraft({ ...saved, visibility: 'corporate_group' }, part).visibility).toBe(
      'corporate_group',
    );
  });

  it('asks for a name and a site', () => {
    expect(Object.keys(siteGroupProblems(siteGroupDraft(undefined, whole)))).toEqual(['name', 'sites']);
    expect(siteGroupProblems(siteGroupDraft(saved, whole))).toEqual({});
  });

  it('sends only what was changed', () => {
    const draft = siteGroupDraft(saved, whole);
    expect(siteGroupChange(saved, { ...draft, sites: ['b', 'a'] })).toBeUndefined();
    expect(siteGroupChange(saved, { ...draft, sites: ['b'] })).toEqual({ sites: ['b'] });
    expect(siteGroupChange(saved, { ...draft, description: ' ' })).toEqual({ description: '' });
  });
});
