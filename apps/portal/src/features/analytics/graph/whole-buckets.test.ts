import { describe, expect, it } from 'vitest';

import { wholeBuckets } from './whole-buckets.ts';

const half = { start: '2026-05-01', end: '2026-10-31' };

describe('wholeBuckets', () => {
  it('widens to whole ISO weeks, Monday to Sunday', () => {
    expect(wholeBuckets(half, 'week')).toEqual({ start: '2026-04-27', end: '2026-11-01' });
  });

  it('leaves weeks that are whole as they are, also over a new year', () => {
    const weeks = { start: '2025-12-29', end: '2026-01-04' };
    expect(wholeBuckets(weeks, 'week')).toEqual(weeks);
  });

  it('widens to whole months', () => {
    const days = { start: '2026-02-10', end: '2026-02-12' };
    expect(wholeBuckets(days, 'month')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  });

  it.each(['quarter', 'hour', 'day'] as const)('asks for just the chosen days by %s', (resolution) => {
    expect(wholeBuckets(half, resolution)).toBe(half);
  });
});
