import { describe, expect, it } from 'vitest';

import { alignTo } from './align.ts';
import { closestTo, firstNotBefore } from './bisect.ts';
import { ChartDataError } from './errors.ts';
import { timeGrid } from './grid.ts';
import { limitColumns } from './limit.ts';
import { parseTime, seriesFromPoints } from './points.ts';
import { createSeries, fillSteps, quality } from './series.ts';
import { byValueDescending, centredMean, statsOf, sumAcross } from './stats.ts';
import { localDate } from './time/step-label.ts';
import { fromLocal, hourMs } from './time/stockholm.ts';
import { stepStarts } from './time/steps.ts';

const midnight = fromLocal(2026, 3, 12);
const hours = (count: number) => Float64Array.from({ length: count }, (_, i) => midnight + i * hourMs);

const bad = (starts: number[], values: number[]) => () =>
  createSeries({ step: 'hour', starts, values, name: 'A' });

const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm', timeStyle: 'short' });

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

describe('points of the API', () => {
  it('read dates as local midnights and instants with any offset', () => {
    expect(parseTime('2026-03-12')).toBe(midnight);
    expect(parseTime('2026-03-12T00:00:00+01:00')).toBe(midnight);
    expect(parseTime('2026-03-11T23:00:00Z')).toBe(midnight);
  });

  it.each(['2026-02-30', '2026-3-1', '2026-03-12T00:00:00', 'igår', ''])('refuse "%s"', (text) => {
    expect(() => parseTime(text)).toThrow(ChartDataError);
  });

  it('become a gap where a step is left out or null', () => {
    const series = seriesFromPoints(
      [
        { x: '2026-03-28', y: 1 },
        { x: '2026-03-29', y: null },
        { x: '2026-03-31', y: 4, quality: 'estimated' },
      ],
      'day',
    );
    expect([...series.values]).toEqual([1, Number.NaN, Number.NaN, 4]);
    expect([...series.quality]).toEqual([0, 3, 3, 1]);
    expect([...series.starts].map(localDate)).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-03-31',
    ]);
  });

  it('keep the 23 hours of the spring change without a gap', () => {
    const starts = stepStarts('hour', fromLocal(2026, 3, 29), fromLocal(2026, 3, 29, 23));
    const series = seriesFromPoints(
      [...starts].map((start) => ({ x: new Date(start).toISOString(), y: 1 })),
      'hour',
    );
    expect(statsOf(series)).toMatchObject({ count: 23, missing: 0 });
  });

  it('take the first day of a period as its whole week or month', () => {
    expect(localDate(seriesFromPoints([{ x: '2026-05-01', y: 1 }], 'week').starts[0] ?? 0)).toBe(
      '2026-04-27',
    );
    expect(localDate(seriesFromPoints([{ x: '2026-05-15', y: 1 }], 'month').starts[0] ?? 0)).toBe(
      '2026-05-01',
    );
  });

  it('of one week given twice are refused', () => {
    const points = [
      { x: '2026-05-01', y: 1 },
      { x: '2026-05-02', y: 1 },
    ];
    expect(() => seriesFromPoints(points, 'week', 'Matsal')).toThrow('at index 1 of Matsal occurs twice');
  });

  it('off the steps are refused', () => {
    const series = createSeries({
      step: 'hour',
      starts: [midnight, midnight + 90 * 60_000, midnight + 3 * hourMs],
      values: [1, 2, 3],
    });
    expect(() => fillSteps(series, 'A')).toThrow('at index 1 of A is not the start of a hour');
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
    });
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

describe('a common grid', () => {
  it('puts a shorter series where it belongs', () => {
    const long = createSeries({ step: 'hour', starts: hours(4), values: [1, 2, 3, 4] });
    const short = createSeries({ step: 'hour', starts: hours(4).slice(1, 3), values: [20, 30] });
    const grid = timeGrid([long, short]);
    expect(grid.columns[0]).toBe(long);
    expect([...(grid.columns[1]?.values ?? [])]).toEqual([Number.NaN, 20, 30, Number.NaN]);
    expect([...(grid.columns[1]?.quality ?? [])]).toEqual([3, 0, 0, 3]);
  });

  it('refuses mixed steps and times off the steps', () => {
    const hour = createSeries({ step: 'hour', starts: [midnight], values: [1] });
    const day = createSeries({ step: 'day', starts: [midnight], values: [1] });
    const odd = createSeries({ step: 'hour', starts: [midnight, midnight + 1], values: [1, 2] });
    expect(() => timeGrid([hour, day], ['A', 'B'])).toThrow('B has step day, the first has hour');
    expect(() => timeGrid([odd], ['A'])).toThrow('of A is not the start of a hour');
  });

  it('is empty without values', () => {
    expect(timeGrid([]).starts).toHaveLength(0);
  });
});

