import { afterEach, describe, expect, it, vi } from 'vitest';

import { hourMs } from './clock.ts';
import { addLocalDays, fromLocal, repeatedHourOf, startOfDayAt, toLocal } from './wall-clock.ts';

const zones = ['Europe/Stockholm', 'UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Auckland'];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(zones)('in a browser in %s', (zone) => {
  it('runs in that zone', () => {
    vi.stubEnv('TZ', zone);
    const hours = new Date(2026, 0, 1).getTime();
    const inZone = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric' });
    expect(inZone.format(hours)).toBe('00:00');
  });

  it('shows the Swedish clock', () => {
    vi.stubEnv('TZ', zone);
    expect(toLocal(Date.parse('2026-03-29T00:59:00Z'))).toMatchObject({ day: 29, hour: 1, minute: 59 });
    expect(toLocal(Date.parse('2026-03-29T01:00:00Z'))).toMatchObject({ hour: 3, isSummerTime: true });
    expect(toLocal(Date.parse('2026-12-31T23:30:00Z'))).toMatchObject({
      year: 2027,
      month: 1,
      day: 1,
      hour: 0,
    });
  });
});

describe('local arithmetic', () => {
  it('returns what toLocal shows, for every hour of a year that exists once', () => {
    for (let instant = fromLocal(2026, 1); instant < fromLocal(2027, 1); instant += hourMs) {
      const { year, month, day, hour } = toLocal(instant);
      const isSecond = repeatedHourOf(instant) === 'second';
      expect(fromLocal(year, month, day, hour)).toBe(isSecond ? instant - hourMs : instant);
    }
  });

  it('moves a skipped clock time one hour on', () => {
    expect(toLocal(fromLocal(2026, 3, 29, 2, 30))).toMatchObject({ day: 29, hour: 3, minute: 30 });
  });

  it('tells apart exactly two instants of the hour that occurs twice', () => {
    const start = startOfDayAt(fromLocal(2026, 10, 25, 12));
    const repeated = Array.from({ length: 25 }, (_, hour) => repeatedHourOf(start + hour * hourMs));
    expect(repeated.map((which, hour) => [hour, which]).filter(([, which]) => which !== null)).toEqual([
      [2, 'first'],
      [3, 'second'],
    ]);
  });

  it('steps over both clock changes by calendar days', () => {
    const first = fromLocal(2026, 1, 1);
    for (let day = 0; day < 365; day += 1) {
      const midnight = addLocalDays(first, day);
      expect(toLocal(midnight)).toMatchObject({ hour: 0, minute: 0 });
      expect(startOfDayAt(midnight + 22 * hourMs)).toBe(midnight);
    }
    expect(addLocalDays(first, 365) - first).toBe(365 * 24 * hourMs);
  });
});
