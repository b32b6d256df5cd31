import { expect, it } from 'vitest';

import { quality, qualityCounts } from './quality.ts';
import { createSeries } from './series.ts';
import { statsOf } from './stats.ts';

it('counts the values that are only partly known', () => {
  const { estimated, incomplete, measured } = quality;
  expect(qualityCounts(Uint8Array.of(estimated, measured, incomplete, estimated))).toEqual({
    estimated: 2,
    incomplete: 1,
  });
});

it('does not count a missing value as estimated, whatever was claimed of it', () => {
  const series = createSeries({
    step: 'hour',
    starts: [0, 3_600_000],
    values: [1, Number.NaN],
    quality: [quality.estimated, quality.estimated],
  });
  expect(statsOf(series)).toMatchObject({ estimated: 1, missing: 1, count: 1 });
});
