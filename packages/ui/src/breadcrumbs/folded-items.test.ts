import { describe, expect, it } from 'vitest';

import { foldItems } from './folded-items.ts';

describe('foldItems', () => {
  it('shows few levels as they are', () => {
    expect(foldItems(['a', 'b', 'c', 'd'], false)).toEqual({
      before: ['a', 'b', 'c', 'd'],
      folded: 0,
      after: [],
    });
  });

  it('keeps the ends of a long way, until it is unfolded', () => {
    const levels = ['a', 'b', 'c', 'd', 'e'];
    expect(foldItems(levels, false)).toEqual({ before: ['a'], folded: 2, after: ['d', 'e'] });
    expect(foldItems(levels, true)).toEqual({ before: levels, folded: 0, after: [] });
  });
});
