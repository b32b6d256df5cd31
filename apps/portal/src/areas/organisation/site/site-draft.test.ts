import type { Site } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { isSiteDraft, siteChange, siteDraft, siteProblems } from './site-draft.ts';

const saved: Site = {
  uuid: 's',
  site_id: '735999000000010012',
  number: 1,
  name: 'Butik Stortorget 4',
  building_name: 'Kvarteret Ripan',
  manager: null,
  address: 'Stortorget 4, 722 13 Västerås',
  street: 'Stortorget 4',
  postal_code: '722 13',
  city: 'Västerås',
  company: { uuid: 'c', name: 'Norrviken Butik AB' },
  customer_id: '1048231',
  corporate_group: { uuid: 'k', name: 'Norrviken Livs' },
  site_type: 'consumption',
  grid_owner: null,
  grid_area_code: null,
  price_area: 'SE3',
  meter_number: null,
  fuse_size_a: 100,
  subscribed_power_kw: null,
  voltage_level: null,
  subscription_type: null,
  grid_tariff: null,
  metering_interval: 'quarter',
  energy_tax_class: 'normal',
  heated_area_m2: 1480,
  contract: null,
  supply_start: null,
  supply_end: null,
  annual_consumption_kwh: null,
  last_value_at: null,
  status: 'active',
  is_favorite: false,
  groups: [],
};

describe('the form of a site', () => {
  it('survives a reload', () => {
    const draft = siteDraft(saved);
    expect(isSiteDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
    expect(isSiteDraft({ ...draft, fuse_size_a: '100' })).toBe(false);
  });

  it('keeps a name and an address that are known', () => {
    const draft = { ...siteDraft(saved), name: ' ', street: '', postal_code: '1', city: '' };
    expect(Object.keys(siteProblems(saved, draft))).toEqual(['name', 'street', 'postal_code', 'city']);
  });

  it('does not ask for an address that nobody knows', () => {
    const unknown = { ...saved, street: null, postal_code: null, city: null };
    expect(siteProblems(unknown, siteDraft(unknown))).toEqual({});
  });

  it('sends only what was changed; an emptied field is none', () => {
    const draft = siteDraft(saved);
    expect(siteChange(saved, draft)).toBeUndefined();
    expect(siteChange(saved, { ...draft, postal_code: '72214' })).toEqual({ postal_code: '722 14' });
    expect(siteChange(saved, { ...draft, building_name: '', fuse_size_a: null })).toEqual({
      building_name: null,
      fuse_size_a: null,
    });
  });
});
