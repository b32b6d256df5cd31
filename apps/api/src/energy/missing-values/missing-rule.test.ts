import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, formatDay, parseDay, type Day } from '@vinrod/locale/day';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup, type TestCorporateGroup } from '../../testing/test-people.ts';
import { emptyMeterDay, type MeterDay } from '../meter-day/meter-day.ts';
import { writeMeterDays } from '../meter-day/meter-day-store.ts';
import { evenDay, withHours } from '../testing/store-days.ts';
import { missingSites, type MissingSite } from './missing-sites.ts';
import { examinedDays } from './supplied-sites.ts';

/** Values are stored from the first day, and on the last day of all tests too. */
const stored = { first: dayOf(2026, 1, 15), last: dayOf(2026, 11, 20) };

/** What a day of a site holds: everything, all but some hours, no value at all, or nothing stored. */
type Fate = 'whole' | 'quarters' | 'partly' | 'empty' | 'absent';

let database: Database;
let group: TestCorporateGroup;
let siteIds: readonly string[];

function dayWith(siteId: string, day: Day, fate: Fate): MeterDay[] {
  if (fate === 'absent') return [];
  if (fate === 'quarters') {
    const quarters = emptyMeterDay(siteId, day, 'quarter');
    quarters.wh.fill(250);
    return [quarters];
  }
  const whole = evenDay(siteId, day, 1000);
  if (fate === 'whole') return [whole];
  const gone = fate === 'partly' ? [3, 17] : whole.wh.keys();
  return [withHours(whole, Object.fromEntries([...gone].map((hour) => [hour, null])))];
}

/** Every third site is whole, the others have gaps of every kind, some of them months long. */
function fateOf(place: number, day: Day): Fate {
  if (place % 3 === 0) return place % 2 === 0 ? 'whole' : 'quarters';
  const run = Math.floor(day / (4 + place)) * 31 + place * 17;
  if (run % 23 === 0) return 'absent';
  if (run % 29 === 0) return 'partly';
  return run % 31 === 0 ? 'empty' : 'whole';
}

beforeAll(async () => {
  database = await createTestDatabase();
  group = await createCorporateGroup(database, 'Norrviken', [24, 12]);
  siteIds = group.companies.flatMap((company) => company.siteIds);
  const days: MeterDay[] = [];
  for (const [place, siteId] of siteIds.entries())
    for (let day = stored.first; day <= stored.last; day += 1)
      if (place < 34) days.push(...dayWith(siteId, day, fateOf(place, day)));
  await writeMeterDays(database.db, group.id, days, () => new Date('2026-11-20T04:30:00Z'));
  const set = (place: number, changes: object) =>
    database.db
      .updateTable('site')
      .set(changes)
      .where('id', '=', siteIds[place] ?? '')
      .execute();
  await set(1, { supply_start: '2026-10-12' });
  await set(2, { supply_end: '2026-10-20', status: 'ended' });
  await set(4, { supply_start: '2026-03-05', supply_end: '2026-04-02' });
  await set(5, { status: 'upcoming' });
  await set(7, { metering_interval: 'month' });
  await set(8, { metering_interval: 'quarter' });
  for (let place = 0; place < 34; place += 3) await set(place, { supply_start: formatDay(stored.first) });
  // Of the two without any value one has a first day of delivery.
  await set(34, { supply_start: '2025-06-01' });
});

afterAll(() => database.close());

async function found(today: Day): Promise<FoundSite[]> {
  const within = sql<boolean>`site.corporate_group_id = ${group.id}::uuid`;
  const { rows } = await sql<FoundSite>`select site_id, since, last_day, day_count
    from (${missingSites({ today, within })}) as missing order by site_id`.execute(database.db);
  return rows;
}

type FoundSite = Omit<MissingSite, 'corporate_group_id'>;

interface Stored {
  readonly site_id: string;
  readonly day: string;
  readonly supply_start: string | null;
  readonly is_whole: boolean;
}

