import { describe, expect, it } from 'vitest';

import { alignTo } from './align.ts';
import { timeGrid } from './grid.ts';
import { limitColumns } from './limit.ts';
import { createSeries, quality } from './series.ts';
import { localDate } from './time/step-label.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from './time/steps.ts';

const midnight = fromLocal(2026, 3, 12);

function hours(count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => midnight + i * hourMs);
}

const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm', timeStyle: 'short' });

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

  it('takes over the times of a series that has every step, by the calendar or by the clock', () => {
    const days = Float64Array.of(fromLocal(2026, 3, 28), fromLocal(2026, 3, 29), fromLocal(2026, 3, 30));
    const whole = createSeries({ step: 'day', starts: days, values: [1, 2, 3] });
    const part = createSeries({ step: 'day', starts: days.slice(1), values: [2, 3] });
    expect(timeGrid([part, whole]).starts).toBe(whole.starts);
    const quarters = createSeries({
      step: 'quarter',
      starts: [midnight, midnight + 900_000],
      values: [1, 2],
    });
    expect(timeGrid([quarters]).starts).toBe(quarters.starts);
  });

  it('makes the times itself where no series has them all', () => {
    const starts = hours(3);
    const first = createSeries({ step: 'hour', starts: starts.slice(0, 1), values: [1] });
    const last = createSeries({ step: 'hour', starts: starts.slice(2), values: [3] });
    expect(timeGrid([first, last]).starts).toEqual(starts);
    const holed = createSeries({ step: 'hour', starts: starts.filter((_, i) => i !== 1), values: [1, 3] });
    expect(timeGrid([holed]).starts).toEqual(starts);
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
