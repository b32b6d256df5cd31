import type { SiteTreeNode } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { favoriteSites, withFavorite } from './favorite-sites.ts';

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

const tree = [
  node('company', 'c', [node('site', 'a'), node('site', 'b')]),
  node('group', 'g', [node('site', 'b')]),
];

it('marks a site wherever it stands, and lists it once', () => {
  const marked = withFavorite(tree, 'b', true);
  expect(favoriteSites(marked).map((site) => site.uuid)).toEqual(['b']);
  expect(marked.map((top) => top.children.map((site) => site.is_favorite))).toEqual([[false, true], [true]]);
  expect(favoriteSites(withFavorite(marked, 'b', false))).toEqual([]);
});

it('does not mark a bolag or group that has the same uuid', () => {
  expect(favoriteSites(withFavorite(tree, 'c', true))).toEqual([]);
});

it('leaves the tree it was given alone', () => {
  withFavorite(tree, 'a', true);
  expect(favoriteSites(tree)).toEqual([]);
});

it('lists sites that were just unmarked, where they stood', () => {
  const marked = withFavorite(tree, 'b', true);
  expect(favoriteSites(marked, new Set(['a'])).map((site) => [site.uuid, site.is_favorite])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