/** Every day of every site's delivery since long before, by plain SQL: the values are counted one by one. */
async function everyDay(today: Day): Promise<Map<string, Stored[]>> {
  const { rows } = await sql<Stored>`
    select site.id as site_id, midnight::date as day, supply_start,
      coalesce((select count(value) from unnest(meter_day.wh) as value), 0)
        * case when meter_day.resolution = 'quarter' then 15 else 60 end
        = extract(epoch from (midnight + interval '1 day') at time zone 'Europe/Stockholm'
          - midnight at time zone 'Europe/Stockholm') / 60 as is_whole
    from site
    cross join generate_series(timestamp '2025-01-01', ${formatDay(today - 1)}::timestamp, interval '1 day')
      as midnight
    left join meter_day on meter_day.site_id = site.id and meter_day.day = midnight::date
    where site.corporate_group_id = ${group.id}::uuid
      and site.status <> 'upcoming' and site.metering_interval <> 'month'
      and midnight::date between coalesce(supply_start, date '2025-01-01') and coalesce(supply_end, date '2030-01-01')
    order by site.id, midnight`.execute(database.db);
  return Map.groupBy(rows, ({ site_id: id }) => id);
}

function expectedOf(siteId: string, days: readonly Stored[], first: string): FoundSite[] {
  const lacking = days.filter(({ day, is_whole: isWhole }) => day >= first && !isWhole);
  const [start] = lacking;
  const end = lacking.at(-1);
  if (start === undefined || end === undefined) return [];
  let since = start.day;
  const before = days.filter(({ day }) => day < first);
  if (since === first) {
    const whole = before.findLast(({ is_whole: isWhole }) => isWhole);
    if (whole !== undefined) since = formatDay((parseDay(whole.day) ?? 0) + 1);
    else if (start.supply_start !== null && start.supply_start < first) since = start.supply_start;
  }
  const earlier = (parseDay(start.day) ?? 0) - (parseDay(since) ?? 0);
  return [{ site_id: siteId, since, last_day: end.day, day_count: lacking.length + earlier }];
}

describe('what is missing', () => {
  test.each([
    ['in November, with the longest day of the year', dayOf(2026, 11, 20)],
    ['right after the longest day', dayOf(2026, 10, 26)],
    ['on the first of a month, after the shortest day', dayOf(2026, 4, 1)],
    ['in the middle of spring', dayOf(2026, 5, 17)],
    ['when nothing is older than the examined days', dayOf(2026, 2, 20)],
  ])('is found like a count of every value finds it, %s', async (_when, today) => {
    const { first } = examinedDays(today);
    const every = await everyDay(today);
    const expected = [...every]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([siteId, days]) => expectedOf(siteId, days, formatDay(first)));
    expect(expected.length).toBeGreaterThan(5);
    expect(expected.length).toBeLessThan(every.size);
    expect(await found(today)).toEqual(expected);
  });

  test('is not made up for by values of today or from outside the delivery', async () => {
    const today = dayOf(2026, 11, 20);
    const one = await createCorporateGroup(database, 'Kallvik', [2]);
    const [lacking = '', ended = ''] = one.companies[0]?.siteIds ?? [];
    const days = Array.from({ length: 60 }, (_unused, at) => dayOf(2026, 10, 1) + at);
    const meterDays = days
      .filter((day) => day !== dayOf(2026, 11, 3) && day <= today)
      .flatMap((day) => [lacking, ended].map((site) => evenDay(site, day, 1000)));
    await writeMeterDays(database.db, one.id, meterDays, () => new Date('2026-11-20T04:30:00Z'));
    await database.db
      .updateTable('site')
      .set({ supply_start: '2026-11-02', supply_end: '2026-11-10' })
      .where('id', '=', ended)
      .execute();
    const within = sql<boolean>`site.corporate_group_id = ${one.id}::uuid`;
    const { rows } = await sql`select since, last_day, day_count
      from (${missingSites({ today, within })}) as missing`.execute(database.db);
    const gap = { since: '2026-11-03', last_day: '2026-11-03', day_count: 1 };
    expect(rows).toEqual([gap, gap]);
  });
});
