import { expect, it } from 'vitest';

import { chosenSites, selectionOf } from './site-selection.ts';

const all = new Set(['a', 'b', 'c']);

it('says "all" for every site, so that sites added later are in it', () => {
  expect(selectionOf(new Set(['c', 'a', 'b']), all)).toBe('all');
  expect(chosenSites('all', all)).toBe(all);
});

it('keeps the tree’s order and leaves out sites that are not in it', () => {
  expect(selectionOf(new Set(['c', 'x', 'a']), all)).toEqual(['a', 'c']);
  expect([...chosenSites(['b', 'x'], all)]).toEqual(['b']);
});

it('can be empty', () => {
  expect(selectionOf(new Set(), all)).toEqual([]);
  expect(chosenSites([], all).size).toBe(0);
});
