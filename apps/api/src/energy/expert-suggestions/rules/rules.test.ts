import { describe, expect, test } from 'vitest';
import { dayOf, partsOf } from '@vinrod/locale/day';
import { constructedSite } from '../testing/constructed-site.ts';
import { baseLoadRule } from './base-load.ts';
import { nightUseRule } from './night-use.ts';
import { powerPeakRule } from './power-peak.ts';
import { subscriptionRule } from './subscription.ts';
import { weekendUseRule } from './weekend-use.ts';

const year = [dayOf(2025, 1, 1), dayOf(2025, 12, 31)] as const;
/** 30 days without a clock change or a public holiday: 22 workdays, 8 days of weekends. */
const september = [dayOf(2025, 9, 1), dayOf(2025, 9, 30)] as const;

function monthOf(day: number): number {
  return partsOf(day).month;
}

/** 22 workdays: 6 nights at 2 kW first, then 16 at 12 kW. */
function uneven({ clock, day }: { clock: number; day: number }): number {
  if (clock >= 6) return 30_000;
  return day < dayOf(2025, 9, 9) ? 2000 : 12_000;
}

/** Workdays 50 kW by day and 5 kW at night, weekends 15 kW around the clock. */
function closed({ clock, isWorkday }: { clock: number; isWorkday: boolean }): number {
  if (!isWorkday) return 15_000;
  return clock < 6 ? 5000 : 50_000;
}

/** 100 kW in every hour except 07–08 on five days, which have 160 kW. */
function peaky({ clock, day }: { clock: number; day: number }): number {
  return clock === 7 && partsOf(day).dayOfMonth <= 5 ? 160_000 : 100_000;
}

describe('base load', () => {
  test('above the best month of the site is a saving of the difference in every hour', () => {
    // July 5 kW, all other months 10 kW: 5 kW in 8 760 − 744 hours.
    const site = constructedSite(...year, ({ day }) => (monthOf(day) === 7 ? 5000 : 10_000));
    const proposal = baseLoadRule(site);
    expect(proposal).toMatchObject({
      category: 'base_load',
      potentialKwhPerYear: 5 * (8760 - 744),
      potentialSekPerYear: 5 * (8760 - 744),
      priority: 'medium',
    });
    expect(proposal?.text).toContain('I juli\u00A02025 var den 5,0 kW.');
    expect(proposal?.calculation).toContain('Lägsta månaden: 2025-07 med 5,0 kW');
    expect(proposal?.calculation).toContain('2025-01: (10,0 kW − 5,0 kW) × 744 h = 3\u00A0720 kWh');
  });

  test('is taken to a year when the period is shorter', () => {
    // January and March 10 kW, February 8 kW: 2 kW in 744 + 743 of 2 159 hours.
    const site = constructedSite(dayOf(2025, 1, 1), dayOf(2025, 3, 31), ({ day }) =>
      monthOf(day) === 2 ? 8000 : 10_000,
    );
    expect(baseLoadRule(site)?.potentialKwhPerYear).toBe(Math.round((2 * 1487 * 8760) / 2159));
  });

  test.each([
    ['that never changes', () => 10_000],
    // 1 kW at night, 20 kW by day: a twentieth is too small a base load to propose anything.
    [
      'that is a small part of the load',
      ({ clock, day }: { clock: number; day: number }) =>
        clock < 6 ? (monthOf(day) === 7 ? 500 : 1000) : 20_000,
    ],
    ['of a site that uses nothing', () => 0],
  ])('%s proposes nothing', (_, whOf) => {
    expect(baseLoadRule(constructedSite(...year, whOf))).toBe(null);
  });

  test('of two months is too little to compare', () => {
    const site = constructedSite(dayOf(2025, 6, 1), dayOf(2025, 7, 31), ({ day }) =>
      monthOf(day) === 7 ? 5000 : 10_000,
    );
    expect(baseLoadRule(site)).toBe(null);
  });
});

describe('night use', () => {
  test('above the good nights of the month is a saving of every other night', () => {
    const proposal = nightUseRule(constructedSite(...september, uneven));
    // 10 kW in 6 hours of 16 nights, of 30 days.
    const kwh = 10 * 6 * 16;
    expect(proposal).toMatchObject({
      category: 'night_use',
      potentialKwhPerYear: Math.round((kwh * 8760) / 720),
      potentialSekPerYear: Math.round((kwh * 8760) / 720),
    });
    // 6 nights of 12 kWh and 16 of 72 kWh are 1 224 kWh.
    expect(proposal?.calculation).toContain(`2025-09: 22 nätter, god nivå 2,0 kW, över den 960 kWh`);
    expect(proposal?.calculation).toContain('960 kWh av nätternas 1\u00A0224 kWh = 78\u00A0%');
  });

  test('has no price when an hour has none', () => {
    const site = constructedSite(...september, uneven, undefined, Number.NaN);
    expect(nightUseRule(site)).toMatchObject({ potentialSekPerYear: null, priority: 'medium' });
  });

  test('that is the same every night proposes nothing', () => {
    expect(nightUseRule(constructedSite(...september, () => 12_000))).toBe(null);
  });

  test('that differs on weekends only proposes nothing', () => {
    const site = constructedSite(...september, ({ isWorkday }) => (isWorkday ? 5000 : 30_000));
    expect(nightUseRule(site)).toBe(null);
  });

  test('with gaps in the nights is not judged', () => {
    const site = constructedSite(...september, (hour) => (hour.clock === 3 ? null : uneven(hour)));
    expect(nightUseRule(site)).toBe(null);
  });
});

