import { describe, expect, it } from 'vitest';

import { selectedAfter } from './selected-after.ts';

const page = [
  { uuid: 'a', id: 1 },
  { uuid: 'b', id: 2 },
];

describe('figures issue 8: chosen invoices', () => {
  it('are kept over pages, and let go', () => {
    const first = selectedAfter(new Map(), new Set(['a', 'b']), page);
    const second = selectedAfter(first, new Set(['a', 'b', 'c']), [{ uuid: 'c', id: 3 }]);
    expect([...second.values()]).toEqual([1, 2, 3]);
    expect([...selectedAfter(second, new Set(['c']), page)]).toEqual([['c', 3]]);
  });

  it('are only what has been seen', () => {
    expect([...selectedAfter(new Map(), new Set(['x']), page)]).toEqual([]);
  });
});
