import type { SiteTreeNode } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { choiceOf, tickedSites } from './tree-choice.ts';

function node(type: 'company' | 'site', uuid: string, children: SiteTreeNode[] = []): SiteTreeNode {
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
  node('company', 'butik', [node('site', 's1'), node('site', 's2')]),
  node('company', 'lager', [node('site', 's3'), node('site', 's4')]),
  node('company', 'vilande'),
];
const nothing = { companies: [], sites: [] };

it('chooses a company whose sites are all ticked, and the other sites one by one', () => {
  expect(choiceOf(tree, new Set(['s1', 's2', 's3']), nothing)).toEqual({
    companies: ['butik'],
    sites: ['s3'],
  });
});

it('chooses no company without sites by itself, and keeps one that was chosen', () => {
  expect(choiceOf(tree, new Set(), nothing)).toEqual(nothing);
  expect(choiceOf(tree, new Set(), { companies: ['vilande', 'butik'], sites: [] })).toEqual({
    companies: ['vilande'],
    sites: [],
  });
});

it('ticks what is chosen, there and back', () => {
  const choice = { companies: ['butik'], sites: ['s4'] };
  const ticked = tickedSites(tree, choice);
  expect([...ticked].toSorted()).toEqual(['s1', 's2', 's4']);
  expect(choiceOf(tree, ticked, choice)).toEqual(choice);
});
