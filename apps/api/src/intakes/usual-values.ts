import { hourMs, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import type { Day } from '@vinrod/locale/day';
import { missingValue, type MeterDay } from '../energy/meter-day/meter-day.ts';
import { readMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { stepMs } from '../quantities/resolution.ts';
import type { JsonRecord } from '../server/json-document.ts';
import type { Queries } from '../store/database.ts';
import { stepOf, valuesOf } from './file-items.ts';
import type { FoundSite } from './find-sites.ts';

/** Days before the first of a file that its values are compared with, and how many of them must have values. */
const comparedDays = 31;
const leastDays = 7;

/** A value is far above when it is this many times the highest of the same hour, and this many kWh above it. */
const times = 10;
const leastAbove = 10;

const hoursOfDay = 25;
const wattHours = 1000;

/** The least and the most of an hour of the day, kWh as of a whole hour. */
interface Usual {
  least: number;
  most: number;
}

function usualOf(days: readonly MeterDay[]): readonly (Usual | null)[] | null {
  if (days.length < leastDays) return null;
  const usual: (Usual | null)[] = Array.from({ length: hoursOfDay }, () => null);
  for (const { wh, resolution } of days) {
    const perHour = hourMs / stepMs[resolution];
    for (const [step, value] of wh.entries()) {
      if (value === missingValue) continue;
      const kwh = (value * perHour) / wattHours;
      const hour = Math.floor(step / perHour);
      const known = usual[hour] ?? { least: kwh, most: kwh };
      usual[hour] = { least: Math.min(known.least, kwh), most: Math.max(known.most, kwh) };
    }
  }
  return usual;
}

/** Values of a row that stand out. */
export interface StandingOut {
  /** First and end of each run of such values, by their place in the row. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly count: number;
  /** The highest, as of an hour, its day, and what is usual then. */
  readonly kwh: number;
  readonly day: Day;
  readonly least: number;
  readonly most: number;
}

/** Compares values of sites with the same hours before the file. */
export class UsualValues {
  readonly #db: Queries;
  readonly #usual = new Map<string, readonly (Usual | null)[] | null>();

  constructor(db: Queries) {
    this.#db = db;
  }

  /** Reads what is usual for the sites of some rows, before the first of them. */
  async prepare(rows: readonly { readonly site: FoundSite; readonly row: JsonRecord }[]): Promise<void> {
    const firsts = new Map<string, { site: FoundSite; first: Day }>();
    for (const { site, row } of rows) {
      if (this.#usual.has(site.uuid)) continue;
      const day = localDayOf(Date.parse(String(row['start'])));
      if (Number.isNaN(day)) continue;
      const known = firsts.get(site.uuid)?.first ?? day;
      firsts.set(site.uuid, { site, first: Math.min(known, day) });
    }
    const together = Map.groupBy(
      firsts.values(),
      ({ site, first }) => `${site.corporateGroupId} ${String(first)}`,
    );
    for (const sites of together.values()) {
      const [one] = sites;
      if (one === undefined) continue;
      const days = await readMeterDays(
        this.#db,
        one.site.corporateGroupId,
        sites.map(({ site }) => site.uuid),
        one.first - comparedDays,
        one.first - 1,
      );
      const bySite = Map.groupBy(days, ({ siteId }) => siteId);
      for (const { site } of sites) this.#usual.set(site.uuid, usualOf(bySite.get(site.uuid) ?? []));
    }
  }

  /** The values of a row that are far above the usual; null when none is. */
  standingOut(site: FoundSite, row: JsonRecord): StandingOut | null {
    const usual = this.#usual.get(site.uuid) ?? null;
    const start = Date.parse(String(row['start']));
    if (usual === null || Number.isNaN(start)) return null;
    const step = stepOf(row);
    const ranges: [number, number][] = [];
    let found: Omit<StandingOut, 'ranges' | 'count'> | null = null;
    let count = 0;
    for (const [index, value] of (valuesOf(row) ?? []).entries()) {
      if (typeof value !== 'number') continue;
      const instant = start + index * step;
      const day = localDayOf(instant);
      const known = usual[Math.floor((instant - startOfLocalDay(day)) / hourMs)];
      const kwh = (value * hourMs) / step;
      if (known === null || known === undefined) continue;
      if (kwh <= known.most * times || kwh < known.most + leastAbove) continue;
      count += 1;
      const last = ranges.at(-1);
      if (last !== undefined && last[1] === index) last[1] = index + 1;
      else ranges.push([index, index + 1]);
      if (found === null || kwh > found.kwh) found = { kwh, day, least: known.least, most: known.most };
    }
    return found === null ? null : { ...found, ranges, count };
  }
}

/** The steps of a row that lie in ranges, or those that do not; null when no value is left. */
export function rowPart(
  row: JsonRecord,
  ranges: readonly (readonly [number, number])[],
  isInside: boolean,
): JsonRecord | null {
  const kwh = (valuesOf(row) ?? []).map((value, index) =>
    ranges.some(([first, end]) => index >= first && index < end) === isInside ? value : null,
  );
  const first = kwh.findIndex((value) => value !== null);
  if (first === -1) return null;
  const start = new Date(Date.parse(String(row['start'])) + first * stepOf(row)).toISOString();
  return { ...row, start, kwh: kwh.slice(first, kwh.findLastIndex((value) => value !== null) + 1) };
}
