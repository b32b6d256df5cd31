import { describe, expect, it } from 'vitest';

import { fromLocal } from '@vinrod/locale/wall-clock';
import { periodOfWindow, windowOfPeriod } from './period-window.ts';
import { typedWindow } from './typed-window.ts';

describe('typed window', () => {
  it('is of whole days without clocks', () => {
    expect(typedWindow('2026-03-12', ' 2026-03-12 ')).toEqual({
      from: fromLocal(2026, 3, 12),
      to: fromLocal(2026, 3, 13) - 1,
    });
  });

  it('is to the minute with clocks, written with colon or full stop', () => {
    expect(typedWindow('2026-03-12 06:00', '2026-03-12 18.30')).toEqual({
      from: fromLocal(2026, 3, 12, 6),
      to: fromLocal(2026, 3, 12, 18, 30) - 1,
    });
  });

  it.each([
    ['', '2026-03-12', 'from'],
    ['2026-02-30', '2026-03-12', 'from'],
    ['2026-03-12 24:00', '2026-03-13', 'from'],
    ['2026-03-12', '12 mars', 'to'],
    ['2026-03-12', '2026-03-11', 'order'],
    ['2026-03-12 06:00', '2026-03-12 06:00', 'order'],
  ])('says what is wrong with "%s" to "%s": %s', (from, to, problem) => {
    expect(typedWindow(from, to)).toBe(problem);
  });

  it('holds a day of 23 hours', () => {
    const window = typedWindow('2026-03-29', '2026-03-29');
    expect(window).toEqual({ from: fromLocal(2026, 3, 29), to: fromLocal(2026, 3, 29) + 23 * 3_600_000 - 1 });
  });
});

describe('period of a window', () => {
  it('is the local days that it reaches into, and back', () => {
    const period = { start: '2026-03-01', end: '2026-10-31' };
    expect(periodOfWindow(windowOfPeriod(period))).toEqual(period);
    expect(periodOfWindow({ from: fromLocal(2026, 3, 1, 23), to: fromLocal(2026, 3, 2, 0) })).toEqual({
      start: '2026-03-01',
      end: '2026-03-02',
    });
  });
});
