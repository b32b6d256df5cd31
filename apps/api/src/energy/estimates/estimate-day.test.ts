import { describe, expect, test } from 'vitest';
import { hoursInDay } from '@vinrod/locale/clock';
import { dayOf, weekdayOf, type Day } from '@vinrod/locale/day';
import { isPublicHoliday } from '@vinrod/locale/workday';
import { stepsInDay, type Resolution } from '../../quantities/resolution.ts';
import {
  emptyMeterDay,
  maxStepWh,
  missingValue,
  qualityCode,
  type MeterDay,
} from '../meter-day/meter-day.ts';
import { evenDay, withHours, withQuality } from '../testing/store-days.ts';
import { estimateDay } from './estimate-day.ts';
import { clockStep } from './like-days.ts';

const site = 'a';

/** A day in which every step has the energy that a function of its time on the clock tells. */
function clockDay(day: Day, resolution: Resolution, whAt: (clock: number) => number): MeterDay {
  const meterDay = emptyMeterDay(site, day, resolution);
  for (let index = 0; index < meterDay.wh.length; index += 1)
    meterDay.wh[index] = whAt(clockStep(day, index, resolution));
  return meterDay;
}

/** The days around one, by a function; the day itself only when it is given. */
function around(day: Day, make: (day: Day) => MeterDay | null, own: MeterDay | null): Map<Day, MeterDay> {
  const days = new Map<Day, MeterDay>();
  for (let at = day - 36; at <= day + 36; at += 1) {
    const made = at === day ? own : make(at);
    if (made !== null) days.set(at, made);
  }
  return days;
}

const thursday = dayOf(2026, 10, 15);
const byHour = (day: Day): MeterDay => clockDay(day, 'hour', (hour) => 1000 + hour * 8);
const byQuarter = (at: Day): MeterDay =>
  clockDay(at, 'quarter', (quarter) => 250 + Math.floor(quarter / 4) * 2);
const allEstimated = (at: Day): MeterDay =>
  withQuality(
    byHour(at),
    Array.from({ length: hoursInDay(at) }, (_unused, hour) => hour),
    'estimated',
  );
const withoutEvening = (at: Day): MeterDay =>
  withHours(byHour(at), { 20: null, 21: null, 22: null, 23: null });

describe('a day without values', () => {
  test('gets those of the same weekday, each by what the clock shows, and every one is an estimate', () => {
    const found = estimateDay(site, around(thursday, byHour, null), thursday);
    expect([...(found?.shown.wh ?? [])]).toEqual([...byHour(thursday).wh]);
    expect(new Set(found?.shown.quality)).toEqual(new Set([qualityCode.estimated]));
    expect(found).toMatchObject({ methods: ['like_days'], filledCount: 24 });
  });

  test.each([
    ['of 23 hours', dayOf(2026, 3, 29), 'hour'],
    ['of 25 hours', dayOf(2026, 10, 25), 'hour'],
    ['of 23 hours in quarters', dayOf(2026, 3, 29), 'quarter'],
    ['of 25 hours in quarters', dayOf(2026, 10, 25), 'quarter'],
  ] as const)('%s has as many, in the right hours', (_name, day, resolution) => {
    const make = (at: Day): MeterDay => clockDay(at, resolution, (clock) => 100 + clock);
    const found = estimateDay(site, around(day, make, null), day);
    expect(found?.shown.wh).toHaveLength(stepsInDay(day, resolution));
    expect([...(found?.shown.wh ?? [])]).toEqual([...make(day).wh]);
  });

  test('beside days with fewer and more hours takes no hour from the wrong place', () => {
    for (const changed of [dayOf(2026, 3, 29), dayOf(2026, 10, 25)])
      for (const day of [changed - 7, changed + 7]) {
        expect(hoursInDay(day)).toBe(24);
        const found = estimateDay(site, around(day, byHour, null), day);
        expect([...(found?.shown.wh ?? [])]).toEqual([...byHour(day).wh]);
      }
  });

  test('is a Sunday when it is a public holiday', () => {
    const make = (at: Day): MeterDay =>
      evenDay(site, at, weekdayOf(at) === 7 || isPublicHoliday(at) ? 100 : 900);
    const epiphany = dayOf(2026, 1, 6);
    const days = around(epiphany, make, null);
    expect(estimateDay(site, days, epiphany)?.shown.wh[12]).toBe(100);
  });

  test('follows the level of the days beside it, but no further than to twice of it', () => {
    const levelled = (level: number) =>
      around(thursday, (at) => evenDay(site, at, Math.abs(at - thursday) === 1 ? level : 1000), null);
    expect(estimateDay(site, levelled(1200), thursday)?.shown.wh[5]).toBe(1200);
    expect(estimateDay(site, levelled(9000), thursday)?.shown.wh[5]).toBe(2000);
    expect(estimateDay(site, levelled(0), thursday)?.shown.wh[5]).toBe(500);
  });

  test('never exceeds what can be stored', () => {
    const days = around(
      thursday,
      (at) => evenDay(site, at, Math.abs(at - thursday) === 1 ? maxStepWh : maxStepWh / 2 + 9000),
      null,
    );
    expect(estimateDay(site, days, thursday)?.shown.wh[5]).toBe(maxStepWh);
  });
});

