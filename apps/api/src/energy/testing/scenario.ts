import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../store/index.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { dayOf, formatDay, type Day } from '@vinrod/locale/day';
import { hoursInDay } from '@vinrod/locale/clock';
import { stepsInDay, type Resolution } from '../../quantities/resolution.ts';
import { formatIntArray } from '../meter-day/array-text.ts';
import { missingValue, qualityCode, type MeterDay } from '../meter-day/meter-day.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import type { ReportRequest } from '../report-request.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** One step of a site. */
export interface Step {
  /** Wh; null when missing. */
  readonly wh: WattHours | null;
  readonly quality: 'measured' | 'estimated' | 'corrected';
}

/** One site of a scenario: its steps by day. Days without an entry are not stored. */
export interface ScenarioSite {
  readonly resolution: Resolution;
  readonly days: ReadonlyMap<Day, readonly Step[]>;
}

/** Generated values around a period, for comparing calculations with plain recomputation. */
export interface Scenario {
  readonly first: Day;
  readonly last: Day;
  readonly sites: readonly ScenarioSite[];
}

const step: fc.Arbitrary<Step> = fc.record({
  wh: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 400_000 }) },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  quality: fc.constantFrom('measured', 'measured', 'estimated', 'corrected'),
});

function daySteps(day: Day, resolution: Resolution): fc.Arbitrary<readonly Step[] | null> {
  const length = stepsInDay(day, resolution);
  return fc.oneof(
    { weight: 5, arbitrary: fc.array(step, { minLength: length, maxLength: length }) },
    { weight: 1, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.constant(Array.from({ length }, (): Step => ({ wh: null, quality: 'measured' }))),
    },
  );
}

/** The days from `first` to `last`, those of the year before, and the same number right before. */
function daysAround(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first - 368; day <= first - 363 + (last - first); day += 1) days.push(day);
  for (let day = first - (last - first + 1); day <= last; day += 1) if (!days.includes(day)) days.push(day);
  return days;
}

function site(days: readonly Day[]): fc.Arbitrary<ScenarioSite> {
  return fc.constantFrom<Resolution>('hour', 'quarter').chain((resolution) =>
    fc.tuple(...days.map((day) => daySteps(day, resolution))).map((all) => ({
      resolution,
      days: new Map(
        all.flatMap((steps, index) => (steps === null ? [] : [[days[index] ?? 0, steps] as const])),
      ),
    })),
  );
}

/** Days near edge cases: clock changes, leap days, ends of months and years. */
const interestingDay = fc.constantFrom(
  dayOf(2025, 3, 29),
  dayOf(2026, 3, 28),
  dayOf(2025, 10, 25),
  dayOf(2026, 10, 24),
  dayOf(2024, 2, 27),
  dayOf(2025, 2, 27),
  dayOf(2024, 12, 29),
  dayOf(2026, 12, 30),
  dayOf(2026, 5, 30),
);

/** Scenarios of up to `mostSites` sites over up to five days. */
export function scenarios(mostSites: number): fc.Arbitrary<Scenario> {
  return fc
    .tuple(interestingDay, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: mostSites }))
    .chain(([first, length, count]) => {
      const last = first + length;
      const days = daysAround(first, last);
      return fc
        .array(site(days), { minLength: count, maxLength: count })
        .map((sites) => ({ first, last, sites }));
    });
}

function toMeterDay(siteId: string, day: Day, resolution: Resolution, steps: readonly Step[]): MeterDay {
  return {
    siteId,
    day,
    resolution,
    wh: Int32Array.from(steps, ({ wh }) => wh ?? missingValue),
    quality: Uint8Array.from(steps, ({ wh, quality }) => qualityCode[wh === null ? 'missing' : quality]),
  };
}

/** A stored scenario. */
export interface StoredScenario {
  readonly corporateGroupId: string;
  /** Uuids in the order of the scenario's sites. */
  readonly siteIds: readonly string[];
}

/** Stores a scenario under a corporate group of its own; every site is in SE3. */
export async function storeScenario(database: Database, scenario: Scenario): Promise<StoredScenario> {
  const half = Math.ceil(scenario.sites.length / 2);
  const group = await createCorporateGroup(database, 'Scenario', [half, scenario.sites.length - half]);
  const siteIds = group.companies.flatMap((company) => company.siteIds);
  await database.db
    .updateTable('site')
    .set({ price_area: 'SE3' })
    .where('corporate_group_id', '=', group.id)
    .execute();
  const days = scenario.sites.flatMap((entry, index) =>
    [...entry.days].map(([day, steps]) => toMeterDay(siteIds[index] ?? '', day, entry.resolution, steps)),
  );
  await writeMeterDays(database.db, group.id, days, () => new Date('2026-11-20T05:00:00Z'));
  return { corporateGroupId: group.id, siteIds };
}

/** Spot price of an hour in the scenarios, öre/MWh: different every hour, and sometimes negative. */
export function scenarioPrice(day: Day, hour: number): number {
  return ((day * 31 + hour * 977) % 180_000) - 12_000;
}

/** Stores {@link scenarioPrice} for SE3 from the first day through the last. */
export async function storePrices(database: Database, first: Day, last: Day): Promise<void> {
  for (let day = first; day <= last; day += 1) {
    const prices = Array.from({ length: hoursInDay(day) }, (_, hour) => scenarioPrice(day, hour));
    await sql`
      insert into spot_price_day (price_area, day, ore_per_mwh)
      values ('SE3', ${formatDay(day)}::date, ${formatIntArray(prices)}::integer[])`.execute(database.db);
  }
}

/** A report request for all sites of a scenario, long after its period. */
export function requestOf(corporateGroupId: string, { first, last }: Scenario): ReportRequest {
  return {
    scope: { corporateGroupId, companyIds: null, siteGroupIds: [] },
    siteIds: null,
    period: { first, last },
    today: dayOf(2030, 1, 1),
    language: 'sv',
  };
}
