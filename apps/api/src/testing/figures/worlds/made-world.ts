import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { formatDay, parseDay, type Day } from '@vinrod/locale/day';
import { hoursInDay } from '@vinrod/locale/clock';
import { formatIntArray } from '../../../energy/meter-day/array-text.ts';
import { missingValue } from '../../../energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../../../energy/meter-day/meter-day-store.ts';
import type { Database } from '../../../store/index.ts';
import { randomOf } from '../../contract-inputs/random.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../../test-people.ts';
import type { FigureWorld } from '../figure-case.ts';
import { dayWithoutPrice, firstMadeDay, madeDays, madePrice, madeSites } from './made-values.ts';
import { openServer, worldOf } from './open-world.ts';

async function storePrices(database: Database, last: Day): Promise<void> {
  for (const area of ['SE3', 'SE4'])
    for (let day = firstMadeDay; day <= last; day += 1) {
      if (area === 'SE4' && formatDay(day) === dayWithoutPrice) continue;
      const prices = Array.from({ length: hoursInDay(day) }, (_, hour) => madePrice(area, day, hour));
      await sql`insert into spot_price_day (price_area, day, ore_per_mwh)
        values (${area}, ${formatDay(day)}::date, ${formatIntArray(prices)}::integer[])`.execute(database.db);
    }
}

/**
 * Companies with different origins and surcharges, sites in two price areas, one with delivery for a part of the time.
 */
async function describe({ db }: Database, group: TestCorporateGroup): Promise<void> {
  const [first, second] = group.companies;
  const sites = group.companies.flatMap(({ siteIds }) => siteIds);
  await db
    .updateTable('company')
    .set({ environmental_choice: 'hydro' })
    .where('id', '=', second?.id ?? '')
    .execute();
  for (const [from, ore] of [
    ['2024-01-01', 4000],
    ['2025-06-01', 5500],
  ] as const)
    await db
      .insertInto('company_surcharge')
      .values({
        corporate_group_id: group.id,
        company_id: first?.id ?? '',
        valid_from: from,
        ore_per_mwh: ore,
      })
      .execute();
  for (const [place, id] of sites.entries())
    await db
      .updateTable('site')
      .set({
        price_area: place < 4 ? 'SE3' : 'SE4',
        heated_area_m2: 1000 + place,
        metering_interval: place === 1 || place === 4 ? 'quarter' : 'hour',
        subscription_type: 'power',
        subscribed_power_kw: 35,
        ...(place === 4 ? { supply_start: '2024-06-10', supply_end: '2026-08-20' } : {}),
      })
      .where('id', '=', id)
      .execute();
}

/** Creates a site group of sites. @returns its id */
export async function makeSiteGroup(
  { app, corporateGroupId }: Pick<FigureWorld, 'app' | 'corporateGroupId'>,
  siteIds: readonly string[],
): Promise<string> {
  const { db } = app.deps.database;
  const id = randomUUID();
  const now = app.clock.now();
  await db
    .insertInto('site_group')
    .values({
      corporate_group_id: corporateGroupId,
      id,
      name: `Grupp ${id}`,
      visibility: 'corporate_group',
      created_by: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  for (const site_id of siteIds)
    await db
      .insertInto('site_group_site')
      .values({ corporate_group_id: corporateGroupId, site_group_id: id, site_id })
      .execute();
  return id;
}

/**
 * A corporate group with everything that makes figures difficult: quarters and hours, a meter that changed between
 * them,
 * gaps within hours, missing days, estimates, deliveries that start and end, a day without prices, an incomplete
 * current
 * day, and a site without any value.
 */
export async function makeWorld(seed: string): Promise<FigureWorld> {
  const app = await openServer('2026-11-20T08:00:00+01:00');
  const { database } = app.deps;
  const group = await createCorporateGroup(database, 'Sammansatt', [2, 2, 2]);
  await describe(database, group);
  const world = await worldOf(app, 'made data', group.id);
  const today = parseDay(world.today) ?? 0;
  const random = randomOf(seed);
  const sites = group.companies.flatMap(({ siteIds }) => siteIds);
  const days = madeSites.flatMap((site, place) => madeDays(sites[place] ?? '', site, today, random));
  // Of the current day the first seven hours have arrived.
  for (const day of days.filter(({ day: own }) => own === today))
    day.wh.fill(missingValue, (day.wh.length / 24) * 7);
  await writeMeterDays(database.db, group.id, days, () => new Date('2026-11-20T05:00:00Z'));
  await storePrices(database, today);
  return world;
}
