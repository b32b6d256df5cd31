import { describe, expect, it } from 'vitest';

import { pageItems } from './page-items.ts';

describe('pageItems', () => {
  it('shows all of a few pages', () => {
    expect(pageItems(1, 1)).toEqual([1]);
    expect(pageItems(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('leaves out pages far from the current one', () => {
    expect(pageItems(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
    expect(pageItems(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20]);
    expect(pageItems(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
  });

  it('always has seven places and the current page among them', () => {
    for (let page = 1; page <= 20; page += 1) {
      const items = pageItems(page, 20);
      expect(items).toHaveLength(7);
      expect(items).toContain(page);
    }
  });

  it('never hides a single page behind a gap', () => {
    for (let page = 1; page <= 9; page += 1) {
      const items = pageItems(page, 9);
      for (const [index, item] of items.entries()) {
        if (typeof item === 'number') continue;
        const before = items[index - 1];
        const after = items[index + 1];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      }
    }
  });
});
