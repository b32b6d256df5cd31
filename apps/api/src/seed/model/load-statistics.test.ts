import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf, partsOf, weekdayOf } from '@vinrod/locale/day';
import { clockHour, hoursInPeriod } from '@vinrod/locale/clock';
import { missingValue } from '../../energy/meter-day/meter-day.ts';
import { referenceFile } from '../../testing/reference-data.ts';
import { demoCorporateGroups } from '../catalogue/corporate-groups.ts';
import { readDemoSites } from '../catalogue/sites.ts';
import { createMeterSeries } from './meter-series.ts';
import { cachingWeather } from './weather.ts';

/** Statistics of 60 real buildings over three years. */
const reference = referenceFile('load_cambridge/sites.csv');

const firstDay = dayOf(2024, 1, 1);
const last = dayOf(2026, 12, 31);

interface Statistics {
  readonly name: string;
  readonly nightDay: number;
  readonly weekendWeekday: number;
  readonly summerWinter: number;
  readonly missingHours: number;
  readonly longestGapHours: number;
}

class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count += 1;
  }

  get value(): number {
    return this.#sum / this.#count;
  }
}

/** The definitions of sites.csv: day = workdays 10–16, night = 01–05, weekend = 10–16, summer = Jun–Aug, winter = Dec–Feb. */
function statisticsOfDemoSites(): Statistics[] {
  const sites = readDemoSites();
  const weather = cachingWeather();
  return demoCorporateGroups.flatMap((group) =>
    group.companies.flatMap((company) =>
      (sites.get(company.name) ?? []).map((site): Statistics => {
        const habit = { outagesPerDay: group.outagesPerDay, openUntil: group.gapsOpenUntil };
        const series = createMeterSeries(site, 'uuid', habit, weather);
        const first = Math.max(firstDay, site.supplyStart ?? firstDay);
        const [night, workday, weekend, summer, winter] = [
          new Mean(),
          new Mean(),
          new Mean(),
          new Mean(),
          new Mean(),
        ];
        let missingHours = hoursInPeriod(first, last);
        let gap = 0;
        let longestGapHours = 0;
        for (let day = first; day <= last; day += 1) {
          const wh = series.meterDay(day)?.wh ?? new Int32Array(24).fill(missingValue);
          const perHour = wh.length > 25 ? 4 : 1;
          const { month } = partsOf(day);
          const isWeekend = weekdayOf(day) > 5;
          for (let index = 0; index < wh.length / perHour; index += 1) {
            const quarters = wh.subarray(index * perHour, (index + 1) * perHour);
            if (quarters.includes(missingValue)) {
              gap += 1;
              longestGapHours = Math.max(longestGapHours, gap);
              continue;
            }
            gap = 0;
            missingHours -= 1;
            const value = quarters.reduce((sum, part) => sum + part, 0);
            const hour = clockHour(day, index);
            if (hour >= 1 && hour < 5) night.add(value);
            if (hour >= 10 && hour < 16) (isWeekend ? weekend : workday).add(value);
            if (month >= 6 && month <= 8) summer.add(value);
            if (month === 12 || month <= 2) winter.add(value);
          }
        }
        return {
          name: site.name,
          nightDay: night.value / workday.value,
          weekendWeekday: weekend.value / workday.value,
          summerWinter: summer.value / winter.value,
          missingHours,
          longestGapHours,
        };
      }),
    ),
  );
}

/** The minimum and maximum of a column of sites.csv. */
function rangeOf(column: string): [number, number] {
  const [header = '', ...rows] = readFileSync(reference.path, 'utf8').trim().split('\n');
  const index = header.split(',').indexOf(column);
  const values = rows.map((row) => Number(row.split(',')[index]));
  return [Math.min(...values), Math.max(...values)];
}

describe.skipIf(reference.isAbsent)(
  'demo load lies within the range of the real buildings in ../shared/data/load_cambridge (skipped when absent)',
  () => {
    let statistics: Statistics[] = [];

    beforeAll(() => {
      statistics = statisticsOfDemoSites();
    });

    test.each([
      ['night_day', (site: Statistics) => site.nightDay],
      ['weekend_weekday', (site: Statistics) => site.weekendWeekday],
      ['summer_winter', (site: Statistics) => site.summerWinter],
      ['missing_hours', (site: Statistics) => site.missingHours],
      ['longest_gap_h', (site: Statistics) => site.longestGapHours],
    ])('%s', (column, valueOf) => {
      const [least, most] = rangeOf(column);
      expect(statistics.length).toBeGreaterThanOrEqual(60);
      const outside = statistics.filter((site) => !(valueOf(site) >= least && valueOf(site) <= most));
      expect(outside.map((site) => [site.name, valueOf(site), least, most])).toEqual([]);
    });

    test('the sites differ from each other, and some have gaps', () => {
      const spread = statistics.map((site) => site.nightDay);
      expect(Math.max(...spread) - Math.min(...spread)).toBeGreaterThan(0.4);
      expect(statistics.filter((site) => site.missingHours > 0).length).toBeGreaterThan(15);
    });
  },
);
