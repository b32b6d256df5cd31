import type { Company, SiteTreeNode } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { companyRows, listsSites, mostSitesInList, openAtFirst, sitesOpenAtFirst } from './company-rows.ts';

function company(uuid: string, siteCount: number): Company {
  return {
    uuid,
    customer_id: uuid,
    name: uuid,
    organization_number: '556677-8899',
    vat_number: null,
    corporate_group: { uuid: 'k', name: 'K' },
    invoice_address: null,
    visiting_address: null,
    invoice_email: null,
    invoice_reference: null,
    invoice_delivery: 'paper',
    peppol_id: null,
    site_count: siteCount,
    annual_consumption_kwh: null,
    contract: null,
    environmental_choice: 'hydro',
    status: 'active',
    is_favorite: false,
    can_change: true,
  };
}

function node(type: 'company' | 'group' | 'site', uuid: string, children: SiteTreeNode[] = []): SiteTreeNode {
  return {
    key: `${type}:${uuid}`,
    type,
    uuid,
    name: uuid,
    company: null,
    customer_id: null,
    address: null,
    manager: null,
    building_name: null,
    site_id: null,
    site_count: 1,
    is_favorite: false,
    children,
  };
}

describe('listsSites', () => {
  it('is so for companies that have sites', () => {
    expect(listsSites([company('a', 2), company('b', 0)])).toBe(true);
  });

  it('is not so when there are too many sites, none at all, or nothing is known', () => {
    expect(listsSites([company('a', mostSitesInList), company('b', 1)])).toBe(false);
    expect(listsSites([company('a', 0)])).toBe(false);
    expect(listsSites(undefined)).toBe(false);
  });
});

describe('openAtFirst', () => {
  it('opens companies from the top while their sites fit', () => {
    const rest = sitesOpenAtFirst - 5;
    expect(openAtFirst([company('a', 5), company('b', 0), company('c', rest), company('d', 1)])).toEqual([
      'a',
      'c',
    ]);
    expect(openAtFirst([company('a', sitesOpenAtFirst + 1), company('b', 1)])).toEqual([]);
  });
});

describe('companyRows', () => {
  it('puts sites under their companies, and keeps a company whose sites are on their way', () => {
    const tree = [node('company', 'a', [node('site', 's')]), node('group', 'b', [node('site', 's')])];
    const rows = companyRows([company('a', 1), company('b', 1)], tree);
    expect(
      rows.map((row) => row.kind === 'company' && [row.company.uuid, row.sites.map(({ site }) => site.uuid)]),
    ).toEqual([
      ['a', ['s']],
      ['b', []],
    ]);
    expect(companyRows([company('a', 1)], undefined)).toMatchObject([{ sites: [] }]);
  });
});
