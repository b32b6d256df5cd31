import type { Dashboard, SiteGroup, SiteTreeNode } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { groupSites } from './group-sites.ts';

function node(type: SiteTreeNode['type'], uuid: string, children: SiteTreeNode[] = []): SiteTreeNode {
  const place = { company: null, customer_id: null, address: null, manager: null, building_name: null };
  const facts = { site_id: null, site_count: 1, is_favorite: false };
  return { key: `${type}:${uuid}`, type, uuid, name: uuid, ...place, ...facts, children };
}

const group: SiteGroup = {
  uuid: 'g',
  name: 'Butiker',
  description: '',
  corporate_group: { uuid: 'k', name: 'Norrviken Livs' },
  sites_detail: ['a', 'b'].map((uuid) => ({
    uuid,
    site_id: uuid,
    number: 1,
    name: uuid,
    address: null,
    company: 'Bolag AB',
    building_name: null,
  })),
  site_count: 2,
  created_by: null,
  visibility: 'private',
  is_favorite: false,
  can_change: true,
  can_delete: true,
  created_at: '2026-01-01T00:00:00+01:00',
  updated_at: '2026-01-01T00:00:00+01:00',
};

const emptyYear = {
  consumption_kwh: null,
  cost_sek: null,
  max_power_kw: null,
  emissions_kg: null,
  is_complete: false,
  change_percent: null,
  change_percent_reason: null,
};

function dashboard(withoutData: number, ...uuids: string[]): Dashboard {
  return {
    period: { start_date: '2026-01-01', end_date: '2026-01-31' },
    total_consumption_kwh: 100,
    previous_period_kwh: null,
    change_percent: null,
    change_percent_reason: null,
    max_power_kw: null,
    max_power_at: null,
    cost_sek: null,
    average_price_ore_per_kwh: null,
    emissions_kg: null,
    emission_factor_g_per_kwh: null,
    emission_factor_year: null,
    emission_factor_source: null,
    site_count: 2,
    sites_without_data: withoutData,
    coverage_percent: 100,
    complete_through: null,
    data_span: null,
    data_updated_at: null,
    previous_year: emptyYear,
    consumption_by_day: [],
    consumption_by_month: [],
    top_sites: uuids.map((uuid) => ({ uuid, site_id: uuid, name: uuid, kwh: 50, share_percent: 50 })),
    energy_mix: [],
    unpaid_invoices: null,
  };
}

describe('groupSites', () => {
  it('finds the company of each site among the companies of the tree, not among its groups', () => {
    const tree = [node('company', 'c', [node('site', 'a')]), node('group', 'g', [node('site', 'b')])];
    expect(groupSites(group, tree, undefined).map(({ companyId }) => companyId)).toEqual(['c', undefined]);
  });

  it('tells what each used when all that have values are named', () => {
    expect(groupSites(group, undefined, dashboard(0, 'a', 'b')).map(({ kwh }) => kwh)).toEqual([50, 50]);
    expect(groupSites(group, undefined, dashboard(1, 'a')).map(({ kwh }) => kwh)).toEqual([50, null]);
  });

  it('tells nothing when only some are named, or nothing is known', () => {
    expect(groupSites(group, undefined, dashboard(0, 'a')).map(({ kwh }) => kwh)).toEqual([
      undefined,
      undefined,
    ]);
    expect(groupSites(group, undefined, undefined)[0]?.share).toBeUndefined();
  });
});
