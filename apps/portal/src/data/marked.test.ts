import { describe, expect, it } from 'vitest';

import { marked } from './marked.ts';

const site = { uuid: 's', is_favorite: false, groups: [{ uuid: 'g', name: 'Norr' }] };

describe('marked', () => {
  it('marks one thing alone', () => {
    expect(marked(site, 's', true)).toEqual({ ...site, is_favorite: true });
  });

  it('marks it in a page of a list and leaves the others', () => {
    const other = { uuid: 'x', is_favorite: false };
    const page = { count: 2, results: [other, site] };
    expect(marked(page, 's', true)).toEqual({ count: 2, results: [other, { ...site, is_favorite: true }] });
    expect(page.results[1]).toEqual(site);
  });

  it('marks it everywhere in a tree', () => {
    const tree = [
      { uuid: 'c', is_favorite: false, children: [site] },
      { uuid: 'g', is_favorite: false, children: [site] },
    ];
    const after = JSON.stringify(marked(tree, 's', true));
    expect(after.match(/"is_favorite":true/g)).toHaveLength(2);
  });

  it('does not mark names of things that cannot be marked', () => {
    expect(marked(site, 'g', true)).toBe(site);
  });

  it('gives back the same data when it holds nothing to mark', () => {
    const page = { count: 1, results: [site] };
    expect(marked(page, 'x', true)).toBe(page);
    expect(marked(undefined, 'x', true)).toBeUndefined();
  });
});
