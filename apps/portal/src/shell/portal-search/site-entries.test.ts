import type { SiteTreeNode } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { bestMatches, siteEntries } from './site-entries.ts';

function node(type: SiteTreeNode['type'], name: string, children: SiteTreeNode[] = []): SiteTreeNode {
  return {
    key: `${type}:${name}`,
    type,
    uuid: name,
    name,
    company: null,
    customer_id: type === 'company' ? '100200' : null,
    address: type === 'site' ? 'Storgatan 1' : null,
    manager: type === 'site' ? 'Karin Åberg' : null,
    building_name: null,
    site_id: null,
    site_count: Math.max(children.length, 1),
    is_favorite: false,
    children,
  };
}

const sites = Array.from({ length: 9 }, (_, index) => node('site', `Butik ${index + 1}`));
const entries = siteEntries('k', [
  node('company', 'Norrviken Butik AB', sites),
  node('group', 'Butiker', sites),
]);

it('leads to companies, sites and groups, a site once', () => {
  expect(entries).toHaveLength(11);
  expect(bestMatches(entries, 'butik 3').map(({ href }) => href)).toContain(
    '/corporate-groups/k/facility/Norrviken%20Butik%20AB/site/Butik%203',
  );
});

it('finds by what a tree search finds by (spec section 5)', () => {
  expect(bestMatches(entries, '100200').map(({ group }) => group)).toEqual(['companies']);
  expect(bestMatches(entries, 'åberg').length).toBeGreaterThan(0);
  expect(bestMatches(entries, 'storgatan').length).toBeGreaterThan(0);
});

it('shows at most six of a kind', () => {
  const groups = bestMatches(entries, 'butik').map(({ group }) => group);
  expect(groups.filter((group) => group === 'sites')).toHaveLength(6);
});
