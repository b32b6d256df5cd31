import { describe, expect, it } from 'vitest';

import { ChartDataError } from './errors.ts';
import { parseTime, seriesFromPoints } from './points.ts';
import { createSeries, fillSteps } from './series.ts';
import { statsOf } from './stats.ts';
import { localDate } from './time/step-label.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from './time/steps.ts';

const midnight = fromLocal(2026, 3, 12);

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

  it('of a mistyped year are refused instead of filling the memory', () => {
    const points = [
      { x: '1026-05-01', y: 1 },
      { x: '2026-05-01', y: 1 },
    ];
    expect(() => seriesFromPoints(points, 'hour')).toThrow('has more than 5000000 steps (hour)');
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
