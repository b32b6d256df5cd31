import { describe, expect, it } from 'vitest';
import { highlight, matchBesideName } from './highlight.ts';
import { rowWindow, scrollToShow } from './row-window.ts';
import {
  initialExpansion,
  isOpen,
  setOpen,
  withoutSearch,
  type TreeExpansion,
} from '../state/tree-expansion.ts';
import { filterTree } from '../state/tree-filter.ts';
import { indexTree } from '../state/tree-index.ts';
import { visibleRows } from '../state/tree-rows.ts';
import { largeTree, norrviken } from '../tree.fixture.ts';

const index = indexTree(norrviken);
const placeOf = (key: string) => index.placeByKey.get(key) ?? -1;

function names(expansion: TreeExpansion, search = ''): string[] {
  const filter = filterTree(index, search);
  const rows = visibleRows(index, filter, (place) => isOpen(index, expansion, filter, place));
  return rows.map(({ place }) => index.nodes[place]?.name ?? '');
}

describe('expansion', () => {
  const start = initialExpansion(index);
  const butik = placeOf('company:company-2');

  it('starts with the companies of a small tree open and groups closed', () => {
    expect(names(start)).toHaveLength(3 + 14 + 1);
    expect(initialExpansion(indexTree(largeTree(4, 50))).open.size).toBe(0);
  });

  it('opens and closes branches', () => {
    const closed = setOpen(index, start, null, [butik], false);
    expect(names(closed)).not.toContain('Butik Stortorget 4');
    expect(names(setOpen(index, closed, null, [butik], true))).toContain('Butik Stortorget 4');
  });

  it('opens what leads to a match by itself and goes back when the search ends', () => {
    const closed = setOpen(index, start, null, [butik, placeOf('company:company-3')], false);
    expect(names(closed, 'stortorget')).toEqual(['Norrviken Butik AB', 'Butik Stortorget 4']);
    const again = setOpen(index, closed, filterTree(index, 'stortorget'), [butik], false);
    expect(names(again, 'stortorget')).toEqual(['Norrviken Butik AB']);
    expect(names(withoutSearch(again))).toEqual(names(closed));
    expect(names(withoutSearch(again), 'stortorget')).toContain('Butik Stortorget 4');
  });
});

describe('filter', () => {
  it('keeps everything below a branch that matches', () => {
    const filter = filterTree(index, 'kyldiskar');
    expect(filter?.siteIds).toEqual(new Set(['site-10', 'site-11']));
  });

  it('finds by manager, id and building, and nothing for nonsense', () => {
    expect(filterTree(index, 'per öberg')?.siteIds.size).toBe(7);
    expect(filterTree(index, '735 999 000 000 010 005')?.siteIds).toEqual(new Set(['site-5']));
    expect(filterTree(index, 'rosenlund 3')?.siteIds).toEqual(new Set(['site-11']));
    expect(names(initialExpansion(index), 'xyz')).toEqual([]);
    expect(filterTree(index, '  ')).toBeNull();
  });

  it('numbers the rows among the siblings that are shown', () => {
    const filter = filterTree(index, 'brunna');
    const rows = visibleRows(index, filter, () => true);
    expect(rows.map(({ position, setSize }) => [position, setSize])).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });
});

describe('highlight', () => {
  it('marks every match whatever its case', () => {
    expect(highlight('Ågesta, Lågesta', 'ÅGE')).toEqual([
      { text: 'Åge', isMatch: true },
      { text: 'sta, L', isMatch: false },
      { text: 'åge', isMatch: true },
      { text: 'sta', isMatch: false },
    ]);
  });

  it('takes the search text literally', () => {
    expect(highlight('Plan 1 (källare)', '(k')).toEqual([
      { text: 'Plan 1 ', isMatch: false },
      { text: '(k', isMatch: true },
      { text: 'ällare)', isMatch: false },
    ]);
    expect(highlight('abc', ' ')).toEqual([{ text: 'abc', isMatch: false }]);
  });

  it('says why a row is there when its name does not', () => {
    const site = norrviken[1]?.children[0];
    expect(site).toBeDefined();
    if (site === undefined) return;
    expect(matchBesideName(site, 'stortorget')).toBeNull();
    expect(matchBesideName(site, 'karin')).toBe('Karin Åberg');
    expect(matchBesideName(site, '0010 005')).toBe('735999000000010005');
    expect(matchBesideName(site, 'xyz')).toBeNull();
  });
});

describe('window', () => {
  it('draws what is in view and a little more', () => {
    expect(rowWindow(0, 320, 32, 1000)).toEqual({ first: 0, end: 18 });
    expect(rowWindow(3200, 320, 32, 1000)).toEqual({ first: 92, end: 118 });
    expect(rowWindow(9999, 320, 32, 20)).toEqual({ first: 20, end: 20 });
  });

  it('scrolls no further than it must', () => {
    expect(scrollToShow(2, 0, 320, 32)).toBe(0);
    expect(scrollToShow(10, 0, 320, 32)).toBe(32);
    expect(scrollToShow(2, 320, 320, 32)).toBe(64);
  });
});

it('keeps few rows of a tree of thousands', () => {
  const large = indexTree(largeTree(100, 176));
  expect(large.nodes).toHaveLength(17_700);
  const rows = visibleRows(large, null, () => true);
  expect(rows).toHaveLength(17_700);
  const { first, end } = rowWindow(8_000 * 32, 400, 32, rows.length);
  expect(end - first).toBeLessThan(40);
});
