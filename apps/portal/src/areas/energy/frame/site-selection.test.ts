import { encodeSiteSet } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { chosenSites, selectionOf } from './site-selection.ts';

function sites(...uuids: readonly string[]) {
  return new Map(uuids.map((uuid, index) => [uuid, { uuid, number: index + 1 }]));
}

const all = sites('a', 'b', 'c');
const many = sites(...Array.from({ length: 10_002 }, (_, index) => String(index)));

it('says "all" for every site, so that sites added later are in it', () => {
  expect(selectionOf(new Set(['c', 'a', 'b']), all)).toBe('all');
  expect([...chosenSites('all', all)]).toEqual(['a', 'b', 'c']);
});

it('keeps the tree’s order and leaves out sites that are not in it', () => {
  expect(selectionOf(new Set(['c', 'x', 'a']), all)).toEqual({ ids: ['a', 'c'] });
  expect([...chosenSites({ ids: ['b', 'x'] }, all)]).toEqual(['b']);
  expect([...chosenSites({ set: encodeSiteSet([3, 1, 9]) }, all)]).toEqual(['a', 'c']);
});

it('can be empty', () => {
  expect(selectionOf(new Set(), all)).toEqual({ ids: [] });
  expect(chosenSites({ ids: [] }, all).size).toBe(0);
});

it('is a set of numbers when the sites are many, and nothing when they are too many', () => {
  const chosen = new Set([...many.keys()].slice(1, 10_001));
  const selection = selectionOf(chosen, many);
  expect(chosenSites(selection ?? 'all', many)).toEqual(chosen);
  expect(selectionOf(new Set([...many.keys()].slice(1)), many)).toBeUndefined();
});
