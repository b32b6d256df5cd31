import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatDate } from './date.ts';
import { formatDateTime, formatHourSpan, formatTextHourSpan, formatTextTime, formatTime } from './time.ts';
import {
  hoursOfDay,
  instantMs,
  localDateAt,
  offsetMinutesAt,
  repeatedHourAt,
  startOfDay,
} from './instant.ts';

const hourMs = 3_600_000;

describe.each([
  ['UTC', 0],
  ['Europe/Stockholm', -60],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
])('with the process in %s', (zone, januaryOffset) => {
  beforeAll(() => void vi.stubEnv('TZ', zone));
  afterAll(() => void vi.unstubAllEnvs());

  it('is really there', () => {
    expect(new Date(Date.UTC(2026, 0, 15)).getTimezoneOffset()).toBe(januaryOffset);
  });

  it('shows Swedish days and times', () => {
    expect(formatDate('2026-03-04T23:30:00Z')).toBe('2026-03-05');
    expect(formatTime('2026-03-05T12:07:00Z')).toBe('13:07');
    expect(formatTime('2026-07-05T12:07:00+02:00')).toBe('12:07');
    expect(formatTextTime('2026-03-05T12:07:00Z')).toBe('kl. 13.07');
    expect(formatTextTime('2026-03-05T12:07:00Z', 'en')).toBe('13:07');
    expect(formatDateTime('2026-12-31T23:00:00Z')).toBe('2027-01-01 00:00');
    expect(localDateAt('2026-12-31T22:59:59.999Z')).toBe('2026-12-31');
  });

  it('knows when a Swedish day begins and how long it is', () => {
    expect(new Date(startOfDay('2026-01-15')).toISOString()).toBe('2026-01-14T23:00:00.000Z');
    expect(new Date(startOfDay('2026-07-15')).toISOString()).toBe('2026-07-14T22:00:00.000Z');
    expect(new Date(startOfDay('2026-03-29')).toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(new Date(startOfDay('2026-10-25')).toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(hoursOfDay('2026-03-29')).toBe(23);
    expect(hoursOfDay('2026-10-25')).toBe(25);
    expect(hoursOfDay('2026-10-26')).toBe(24);
  });

  it('tells the two hours of the autumn change apart', () => {
    const start = startOfDay('2026-10-25');
    const rows = [1, 2, 3, 4].map((hour) => formatHourSpan(start + hour * hourMs));
    expect(rows).toEqual([
      '01:00–02:00',
      '02:00–03:00 (sommartid)',
      '02:00–03:00 (normaltid)',
      '03:00–04:00',
    ]);
    expect(formatHourSpan('2026-10-25T02:45:00+01:00', 15)).toBe('02:45–03:00 (normaltid)');
    expect(formatHourSpan(start + 2 * hourMs, 60, 'en')).toBe('02:00–03:00 (summer time)');
    expect(formatHourSpan(start + 3 * hourMs, 60, 'en')).toBe('02:00–03:00 (standard time)');
    expect(repeatedHourAt(start + 2 * hourMs)).toBe('first');
  });

  it('writes an hour of running text as the clock is said', () => {
    expect(formatTextHourSpan('2026-03-12T08:00:00+01:00')).toBe('kl. 08–09');
    expect(formatTextHourSpan('2026-03-12T00:00:00+01:00')).toBe('kl. 00–01');
    expect(formatTextHourSpan('2026-03-12T23:00:00+01:00')).toBe('kl. 23–24');
    expect(formatTextHourSpan('2026-03-12T08:15:00+01:00', 15)).toBe('kl. 08.15–08.30');
    expect(formatTextHourSpan('2026-03-12T23:45:00+01:00', 15)).toBe('kl. 23.45–24.00');
    expect(formatTextHourSpan('2026-10-25T02:00:00+01:00')).toBe('kl. 02–03 (normaltid)');
    expect(formatTextHourSpan('2026-03-12T08:00:00+01:00', 60, 'en')).toBe('08:00–09:00');
  });

  it('leaves out the hour that the spring change skips', () => {
    const start = startOfDay('2026-03-29');
    const rows = [1, 2, 22].map((hour) => formatHourSpan(start + hour * hourMs));
    expect(rows).toEqual(['01:00–02:00', '03:00–04:00', '23:00–00:00']);
  });

  it('follows the offset from the very millisecond of the change', () => {
    const change = Date.UTC(2026, 9, 25, 1);
    expect(offsetMinutesAt(change - 1)).toBe(120);
    expect(offsetMinutesAt(change)).toBe(60);
    expect(offsetMinutesAt(Date.UTC(2026, 2, 29, 1))).toBe(120);
  });
});

describe('instantMs', () => {
  it.each(['2026-03-05', '2026-03-05T12:00:00', 'i går', '2026-03-05T25:00:00Z'])('refuses %j', (text) => {
    expect(() => instantMs(text)).toThrow(RangeError);
  });
});
