import { describe, expect, it } from 'vitest';
import { filterTree } from './tree-filter.ts';
import { indexTree, isBranch, siteCountBelow } from './tree-index.ts';
import {
  checkStateAt,
  countSelected,
  favoriteSites,
  selectedInTree,
  sitesAt,
  toggleSites,
} from './tree-selection.ts';
import { norrviken } from '../tree.fixture.ts';

const index = indexTree(norrviken);
const placeOf = (key: string) => index.placeByKey.get(key) ?? -1;
const livs = placeOf('company:company-1');
const group = placeOf('group:kyla');
const site = (number: number) => `site-${number}`;

describe('indexTree', () => {
  it('lays parents before children', () => {
    expect(index.nodes).toHaveLength(3 + 14 + 1 + 2);
    expect(index.level[livs]).toBe(1);
    expect(index.end[livs]).toBe(livs + 5);
    expect(index.parent[livs + 1]).toBe(livs);
    expect(index.parent[livs]).toBe(-1);
    expect(isBranch(index, livs)).toBe(true);
    expect(isBranch(index, livs + 1)).toBe(false);
  });

  it('counts every site once, however often it stands in the tree', () => {
    expect(index.siteIds.size).toBe(14);
    expect(siteCountBelow(index, livs)).toBe(4);
    expect(siteCountBelow(index, group)).toBe(2);
    expect(siteCountBelow(index, livs + 1)).toBe(1);
  });

  it('prepares the search bit by bit, and the rest when it is asked for', () => {
    const large = indexTree(norrviken);
    expect(large.prepareSearch(large.nodes.length - 1)).toBe(false);
    expect(large.prepareSearch(1)).toBe(true);
    expect(indexTree(norrviken).searchTexts()).toEqual(large.searchTexts());
    expect(large.searchTexts()).toHaveLength(large.nodes.length);
  });

  it('takes an empty tree', () => {
    expect(indexTree([]).nodes).toEqual([]);
  });
});

describe('selection', () => {
  it('cascades down and shows what is above as all, some or none', () => {
    const all = toggleSites(new Set(), sitesAt(index, livs, null));
    expect(all).toEqual(new Set([1, 2, 3, 4].map(site)));
    expect(checkStateAt(index, countSelected(index, all), livs)).toBe('all');

    const some = toggleSites(all, new Set([site(2)]));
    expect(checkStateAt(index, countSelected(index, some), livs)).toBe('some');
    expect(checkStateAt(index, countSelected(index, some), livs + 2)).toBe('none');

    const full = toggleSites(some, sitesAt(index, livs, null));
    expect(full).toEqual(all);
    expect(toggleSites(full, sitesAt(index, livs, null)).size).toBe(0);
  });

  it('follows a site to every place it stands in', () => {
    const counts = countSelected(index, new Set([site(10), site(11)]));
    expect(checkStateAt(index, counts, group)).toBe('all');
    expect(checkStateAt(index, counts, placeOf('company:company-3'))).toBe('some');
  });

  it('leaves a branch without sites unselected', () => {
    const empty = indexTree([{ key: 'g', type: 'group', uuid: 'g', name: 'Tom', children: [] }]);
    expect(checkStateAt(empty, countSelected(empty, new Set()), 0)).toBe('none');
  });

  it('turns only what a search shows and keeps the rest', () => {
    const filter = filterTree(index, 'Älvgatan');
    const shown = sitesAt(index, livs, filter);
    expect(shown).toEqual(new Set([site(1), site(4)]));
    expect(toggleSites(new Set([site(9)]), shown)).toEqual(new Set([site(9), site(1), site(4)]));
    expect(toggleSites(new Set([site(9), site(1), site(4)]), shown)).toEqual(new Set([site(9)]));
  });

  it('counts only sites of the tree', () => {
    expect(selectedInTree(index, new Set([site(1), 'gone']))).toEqual(new Set([site(1)]));
  });

  it('knows the favourites', () => {
    expect(favoriteSites(index)).toEqual(new Set([site(5), site(11)]));
  });
});
