import type { SiteTreeNode } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { selectedSum } from './selected-sum.ts';

function node(type: SiteTreeNode['type'], uuid: string, kwh: number | null, children: SiteTreeNode[] = []) {
  const place = { company: null, customer_id: null, address: null, manager: null, building_name: null };
  const facts = { site_id: null, site_count: 1, is_favorite: false, annual_consumption_kwh: kwh };
  return { key: uuid, type, uuid, name: uuid, ...place, ...facts, children };
}

const tree = [
  node('company', 'x', null, [node('site', 'a', 30), node('site', 'b', null)]),
  node('company', 'y', null, [node('site', 'c', 70)]),
];

describe('chosenSum', () => {
  it('adds up what is chosen and its share of all', () => {
    expect(selectedSum(tree, new Set(['a', 'b']))).toEqual({ count: 2, kwh: 30, share: 30 });
  });

  it('tells no sum when nothing is measured', () => {
    expect(selectedSum(tree, new Set(['b']))).toEqual({ count: 1, kwh: null, share: null });
    expect(selectedSum([], new Set())).toEqual({ count: 0, kwh: null, share: null });
  });
});
