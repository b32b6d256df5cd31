import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  addLocalDays,
  dayMs,
  fromLocal,
  hourMs,
  hoursOfLocalDay,
  isRepeatedHour,
  localDaysBetween,
  offsetAt,
  startOfLocalDay,
  toLocal,
} from './stockholm.ts';

const zones = ['Europe/Stockholm', 'UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Auckland'];

afterEach(() => {
  vi.unstubAllEnvs();
});

function offsetOfZoneDatabase(instant: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Stockholm',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - instant;
}

describe('offset', () => {
  it('is that of the zone database around every change from 1996 to 2040', () => {
    for (let year = 1996; year <= 2040; year += 1) {
      for (const monthIndex of [2, 9]) {
        const change = new Date(Date.UTC(year, monthIndex + 1, 0, 1));
        change.setUTCDate(change.getUTCDate() - change.getUTCDay());
        for (const beside of [-60_000, 0]) {
          const instant = change.getTime() + beside;
          expect([instant, offsetAt(instant)]).toEqual([instant, offsetOfZoneDatabase(instant)]);
        }
      }
    }
  });
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

  it('counts 23, 24 and 25 hours', () => {
    vi.stubEnv('TZ', zone);
    expect(hoursOfLocalDay(fromLocal(2026, 3, 29, 12))).toBe(23);
    expect(hoursOfLocalDay(fromLocal(2026, 3, 30))).toBe(24);
    expect(hoursOfLocalDay(fromLocal(2026, 10, 25, 12))).toBe(25);
  });
});

describe('local arithmetic', () => {
  it('returns what toLocal shows, for every hour of a year that exists once', () => {
    for (let instant = fromLocal(2026, 1); instant < fromLocal(2027, 1); instant += hourMs) {
      const { year, month, day, hour } = toLocal(instant);
      const isSecond = isRepeatedHour(instant) && !toLocal(instant).isSummerTime;
      expect(fromLocal(year, month, day, hour)).toBe(isSecond ? instant - hourMs : instant);
    }
  });

  it('moves a skipped clock time one hour on', () => {
    expect(toLocal(fromLocal(2026, 3, 29, 2, 30))).toMatchObject({ day: 29, hour: 3, minute: 30 });
  });

  it('marks exactly two instants of the hour that occurs twice', () => {
    const start = startOfLocalDay(fromLocal(2026, 10, 25));
    const repeated = Array.from({ length: 25 }, (_, hour) => hour).filter((hour) =>
      isRepeatedHour(start + hour * hourMs),
    );
    expect(repeated).toEqual([2, 3]);
  });

  it('steps over both clock changes by calendar days', () => {
    const first = fromLocal(2026, 1, 1);
    for (let day = 0; day < 365; day += 1) {
      const midnight = addLocalDays(first, day);
      expect(toLocal(midnight)).toMatchObject({ hour: 0, minute: 0 });
      expect(localDaysBetween(first, midnight)).toBe(day);
    }
    expect(addLocalDays(first, 365) - first).toBe(365 * dayMs);
  });
});
