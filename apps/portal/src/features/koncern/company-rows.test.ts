import type { Company, Site } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { companiesToOpen, companyRows, mostSitesInList } from './company-rows.ts';

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
  };
}

describe('companiesToOpen', () => {
  it('takes the bolag that have sites', () => {
    expect(companiesToOpen([company('a', 2), company('b', 0)])).toEqual(['a']);
  });

  it('takes none when there are too many sites, none at all, or nothing is known', () => {
    expect(companiesToOpen([company('a', mostSitesInList), company('b', 1)])).toBeUndefined();
    expect(companiesToOpen([company('a', 0)])).toBeUndefined();
    expect(companiesToOpen(undefined)).toBeUndefined();
  });
});

describe('companyRows', () => {
  it('puts sites under their bolag, and keeps a bolag whose sites are on their way', () => {
    const sites: readonly Site[] = [];
    const rows = companyRows([company('a', 1), company('b', 1)], [{ company: 'a', sites }]);
    expect(rows.map((row) => row.kind === 'company' && [row.company.uuid, row.sites.length])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });
});
