import { describe, expect, it } from 'vitest';

import { treeNode } from '../frame/tree-node.fixture.ts';
import { expectedRows, unknownRows } from './expected-rows.ts';

const tree = [
  treeNode('company', 'a', [treeNode('site', '1'), treeNode('site', '2')]),
  treeNode('company', 'b', [treeNode('site', '3')]),
  treeNode('group', 'g', [treeNode('site', '1'), treeNode('site', '3')]),
];

describe('rows to come', () => {
  it('are the selected sites, and the companies that have any of them', () => {
    expect(expectedRows(tree, new Set(['1', '2', '3']))).toEqual({ sites: 3, companies: 2 });
    expect(expectedRows(tree, new Set(['1', '2']))).toEqual({ sites: 2, companies: 1 });
    expect(expectedRows(tree, new Set())).toEqual({ sites: 0, companies: 0 });
  });

  it('fill a window while the sites are not known', () => {
    expect(expectedRows(undefined, new Set())).toBe(unknownRows);
  });
});
