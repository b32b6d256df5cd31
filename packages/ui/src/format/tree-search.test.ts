import { describe, expect, it } from 'vitest';
import { matchesTreeSearch } from './tree-search.ts';

const site = {
  name: 'Butik Stortorget 4',
  company: 'Norrviken Butik AB',
  customer_id: '1048213',
  address: 'Stortorget 4, 972 38 Luleå',
  manager: 'Per Öberg',
  building_name: 'Kvarteret Ripan',
  site_id: '735999000000010012',
};

describe('matchesTreeSearch', () => {
  it.each([
    ['company', 'norrviken butik'],
    ['customer id', '48213'],
    ['address', 'LULEÅ'],
    ['manager', 'öberg'],
    ['building name', 'ripan'],
    ['anläggnings-id', '735999000000010012'],
    ['anläggnings-id typed in groups', '735 999 000000010012'],
    ['name', 'stortorget 4'],
    ['spaces around and inside', '  per   öberg '],
  ])('matches by %s', (_field, search) => {
    expect(matchesTreeSearch(site, search)).toBe(true);
  });

  it.each([
    ['another place', 'kiruna'],
    ['å is not a', 'lulea'],
    ['words of different fields', 'ripan öberg'],
    ['text that runs over from one field to the next', '1048213 stortorget'],
    ['nothing', ''],
    ['only spaces', '   '],
  ])('does not match %s', (_case, search) => {
    expect(matchesTreeSearch(site, search)).toBe(false);
  });

  it('ignores absent and empty fields', () => {
    expect(matchesTreeSearch({ company: 'Norrviken', site_id: null, manager: '' }, 'per')).toBe(false);
  });

  it('does not look into fields it was not told about', () => {
    const withUuid = { ...site, uuid: 'abc' };
    expect(matchesTreeSearch(withUuid, 'abc')).toBe(false);
  });
});
