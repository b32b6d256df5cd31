import { expect, it } from 'vitest';

import { evenStep } from './even-step.ts';

it('is the step of times that lie equally far apart', () => {
  expect(evenStep(Float64Array.of(-900, 0, 900, 1800))).toBe(900);
});

it.each([
  ['nothing', []],
  ['a single time', [5]],
  ['a step that is longer', [0, 1, 3]],
  ['the same time twice', [0, 0]],
  ['times that fall', [2, 1, 0]],
  ['a missing time', [0, 1, Number.NaN, 3]],
  ['no time at all', [Number.NaN, Number.NaN]],
  ['times without end', [0, Number.POSITIVE_INFINITY]],
  ['times since ever', [Number.NEGATIVE_INFINITY, 0]],
])('is null for %s', (_, times) => {
  expect(evenStep(Float64Array.from(times))).toBeNull();
});
