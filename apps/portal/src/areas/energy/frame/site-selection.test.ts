import { encodeSiteSet } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { groupsOf, isExactly, selectedSites, selectionOf, sitesOf, withoutGroups } from './site-selection.ts';
import { treeNode } from './tree-node.fixture.ts';

function sites(...uuids: readonly string[]) {
  return new Map(uuids.map((uuid, index) => [uuid, { uuid, number: index + 1 }]));
}

const all = sites('a', 'b', 'c');
const many = sites(...Array.from({ length: 10_002 }, (_, index) => String(index)));

it('says "all" for every site, so that sites added later are in it', () => {
  expect(selectionOf(new Set(['c', 'a', 'b']), all)).toBe('all');
  expect([...selectedSites('all', all)]).toEqual(['a', 'b', 'c']);
});

it('keeps the tree’s order and leaves out sites that are not in it', () => {
  expect(selectionOf(new Set(['c', 'x', 'a']), all)).toEqual({ ids: ['a', 'c'] });
  expect([...selectedSites({ ids: ['b', 'x'] }, all)]).toEqual(['b']);
  expect([...selectedSites({ set: encodeSiteSet([3, 1, 9]) }, all)]).toEqual(['a', 'c']);
});

it('takes the groups out of the tree, whose sites stay where they are', () => {
  const company = treeNode('company', 'c', [treeNode('site', 'a'), treeNode('site', 'b')]);
  const group = treeNode('group', 'g', [treeNode('site', 'a')]);
  expect(withoutGroups([company, group])).toEqual([company]);
  expect(groupsOf([company, group])).toEqual([group]);
  expect([...sitesOf(withoutGroups([company, group])).keys()]).toEqual(['a', 'b']);
  expect(isExactly(new Set(['a']), new Set(['a']))).toBe(true);
  expect(isExactly(new Set(['a', 'b']), new Set(['a']))).toBe(false);
  expect(isExactly(new Set(['b']), new Set(['a']))).toBe(false);
});

it('can be empty', () => {
  expect(selectionOf(new Set(), all)).toEqual({ ids: [] });
  expect(selectedSites({ ids: [] }, all).size).toBe(0);
});

it('is a set of numbers when the sites are many, and nothing when they are too many', () => {
  const selected = new Set([...many.keys()].slice(1, 10_001));
  const selection = selectionOf(selected, many);
  expect(selectedSites(selection ?? 'all', many)).toEqual(selected);
  expect(selectionOf(new Set([...many.keys()].slice(1)), many)).toBeUndefined();
});
