import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hourMs, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import type { Day } from '@vinrod/locale/day';
import { referenceFile } from '../../testing/reference-data.ts';
import { emptyMeterDay, missingValue, type MeterDay } from '../meter-day/meter-day.ts';
import { estimateDay } from './estimate-day.ts';

const values = referenceFile('load_cambridge/hourly_2021_2023.csv.gz');

type SiteDays = Map<Day, MeterDay>;

/** Every n:th building of the file, by local day. */
function readBuildings(everyNth: number): readonly SiteDays[] {
  const [header = '', ...lines] = gunzipSync(readFileSync(values.path)).toString().trim().split('\n');
  const names = header.split(',').slice(1);
  const places = names.map((_name, place) => place).filter((place) => place % everyNth === 0);
  const buildings = places.map((): SiteDays => new Map());
  for (const line of lines) {
    const fields = line.split(',');
    const instant = Date.parse(fields[0] ?? '');
    const day = localDayOf(instant);
    const hour = (instant - startOfLocalDay(day)) / hourMs;
    for (const [index, place] of places.entries()) {
      const days = buildings[index] ?? new Map<Day, MeterDay>();
      const meterDay = days.get(day) ?? emptyMeterDay(names[place] ?? '', day, 'hour');
      const kwh = fields[place + 1] ?? '';
      if (kwh !== '') meterDay.wh[hour] = Math.round(Number(kwh) * 1000);
      days.set(day, meterDay);
    }
  }
  return buildings;
}

/** A gap: whole days, or hours of one. */
interface Gap {
  readonly days: number;
  readonly hours: readonly [number, number] | null;
}

/** The same days without the values of a gap, and the hours that it hides. */
function hidden(days: SiteDays, first: Day, { days: count, hours }: Gap) {
  const without = new Map(days);
  const hid: { readonly day: Day; readonly hour: number; readonly wh: number }[] = [];
  for (let day = first; day < first + count; day += 1) {
    const own = days.get(day);
    if (own === undefined) continue;
    const wh = own.wh.slice();
    const [from, to] = hours ?? [0, wh.length];
    for (let hour = from; hour < to; hour += 1) {
      const value = wh[hour] ?? missingValue;
      if (value !== missingValue) hid.push({ day, hour, wh: value });
      wh[hour] = missingValue;
    }
    without.set(day, { ...own, wh });
  }
  return { without, hid };
}

/** The same hour a week before, or the last one that is not hidden either. */
function weekBefore(days: SiteDays, day: Day, hour: number): number {
  for (let weeks = 1; weeks <= 8; weeks += 1) {
    const wh = days.get(day - 7 * weeks)?.wh[hour] ?? missingValue;
    if (wh !== missingValue) return wh;
  }
  return 0;
}

const mean = (of: readonly number[]): number => of.reduce((sum, error) => sum + error, 0) / of.length;

/** Errors of the estimate and of the week before, by the energy that was hidden (nMAE); the mean of the buildings. */
function errorsOf(buildings: readonly SiteDays[], gap: Gap): { estimated: number; naive: number } {
  const errors = buildings.map((days) => {
    const all = [...days.keys()];
    let [estimated, naive, energy] = [0, 0, 0];
    for (let place = 60; place < all.length - 60; place += 73) {
      const { without, hid } = hidden(days, all[place] ?? 0, gap);
      const found = new Map<Day, MeterDay | undefined>();
      for (const { day } of hid) if (!found.has(day)) found.set(day, estimateDay('', without, day)?.shown);
      for (const { day, hour, wh } of hid) {
        const estimate = found.get(day)?.wh[hour];
        if (estimate === undefined) continue;
        energy += wh;
        estimated += Math.abs(estimate - wh);
        naive += Math.abs(weekBefore(without, day, hour) - wh);
      }
    }
    return { estimated: estimated / energy, naive: naive / energy };
  });
  return {
    estimated: mean(errors.map(({ estimated }) => estimated)),
    naive: mean(errors.map(({ naive }) => naive)),
  };
}

describe.skipIf(values.isAbsent)(
  'real load of ../shared/data/load_cambridge/hourly_2021_2023.csv.gz (skipped when absent)',
  () => {
    const buildings = values.isAbsent ? [] : readBuildings(4);

    test.each([
      ['an hour', { days: 1, hours: [9, 10] }, 0.07],
      ['two hours', { days: 1, hours: [16, 18] }, 0.06],
      ['six hours', { days: 1, hours: [7, 13] }, 0.09],
      ['a day', { days: 1, hours: null }, 0.11],
      ['a week', { days: 7, hours: null }, 0.115],
    ] as const)(
      'a gap of %s is estimated with less error than by the week before it',
      (_name, gap, most) => {
        const { estimated, naive } = errorsOf(buildings, gap);
        expect(estimated).toBeLessThan(most);
        expect(estimated).toBeLessThan(naive * 0.95);
      },
      60_000,
    );
  },
);