describe('what is too little to estimate from', () => {
  test('is no history at all, and one like day', () => {
    expect(estimateDay(site, new Map(), thursday)).toBeNull();
    expect(estimateDay(site, new Map([[thursday - 7, byHour(thursday - 7)]]), thursday)).toBeNull();
  });

  test('is days that are estimated themselves', () => {
    expect(estimateDay(site, around(thursday, allEstimated, null), thursday)).toBeNull();
  });

  test('leaves a day that can be filled in part as it is', () => {
    expect(estimateDay(site, around(thursday, withoutEvening, null), thursday)).toBeNull();
  });

  test('does not matter where nothing is missing', () => {
    expect(estimateDay(site, around(thursday, byHour, byHour(thursday)), thursday)).toBeNull();
  });
});

describe('a gap in a day', () => {
  test('of two hours is a line between what is beside it, and the rest keeps its values and qualities', () => {
    const own = withQuality(
      withHours(evenDay(site, thursday, 700), { 8: 100, 9: null, 10: null, 11: 400 }),
      [3],
      'corrected',
    );
    const found = estimateDay(site, around(thursday, byHour, own), thursday);
    expect(found).toMatchObject({ methods: ['linear_interpolation'], filledWh: 500, filledCount: 2 });
    expect([...(found?.shown.wh.slice(8, 12) ?? [])]).toEqual([100, 200, 300, 400]);
    expect([3, 4, 9].map((hour) => found?.shown.quality?.[hour])).toEqual([
      qualityCode.corrected,
      qualityCode.measured,
      qualityCode.estimated,
    ]);
    expect(own.wh[9]).toBe(missingValue);
  });

  test('goes over midnight', () => {
    const beside = (at: Day): MeterDay =>
      at === thursday - 1 ? withHours(byHour(at), { 22: 100, 23: null }) : byHour(at);
    const own = withHours(byHour(thursday), { 0: null, 1: 400 });
    const found = estimateDay(site, around(thursday, beside, own), thursday);
    expect(found).toMatchObject({ methods: ['linear_interpolation'], filledWh: 300 });
    const longer = withHours(own, { 1: null, 2: 400 });
    expect(estimateDay(site, around(thursday, beside, longer), thursday)?.methods).toEqual(['like_days']);
  });

  test('takes no line from a value that is estimated itself', () => {
    const own = withQuality(withHours(byHour(thursday), { 9: null }), [10], 'estimated');
    expect(estimateDay(site, around(thursday, byHour, own), thursday)?.methods).toEqual(['like_days']);
  });

  test('of several kinds tells both methods', () => {
    const gaps = Object.fromEntries([3, 9, 10, 11, 12].map((hour) => [hour, null]));
    const found = estimateDay(site, around(thursday, byHour, withHours(byHour(thursday), gaps)), thursday);
    expect(found).toMatchObject({ methods: ['like_days', 'linear_interpolation'], filledCount: 5 });
    expect([...(found?.shown.wh ?? [])]).toEqual([...byHour(thursday).wh]);
  });
});

describe('a site that changed between hours and quarters', () => {
  test('gets quarters from hours and hours from quarters, as the day before it has them', () => {
    const toQuarters = (at: Day): MeterDay => (at < thursday ? byQuarter(at) : byHour(at));
    const toHours = (at: Day): MeterDay => (at < thursday ? byHour(at) : byQuarter(at));
    const inQuarters = estimateDay(site, around(thursday, toQuarters, null), thursday);
    const inHours = estimateDay(site, around(thursday, toHours, null), thursday);
    expect([inQuarters?.shown.resolution, inQuarters?.shown.wh.length]).toEqual(['quarter', 96]);
    expect([inHours?.shown.resolution, inHours?.shown.wh.length]).toEqual(['hour', 24]);
    expect(inHours?.shown.wh[0]).toBe(1000);
    expect(inQuarters?.shown.wh[0]).toBe(250);
  });

  test('draws its lines by power', () => {
    const own = emptyMeterDay(site, thursday, 'quarter');
    own.wh.fill(250);
    own.wh[0] = missingValue;
    const days = around(thursday, (at) => evenDay(site, at, 1000), own);
    expect(estimateDay(site, days, thursday)).toMatchObject({
      methods: ['linear_interpolation'],
      filledWh: 250,
    });
  });
});
