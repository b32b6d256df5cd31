import { describe, expect, it } from 'vitest';
import { clockSettings, instantOf, readClockSetting, settingOfCommit } from './clock-setting.ts';

describe('a clock that is set', () => {
  it.each([
    ['2026-12-31T23:58', 'UTC', '2026-12-31T23:58Z'],
    ['2026-12-31T23:58', 'Europe/Stockholm', '2026-12-31T22:58Z'],
    ['2028-02-29T00:00', 'America/Los_Angeles', '2028-02-29T08:00Z'],
    ['2027-03-28T01:30', 'Europe/Stockholm', '2027-03-28T00:30Z'],
    ['2027-03-28T03:30', 'Europe/Stockholm', '2027-03-28T01:30Z'],
    ['2027-03-28T01:30', 'America/Los_Angeles', '2027-03-28T08:30Z'],
  ])('shows %s in %s at %s', (local, timeZone, instant) => {
    expect(instantOf({ local, timeZone })).toBe(Date.parse(instant));
  });

  it('shows the hour that comes twice for the first time', () => {
    const setting = { local: '2027-10-31T02:30', timeZone: 'Europe/Stockholm' };
    expect(instantOf(setting)).toBe(Date.parse('2027-10-31T00:30Z'));
  });

  it('is read from what is typed, a day alone as its midnight', () => {
    expect(readClockSetting('2028-02-29', 'UTC')).toEqual({ local: '2028-02-29T00:00', timeZone: 'UTC' });
  });

  it.each([
    ['soon', 'UTC', '"soon" is no time'],
    ['2027-02-30T12:00', 'UTC', 'never shows 2027-02-30T12:00 in UTC'],
    ['2027-03-28T02:30', 'Europe/Stockholm', 'never shows 2027-03-28T02:30 in Europe/Stockholm'],
    ['2027-03-28T01:30', 'Norrviken', 'Norrviken'],
  ])('refuses %s in %s', (clock, timeZone, words) => {
    expect(() => readClockSetting(clock, timeZone)).toThrow(words);
  });
});

describe('the settings the suite is run at', () => {
  it('are five times in three zones', () => {
    expect(new Set(clockSettings.map(({ local, timeZone }) => `${local} ${timeZone}`)).size).toBe(15);
    for (const setting of clockSettings) expect(instantOf(setting)).toBeGreaterThan(0);
  });

  it('are each the setting of some commit, of the same one every time', () => {
    const hash = 'a94a8fe5ccb19ba61c4c0873d391e987982fbb';
    const commits = Array.from({ length: 15 }, (_commit, index) => `${hash}${(index + 16).toString(16)}`);
    expect(new Set(commits.map(settingOfCommit))).toEqual(new Set(clockSettings));
    expect(commits.map(settingOfCommit)).toEqual(commits.map(settingOfCommit));
  });
});
