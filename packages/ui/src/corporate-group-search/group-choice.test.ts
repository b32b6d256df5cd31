import { describe, expect, it } from 'vitest';

import { activePlace, EVERY_CORPORATE_GROUP, fitsSearch, shownChoices } from './group-choice.ts';

const norrviken = { uuid: 'n', name: 'Norrviken Livs', detail: '559990-1104 · 14 anläggningar' };
const norrvallen = { uuid: 'v', name: 'Norrvallens Fastigheter', detail: '559991-8208 · 41 anläggningar' };
const every = { name: 'Alla koncerner', detail: '312 koncerner' };
const found = [norrviken, norrvallen];

function shown(search: string, isStale: boolean, isOffered = true): readonly string[] {
  return shownChoices({ found, search, isStale, every: isOffered ? every : undefined }).map(
    ({ uuid }) => uuid,
  );
}

describe('fitsSearch', () => {
  it.each(['norr', 'LIVS norrv', '559990-1104', '5599901104', ''])('finds Norrviken by %s', (search) => {
    expect(fitsSearch(norrviken, search)).toBe(true);
  });

  it('needs every word', () => {
    expect(fitsSearch(norrviken, 'norrviken fastigheter')).toBe(false);
  });
});

describe('shownChoices', () => {
  it('begins with all corporate groups where they are offered', () => {
    expect(shown('', false)).toEqual([EVERY_CORPORATE_GROUP, 'n', 'v']);
    expect(shown('', false, false)).toEqual(['n', 'v']);
  });

  it('leaves them out of a search that they do not fit', () => {
    expect(shown('norr', false)).toEqual(['n', 'v']);
    expect(shown('alla', false)).toEqual([EVERY_CORPORATE_GROUP, 'n', 'v']);
  });

  it('keeps of a former answer only what fits what is typed now', () => {
    expect(shown('norrva', true)).toEqual(['v']);
    expect(shown('kallvik', true)).toEqual([]);
  });

  it('trusts the answer to what is typed: a server finds by more than is shown', () => {
    expect(shown('åberg', false)).toEqual(['n', 'v']);
  });
});

describe('activePlace', () => {
  it('is on what is shown while nothing is typed, on the first hit of a search', () => {
    expect(activePlace(found, { movedTo: undefined, search: '', selectedId: 'v' })).toBe(1);
    expect(activePlace(found, { movedTo: undefined, search: 'norr', selectedId: 'v' })).toBe(0);
  });

  it('stays where it was moved, until that is gone', () => {
    expect(activePlace(found, { movedTo: 'v', search: 'norr', selectedId: 'n' })).toBe(1);
    expect(activePlace([norrviken], { movedTo: 'v', search: 'norr', selectedId: 'n' })).toBe(0);
  });

  it('is nowhere in an empty list', () => {
    expect(activePlace([], { movedTo: 'v', search: '', selectedId: 'n' })).toBe(-1);
  });
});
