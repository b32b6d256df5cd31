import type { SiteTreeNode } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { expectedRows, unknownRows } from './expected-rows.ts';

function node(type: SiteTreeNode['type'], uuid: string, children: SiteTreeNode[] = []): SiteTreeNode {
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
  node('company', 'a', [node('site', '1'), node('site', '2')]),
  node('company', 'b', [node('site', '3')]),
  node('group', 'g', [node('site', '1'), node('site', '3')]),
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
