import { describe, expect, it } from 'vitest';

import { selectionAfter } from './row-selection.ts';

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
