import type { SiteGroup } from '@vinrod/api-client';
import { expect, it, vi } from 'vitest';

import { freeName, withSingleSites, type SiteGroupCalls } from './single-sites.ts';

const group: SiteGroup = {
  uuid: 'g',
  name: 'Anläggningar för Nils',
  description: '',
  corporate_group: { uuid: 'k', name: 'Norrviken Livs' },
  sites_detail: [],
  site_count: 2,
  created_by: null,
  visibility: 'corporate_group',
  is_favorite: false,
  can_change: true,
  can_delete: true,
  created_at: '2026-03-02T13:00:00+01:00',
  updated_at: '2026-03-02T13:00:00+01:00',
};
const wanted = { name: group.name, sites: ['s1', 's2'] };

function calls() {
  return {
    create: vi.fn<SiteGroupCalls['create']>(async () => group),
    remove: vi.fn<SiteGroupCalls['remove']>(async () => undefined),
  };
}

const refuse = () => Promise.reject(new Error('Adressen används redan.'));

it('makes a group of the sites and gives it with the user', async () => {
  const made = calls();
  expect(await withSingleSites(made, wanted, async (groups) => groups)).toEqual(['g']);
  expect(made.create).toHaveBeenCalledWith(wanted);
  expect(made.remove).not.toHaveBeenCalled();
});

it('makes no group without single sites', async () => {
  const made = calls();
  expect(await withSingleSites(made, { ...wanted, sites: [] }, async (groups) => groups)).toEqual([]);
  expect(made.create).not.toHaveBeenCalled();
});

it('removes the group when the user is refused, and says why they were, whatever comes of that', async () => {
  const made = calls();
  made.remove.mockRejectedValueOnce(new Error('away'));
  await expect(withSingleSites(made, wanted, refuse)).rejects.toThrow('Adressen används redan.');
  expect(made.remove).toHaveBeenCalledWith('g');
});

it('takes a name that no other group has, in either case', () => {
  expect(freeName('Anläggningar för Nils', [])).toBe('Anläggningar för Nils');
  expect(freeName('Anläggningar för Nils', ['anläggningar för nils', 'Anläggningar för Nils 2'])).toBe(
    'Anläggningar för Nils 3',
  );
});
