import type { SiteTreeNode } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { favoriteSites } from './favorite-sites.ts';

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
    site_count: 1,
    is_favorite: false,
    children,
  };
}

function marked(site: SiteTreeNode): SiteTreeNode {
  return { ...site, is_favorite: true };
}

const b = marked(node('site', 'b'));
const tree = [node('company', 'c', [node('site', 'a'), b]), marked(node('group', 'g', [b]))];

it('lists a marked site once, wherever it stands, and no group', () => {
  expect(favoriteSites(tree).map((site) => site.uuid)).toEqual(['b']);
});

it('lists sites that were just unmarked, where they stood', () => {
  expect(favoriteSites(tree, new Set(['a'])).map((site) => [site.uuid, site.is_favorite])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
