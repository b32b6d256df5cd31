import type { SiteTreeNode } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { selectedCompanies, choiceOf, companyNodes, partsToSend } from './selected-companies.ts';

function node(type: SiteTreeNode['type'], uuid: string, ...children: SiteTreeNode[]): SiteTreeNode {
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
    site_count: children.length,
    is_favorite: false,
    children,
  };
}

const tree = [
  node('company', 'A', node('site', 'a1'), node('site', 'a2')),
  node('company', 'B', node('site', 'b1')),
  node('group', 'G', node('site', 'a1')),
];
const nodes = companyNodes(tree);

function parts(sites: 'all' | readonly string[]) {
  return partsToSend(
    'yearly_usage',
    selectedCompanies(nodes, { kind: 'yearly_usage', sites, companies: 'all' }),
  );
}

it('leaves site groups out', () => {
  expect(nodes.map(({ uuid }) => uuid)).toEqual(['A', 'B']);
});

it('certifies the company of the chosen sites, whole or in part', () => {
  expect(parts('all')).toEqual({ companies: ['A', 'B'], sites: null });
  expect(parts(['b1'])).toEqual({ companies: ['B'], sites: null });
  expect(parts(['a2', 'b1'])).toEqual({ companies: ['A', 'B'], sites: ['a2', 'b1'] });
  expect(parts([])).toEqual({ companies: [], sites: null });
});

it('names the chosen companies in a partnership, whatever sites are chosen', () => {
  const selected = selectedCompanies(nodes, { kind: 'partnership', sites: [], companies: ['B'] });
  expect(partsToSend('partnership', selected)).toEqual({ companies: ['B'], sites: null });
});

it('means those that come later by every one', () => {
  expect(choiceOf(['B', 'A'], ['A', 'B'])).toBe('all');
  expect(choiceOf(['B'], ['A', 'B'])).toEqual(['B']);
});
