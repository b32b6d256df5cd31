import { expect, it } from 'vitest';

import { createHiddenSeries } from './hidden-series.ts';

it('hides and shows by key, shows only one, and then all again', () => {
  let changes = 0;
  const hidden = createHiddenSeries(() => (changes += 1));
  const keys = () => [...hidden.keys()];
  hidden.toggle('b');
  expect(keys()).toEqual(['b']);
  const before = hidden.keys();
  expect(hidden.keys()).toBe(before);
  hidden.showOnly('b', ['a', 'b', 'c']);
  expect(keys()).toEqual(['a', 'c']);
  hidden.showOnly('b', ['a', 'b', 'c']);
  expect(keys()).toEqual([]);
  expect(changes).toBe(3);
});
