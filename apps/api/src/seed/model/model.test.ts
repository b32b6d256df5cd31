import { describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { missingValue, qualityCode, totalsOf, type MeterDay } from '../../energy/meter-day/meter-day.ts';
import type { DemoSite } from '../catalogue/catalogue.ts';
import { townOf } from '../catalogue/towns.ts';
import { breakOf, dayKindOf } from './day-kind.ts';
import { hourFates } from './gaps.ts';
import { createMeterSeries } from './meter-series.ts';
import { spotPriceDay, spotPriceQuarters } from './spot-price.ts';
import { cachingWeather, weatherOf } from './weather.ts';

const site: DemoSite = {
  name: 'Kontoret',
  siteId: '735999000000010012',
  type: 'office',
  annualKwh: 100_000,
  town: townOf('vasteras'),
  street: 'Storgatan 1',
  postalCode: '72213',
  building: 'Huset',
  manager: 'Karin',
  resolution: 'hour',
  yearlyChange: 0,
  supplyStart: null,
};
const habit = { outagesPerDay: 0, openUntil: 0 };

function dayWh(changes: Partial<DemoSite>, day: number): number {
  const series = createMeterSeries({ ...site, ...changes }, 'uuid', habit, cachingWeather());
  const made = series.meterDay(day);
  return made === null ? Number.NaN : (totalsOf(made).totalWh ?? Number.NaN);
}

/** Mean of the temperature, or of the noon price, in an area over 2025. */
function mean(area: 'SE1' | 'SE4', of: 'temperature' | 'price'): number {
  let sum = 0;
  for (let day = dayOf(2025, 1, 1); day <= dayOf(2025, 12, 31); day += 1) {
    const weather = weatherOf(area, day);
    sum += of === 'temperature' ? weather.mean : (spotPriceDay(area, day, weather)[12] ?? 0);
  }
  return sum / 365;
}

describe('the days of the working year', () => {
  test.each([
    [dayOf(2026, 6, 19), 'sunday', 'midsummer eve'],
    [dayOf(2026, 12, 24), 'sunday', 'Christmas eve, a Thursday'],
    [dayOf(2026, 5, 14), 'sunday', 'Ascension day'],
    [dayOf(2026, 4, 30), 'saturday', 'Walpurgis eve'],
    [dayOf(2026, 10, 31), 'sunday', "All Saints' day, a Saturday"],
    [dayOf(2026, 11, 21), 'saturday', 'a Saturday'],
    [dayOf(2026, 11, 20), 'workday', 'a Friday'],
  ])('%i is worked as %s: %s', (day, kind) => {
    expect(dayKindOf(day)).toBe(kind);
  });

  test('have their breaks', () => {
    expect(breakOf(dayOf(2026, 7, 15))).toBe('summer');
    expect(breakOf(dayOf(2026, 6, 20))).toBe('school');
    expect(breakOf(dayOf(2026, 12, 28))).toBe('christmas');
    expect(breakOf(dayOf(2026, 9, 15))).toBe('none');
  });
});

describe('the load', () => {
  test('comes to about the yearly consumption asked for', () => {
    const series = createMeterSeries(site, 'uuid', habit, cachingWeather());
    let sum = 0;
    for (let day = dayOf(2025, 1, 1); day <= dayOf(2025, 12, 31); day += 1) {
      const made = series.meterDay(day);
      sum += made === null ? 0 : (totalsOf(made).totalWh ?? 0);
    }
    expect(sum / 1000).toBeGreaterThan(97_000);
    expect(sum / 1000).toBeLessThan(103_000);
  });

  test('is lower on a holiday and in the industrial holidays than on a common day', () => {
    const common = dayWh({}, dayOf(2026, 5, 12));
    expect(dayWh({}, dayOf(2026, 5, 14))).toBeLessThan(common * 0.8);
    expect(dayWh({}, dayOf(2026, 7, 14))).toBeLessThan(common * 0.9);
  });

  test('changes by the year as asked for', () => {
    const day = dayOf(2027, 7, 2);
    expect(dayWh({ yearlyChange: -0.1 }, day) / dayWh({}, day)).toBeCloseTo(0.81, 2);
  });

  test('has as many values as the day has hours or quarters', () => {
    const series = createMeterSeries({ ...site, resolution: 'quarter' }, 'uuid', habit, cachingWeather());
    expect(series.meterDay(dayOf(2026, 3, 29))?.wh).toHaveLength(92);
    expect(series.meterDay(dayOf(2026, 10, 25))?.wh).toHaveLength(100);
  });

  test('does not begin before the delivery', () => {
    const start = dayOf(2026, 2, 1);
    expect(dayWh({ supplyStart: start }, start - 1)).toBeNaN();
    expect(dayWh({ supplyStart: start }, start)).toBeGreaterThan(0);
  });
});

describe('outages', () => {
  const broken = { outagesPerDay: 0.3, openUntil: dayOf(2025, 6, 30) };
  const days: MeterDay[] = [];
  const series = createMeterSeries(site, 'uuid', broken, cachingWeather());
  for (let day = dayOf(2025, 1, 1); day <= dayOf(2025, 12, 31); day += 1) {
    const made = series.meterDay(day);
    if (made !== null) days.push(made);
  }

  test('stay open, or are estimated or corrected', () => {
    const codes = new Set(days.flatMap((day) => [...(day.quality ?? [])]));
    expect([...codes].toSorted()).toEqual([0, 1, 2, 3]);
    for (const day of days) {
      const gaps = [...day.wh].filter((wh) => wh === missingValue).length;
      const marked = [...(day.quality ?? [])].filter((code) => code === qualityCode.missing).length;
      expect(marked).toBe(gaps);
    }
  });

  test('are all filled in after the last day on which they may stay open', () => {
    const late = days.filter(({ day }) => day > dayOf(2025, 7, 3));
    expect(late.every(({ wh }) => !wh.includes(missingValue))).toBe(true);
    expect(late.some(({ quality }) => quality?.includes(qualityCode.estimated) === true)).toBe(true);
  });

  test('go on over midnight', () => {
    const full = Array.from({ length: 365 }, (_, index) =>
      hourFates({ ...broken, key: site.siteId }, dayOf(2025, 1, 1) + index),
    );
    const overMidnight = full.some(
      (fates, index) =>
        fates?.at(-1) !== undefined && fates.at(-1) !== 'measured' && full[index + 1]?.[0] === fates.at(-1),
    );
    expect(overMidnight).toBe(true);
  });
});

describe('weather and prices', () => {
  test('are the same on every call', () => {
    const day = dayOf(2026, 2, 3);
    expect(weatherOf('SE3', day)).toEqual(cachingWeather()('SE3', day));
    expect(spotPriceDay('SE3', day, weatherOf('SE3', day))).toEqual(
      spotPriceDay('SE3', day, weatherOf('SE3', day)),
    );
  });

  test('are colder and cheaper in the north', () => {
    expect(mean('SE1', 'temperature')).toBeLessThan(mean('SE4', 'temperature') - 4);
    expect(mean('SE1', 'price')).toBeLessThan(mean('SE4', 'price'));
  });

  test('have a price for each of 23 and 25 hours', () => {
    for (const [day, hours] of [
      [dayOf(2026, 3, 29), 23],
      [dayOf(2026, 10, 25), 25],
    ] as const) {
      expect(spotPriceDay('SE4', day, weatherOf('SE4', day))).toHaveLength(hours);
    }
  });
});

test('prices by quarter have the price of the hour as their mean, on days of 23 and 25 hours too', () => {
  for (const day of [dayOf(2026, 3, 29), dayOf(2026, 7, 1), dayOf(2026, 10, 25)]) {
    const hours = spotPriceDay('SE3', day, weatherOf('SE3', day));
    const quarters = spotPriceQuarters('SE3', day, hours);
    expect(quarters).toHaveLength(hours.length * 4);
    hours.forEach((price, hour) => {
      const own = quarters.subarray(hour * 4, hour * 4 + 4);
      expect(own.reduce((sum, value) => sum + value, 0)).toBe(4 * price);
      expect(new Set(own).size).toBeGreaterThan(1);
    });
  }
});
