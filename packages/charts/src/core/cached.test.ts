import { expect, it, vi } from 'vitest';

import { cached } from './cached.ts';

it('computes once for each object, also what is null', () => {
  const compute = vi.fn<(numbers: readonly number[]) => number | null>((numbers) => numbers[0] ?? null);
  const first = cached(compute);
  const [one, none] = [[1], []];
  expect([first(one), first(none), first(one), first(none)]).toEqual([1, null, 1, null]);
  expect(compute).toHaveBeenCalledTimes(2);
});
