import { describe, expect, it } from 'vitest';

import { selectedPart, selectionAfter, withRange, withToggled } from './row-selection.ts';

const page = ['c', 'd', 'e'];

describe('selectionAfter', () => {
  it('adds and removes on the page and keeps the rest', () => {
    expect([...selectionAfter(new Set(['a', 'c']), ['a', 'c', 'd'], page)]).toEqual(['a', 'c', 'd']);
    expect([...selectionAfter(new Set(['a', 'c']), ['a'], page)]).toEqual(['a']);
  });

  it('chooses every row of the page, and only of it', () => {
    expect([...selectionAfter(new Set(['a']), 'all', page)]).toEqual(['a', 'c', 'd', 'e']);
  });

  it('clears only the page when nothing is reported', () => {
    expect([...selectionAfter(new Set(['a', 'c', 'd']), [], page)]).toEqual(['a']);
  });

  it('ignores rows that cannot be chosen', () => {
    expect([...selectionAfter(new Set(), ['sum', 'c'], page)]).toEqual(['c']);
  });

  it('takes numeric keys as text', () => {
    expect([...selectionAfter(new Set(), [1], ['1', '2'])]).toEqual(['1']);
  });
});

describe('withToggled', () => {
  it('turns one row and leaves what was given alone', () => {
    const before = new Set(['a']);
    expect([...withToggled(before, 'b')]).toEqual(['a', 'b']);
    expect([...withToggled(before, 'a')]).toEqual([]);
    expect([...before]).toEqual(['a']);
  });
});

describe('withRange', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'];

  it('chooses all from the anchor to the row reached, in either direction', () => {
    expect([...withRange(new Set(['b']), undefined, { anchor: 'b', head: 'd' }, rows)]).toEqual([
      'b',
      'c',
      'd',
    ]);
    expect([...withRange(new Set(['d']), undefined, { anchor: 'd', head: 'c' }, rows)]).toEqual(['d', 'c']);
  });

  it('lets go of what only the earlier run held, and keeps other pages', () => {
    const earlier = { anchor: 'b', head: 'd' };
    const after = withRange(new Set(['z', 'b', 'c', 'd']), earlier, { anchor: 'b', head: 'a' }, rows);
    expect([...after]).toEqual(['z', 'a', 'b']);
  });

  it('chooses nothing when an end is not on the page', () => {
    expect([...withRange(new Set(), undefined, { anchor: 'z', head: 'b' }, rows)]).toEqual([]);
  });
});

describe('chosenPart', () => {
  it('tells all, some and none of a page, whatever is chosen on others', () => {
    expect(selectedPart(new Set(['c', 'd', 'e', 'z']), page)).toBe('all');
    expect(selectedPart(new Set(['c']), page)).toBe('some');
    expect(selectedPart(new Set(['z']), page)).toBe('none');
    expect(selectedPart(new Set(['z']), [])).toBe('none');
  });
});
