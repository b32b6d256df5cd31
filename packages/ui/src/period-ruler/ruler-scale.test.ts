import { describe, expect, it } from 'vitest';
import {
  endToMove,
  monthIndexAt,
  monthIndexOf,
  moveEnd,
  positionAfterDay,
  positionOfDay,
  rulerMonths,
} from './ruler-scale.ts';

const first = '2024-11';

describe('rulerMonths', () => {
  const months = rulerMonths('2026-11-20');

  it('shows the last 25 months', () => {
    expect(months).toHaveLength(25);
    expect(months[0]?.month).toBe(first);
    expect(months.at(-1)?.month).toBe('2026-11');
  });

  it('writes the year at its start and at every January', () => {
    expect(months.filter(({ startsYear }) => startsYear).map(({ month }) => month)).toEqual([
      '2024-11',
      '2025-01',
      '2026-01',
    ]);
  });
});

describe('places along the ruler', () => {
  it('are proportional to months and days', () => {
    expect(positionOfDay('2024-11-01', first)).toBe(0);
    expect(positionOfDay('2026-05-01', first)).toBeCloseTo(18 / 25);
    expect(positionAfterDay('2026-10-31', first)).toBeCloseTo(24 / 25);
    expect(positionAfterDay('2026-11-30', first)).toBe(1);
    expect(positionOfDay('2026-11-16', first)).toBeCloseTo(24.5 / 25);
  });

  it('may lie outside', () => {
    expect(positionOfDay('2024-10-01', first)).toBeCloseTo(-1 / 25);
  });

  it('give back their month', () => {
    expect(monthIndexAt(18.2 / 25)).toBe(18);
    expect(monthIndexAt(-0.3)).toBe(0);
    expect(monthIndexAt(1)).toBe(24);
    expect(monthIndexOf('2026-05-17', first)).toBe(18);
    expect(monthIndexOf('2020-01-01', first)).toBe(0);
    expect(monthIndexOf('2030-01-01', first)).toBe(24);
  });
});

describe('endToMove', () => {
  it.each([
    [3, 'start'],
    [22, 'end'],
    [11, 'start'],
    [14, 'end'],
    [13, 'end'],
  ] as const)('month %i moves the %s of months 10 to 16', (index, end) => {
    expect(endToMove(index, 10, 16)).toBe(end);
  });
});

describe('moveEnd', () => {
  const period = { start: '2026-05-01', end: '2026-10-31' };

  it('snaps the moved end to a whole month and leaves the other', () => {
    expect(moveEnd(period, 'start', 15, first)).toEqual({ start: '2026-02-01', end: '2026-10-31' });
    expect(moveEnd({ start: '2026-05-17', end: '2026-10-31' }, 'end', 20, first)).toEqual({
      start: '2026-05-17',
      end: '2026-07-31',
    });
  });

  it('stops at the other end', () => {
    expect(moveEnd(period, 'start', 24, first)).toEqual({ start: '2026-10-01', end: '2026-10-31' });
    expect(moveEnd(period, 'end', 0, first)).toEqual({ start: '2026-05-01', end: '2026-05-31' });
  });
});