describe('weekend use', () => {
  test('above the nights of a site that is closed is a saving', () => {
    const proposal = weekendUseRule(constructedSite(...september, closed));
    // 10 kW in 24 hours of 8 days.
    expect(proposal).toMatchObject({
      category: 'weekend_use',
      potentialKwhPerYear: Math.round((10 * 24 * 8 * 8760) / 720),
    });
    expect(proposal?.calculation).toContain('helger 15,0 kW / vardagar 50,0 kW = 30\u00A0%');
    expect(proposal?.calculation).toContain('1\u00A0920 kWh av helgernas 2\u00A0880 kWh = 67\u00A0%');
  });

  test('counts public holidays as weekends', () => {
    const may = [dayOf(2025, 5, 1), dayOf(2025, 5, 31)] as const;
    // 1 May and 29 May are Thursdays; with 9 weekend days they make 11 days of 24 hours.
    const expected = Math.round((10 * 24 * 11 * 8760) / 744);
    expect(weekendUseRule(constructedSite(...may, closed))?.potentialKwhPerYear).toBe(expected);
  });

  test.each([
    ['of a site that is open then', ({ clock }: { clock: number }) => (clock < 6 ? 5000 : 40_000)],
    [
      'that is down to the night',
      ({ clock, isWorkday }: { clock: number; isWorkday: boolean }) =>
        isWorkday && clock >= 6 ? 50_000 : 5000,
    ],
  ])('%s proposes nothing', (_, whOf) => {
    expect(weekendUseRule(constructedSite(...september, whOf))).toBe(null);
  });
});

describe('power peaks', () => {
  test('of few hours could be moved', () => {
    const proposal = powerPeakRule(constructedSite(...september, peaky));
    expect(proposal).toMatchObject({
      category: 'power_peak',
      potentialKwhPerYear: 0,
      potentialSekPerYear: null,
      priority: 'high',
    });
    expect(proposal?.calculation).toContain(
      '2025-09: 160,0 kW (2025-09-01 07:00) − 100,0 kW = 60,0 kW; 5 timmar, 300 kWh att flytta',
    );
  });

  test.each([
    ['that last for long', ({ clock }: { clock: number }) => (clock === 7 ? 160_000 : 100_000)],
    [
      'that are low',
      ({ clock, day }: { clock: number; day: number }) =>
        clock === 7 && partsOf(day).dayOfMonth <= 5 ? 110_000 : 100_000,
    ],
    ['of nothing', () => 0],
  ])('%s are left alone', (_, whOf) => {
    expect(powerPeakRule(constructedSite(...september, whOf))).toBe(null);
  });

  test('in one month of three are left alone', () => {
    const site = constructedSite(dayOf(2025, 7, 1), dayOf(2025, 9, 30), (hour) =>
      monthOf(hour.day) === 9 ? peaky(hour) : 100_000,
    );
    expect(powerPeakRule(site)).toBe(null);
  });
});

describe('the subscription', () => {
  const power = { type: 'power', fuseA: null, powerKw: 160 } as const;

  test('that the highest hour exceeds is too small, and told by its hours', () => {
    const site = constructedSite(...september, ({ clock }) => (clock === 9 ? 180_000 : 90_000), power);
    const proposal = subscriptionRule(site);
    expect(proposal).toMatchObject({ category: 'subscription', title: 'Höj abonnemanget', priority: 'high' });
    expect(proposal?.calculation).toContain(
      'Abonnemang: abonnerad effekt 160,0 kW; utnyttjat 113\u00A0%; timmar över: 30',
    );
    expect(proposal?.calculation).toContain(
      '180,0 kW × 1,05 = 189,0 kW; närmaste steg i tariffen: abonnerad effekt 189,0 kW',
    );
  });

  test('that is far larger than the highest hour of a year can be lowered', () => {
    // 10 kW plus 5\u00A0% is 10,5 kW: 16 A carries 11,04 kW.
    const fuse = { type: 'fuse', fuseA: 63, powerKw: null } as const;
    const proposal = subscriptionRule(constructedSite(...year, () => 10_000, fuse));
    expect(proposal).toMatchObject({ title: 'Sänk abonnemanget', priority: 'medium' });
    expect(proposal?.text).toContain('säkring 16 A (11,0 kW)');
  });

  test('is not lowered by less than a year of values', () => {
    expect(subscriptionRule(constructedSite(...september, () => 10_000, power))).toBe(null);
  });

  test.each([
    ['that fits', 150_000, power],
    ['that is not known', 150_000, { type: null, fuseA: null, powerKw: null }],
    ['of a site that uses nothing', 0, power],
  ] as const)('%s is left alone', (_, wh, subscription) => {
    expect(subscriptionRule(constructedSite(...year, () => wh, subscription))).toBe(null);
  });
});
