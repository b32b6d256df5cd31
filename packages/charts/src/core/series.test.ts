import { describe, expect, it } from 'vitest';

import { closestTo, firstNotBefore } from './bisect.ts';
import { ChartDataError } from './errors.ts';
import { createSeries, quality } from './series.ts';
import { byValueDescending, centredMean, statsOf, sumAcross } from './stats.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';

const midnight = fromLocal(2026, 3, 12);

function hours(count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => midnight + i * hourMs);
}

const bad = (starts: number[], values: number[]) => () =>
  createSeries({ step: 'hour', starts, values, name: 'A' });

it('keeps no column of its own for qualities that are all measured', () => {
  const starts = [0, 3_600_000];
  const one = createSeries({ step: 'hour', starts, values: [1, 2] });
  const other = createSeries({ step: 'hour', starts, values: [3, Number.NaN] });
  const third = createSeries({ step: 'hour', starts, values: [5, 6] });
  expect(one.quality.buffer).toBe(third.quality.buffer);
  expect([...one.quality]).toEqual([quality.measured, quality.measured]);
  expect([...other.quality]).toEqual([quality.measured, quality.missing]);
});

describe('createSeries refuses what cannot be drawn truthfully', () => {
  it.each([
    ['values of another length', bad([midnight], [1, 2]), '1 times, 2 values'],
    ['infinite values', bad([midnight], [Number.POSITIVE_INFINITY]), 'Value Infinity at index 0 of A'],
    ['times that are no instant', bad([Number.NaN], [1]), 'Time NaN at index 0 of A'],
    ['infinite times', bad([Number.NEGATIVE_INFINITY], [1]), 'not an instant'],
    ['duplicate times', bad([midnight, midnight], [1, 2]), 'occurs twice'],
    ['unsorted times', bad([midnight, midnight - 1], [1, 2]), 'Times must rise'],
  ])('%s', (_, make, message) => {
    expect(make).toThrow(ChartDataError);
    expect(make).toThrow(message);
  });

  it('and takes NaN as missing, whatever quality is claimed', () => {
    const series = createSeries({ step: 'hour', starts: hours(2), values: [1, Number.NaN], quality: [1, 0] });
    expect([...series.quality]).toEqual([quality.estimated, quality.missing]);
  });
});

describe('bisecting', () => {
  const starts = hours(4);
  it.each([
    [midnight - 1, 0, 0],
    [midnight, 0, 0],
    [midnight + 0.6 * hourMs, 1, 1],
    [midnight + 1.4 * hourMs, 2, 1],
    [midnight + 9 * hourMs, 4, 3],
  ])('%i', (instant, first, closest) => {
    expect(firstNotBefore(starts, instant)).toBe(first);
    expect(closestTo(starts, instant)).toBe(closest);
  });

  it('finds nothing in nothing', () => {
    expect(closestTo(new Float64Array(0), 1)).toBe(-1);
  });
});

describe('summaries', () => {
  const series = createSeries({
    step: 'hour',
    starts: hours(5),
    values: [3, Number.NaN, -1, 7, 7],
    quality: [0, 0, 1, 0, 0],
  });

  it('say sum, mean, extremes and when, leaving missing values out', () => {
    expect(statsOf(series)).toEqual({
      sum: 16,
      mean: 4,
      min: -1,
      minIndex: 2,
      max: 7,
      maxIndex: 3,
      count: 4,
      missing: 1,
      estimated: 1,
      incomplete: 0,
    });
  });

  it('tell the same values with another quality apart', () => {
    const { values } = series;
    expect(statsOf({ values, quality: new Uint8Array(values.length) }).estimated).toBe(0);
    expect(statsOf(series).estimated).toBe(1);
  });

  it('say nothing of nothing', () => {
    const none = createSeries({ step: 'hour', starts: hours(2), values: [Number.NaN, Number.NaN] });
    expect(statsOf(none)).toMatchObject({ sum: Number.NaN, max: Number.NaN, maxIndex: -1, missing: 2 });
    expect(sumAcross([none.values], 0)).toBeNaN();
  });

  it('rank values, earlier first among equals', () => {
    expect([...byValueDescending(series.values)]).toEqual([3, 4, 0, 2]);
  });

  it('add what exists across columns', () => {
    expect(sumAcross([series.values, [1, 2]], 0)).toBe(4);
    expect(sumAcross([series.values, [1, 2]], 1)).toBe(2);
  });

  it('mean over a window only where most of it exists', () => {
    const mean = centredMean([1, 2, 3, Number.NaN, Number.NaN, Number.NaN], 3);
    expect([...mean]).toEqual([1.5, 2, 2.5, Number.NaN, Number.NaN, Number.NaN]);
  });
});
