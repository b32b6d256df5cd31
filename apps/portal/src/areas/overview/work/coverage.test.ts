import { expect, it } from 'vitest';

import { coverageOf } from './coverage.ts';

it.each([
  [6214, 38, '99,3'],
  [10_000, 1, '99,9'],
  [4, 0, '100'],
  [3, 3, '0,0'],
])('of %i sites with %i missing it is %s %%', (count, missing, figure) => {
  const covered = coverageOf({ day: '2026-11-19', site_count: count, missing_site_count: missing });
  expect(covered).toEqual({ figure, unit: '%' });
});

it('of no sites there is no share', () => {
  expect(coverageOf({ day: '2026-11-19', site_count: 0, missing_site_count: 0 })).toEqual({
    figure: '–',
    unit: '',
  });
});