describe('more series than the palette', () => {
  it('keeps the nine largest in their order and adds up the rest', () => {
    const columns = Array.from({ length: 12 }, (_, i) => ({
      name: i,
      values: Float64Array.of(i === 11 ? Number.NaN : 100 - i, i === 10 ? 1 : Number.NaN),
      quality: Uint8Array.of(i === 9 ? quality.estimated : 0, 0),
    }));
    const { kept, rest, restCount } = limitColumns(columns, 2);
    expect(kept.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(restCount).toBe(3);
    expect([...(rest?.values ?? [])]).toEqual([91 + 90, 1]);
    expect([...(rest?.quality ?? [])]).toEqual([quality.estimated, quality.measured]);
  });

  it('leaves ten alone', () => {
    const ten = Array.from({ length: 10 }, () => ({
      values: Float64Array.of(1),
      quality: new Uint8Array(1),
    }));
    expect(limitColumns(ten, 1)).toEqual({ kept: ten, rest: null, restCount: 0 });
  });
});

describe('an earlier period under a later one', () => {
  it('lies day under day by the calendar, over the leap day too', () => {
    const starts = stepStarts('day', fromLocal(2024, 2, 27), fromLocal(2024, 3, 2));
    const { series, originalStarts } = alignTo(
      createSeries({ step: 'day', starts, values: [1, 2, 3, 4, 5] }),
      fromLocal(2025, 2, 27),
    );
    expect([...series.starts].map(localDate)).toEqual([
      '2025-02-27',
      '2025-02-28',
      '2025-03-01',
      '2025-03-02',
      '2025-03-03',
    ]);
    expect(localDate(originalStarts[2] ?? 0)).toBe('2024-02-29');
  });

  it('lies hour under the same clock time although the clock changes on another date', () => {
    const starts = stepStarts('hour', fromLocal(2025, 3, 28), fromLocal(2025, 4, 1, 23));
    const values = [...starts].map((start) => new Date(start).getUTCHours());
    const { series, originalStarts } = alignTo(
      createSeries({ step: 'hour', starts, values }),
      fromLocal(2026, 3, 28),
    );
    const pairs = [...series.starts.keys()]
      .map((i) => [series.starts[i] ?? 0, originalStarts[i] ?? 0])
      .filter(([start = 0]) => localDate(start) !== '2026-03-29');
    expect(pairs).toHaveLength(24 * 3 + 23);
    expect(pairs.map(([start]) => clock.format(start))).toEqual(
      pairs.map(([, original]) => clock.format(original)),
    );
  });

  it('draws the repeated hour once and keeps going past the end of the later period', () => {
    const starts = stepStarts('hour', fromLocal(2025, 10, 26), fromLocal(2025, 10, 26, 23));
    const { series } = alignTo(
      createSeries({ step: 'hour', starts, values: [...starts.keys()] }),
      fromLocal(2026, 6, 1),
    );
    expect(starts).toHaveLength(25);
    expect([...series.values]).toEqual([...starts.keys()].filter((hour) => hour !== 3));
  });

  it('lies week under week and month under month', () => {
    const weeks = createSeries({
      step: 'week',
      starts: [fromLocal(2025, 5, 5), fromLocal(2025, 5, 12)],
      values: [1, 2],
    });
    expect([...alignTo(weeks, fromLocal(2026, 5, 4)).series.starts].map(localDate)).toEqual([
      '2026-05-04',
      '2026-05-11',
    ]);
    const months = createSeries({
      step: 'month',
      starts: [fromLocal(2025, 1), fromLocal(2025, 2)],
      values: [1, 2],
    });
    expect([...alignTo(months, fromLocal(2026, 1)).series.starts].map(localDate)).toEqual([
      '2026-01-01',
      '2026-02-01',
    ]);
  });
});
