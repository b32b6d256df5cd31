import { sql } from 'kysely';
import { formatDay, type Day } from '@vinrod/locale/day';
import type { Database } from '../../../apps/api/src/store/index.ts';
import type { Measurement } from '../result.ts';
import { graphCase, graphSites, monthlyCase, monthlySites, peaksCase } from './in-database.ts';
import { halfYear, corporateGroupId, siteId, spreadSiteIds, year } from './scale.ts';
import { medianTime } from './timed.ts';

/** Size of the corporate group whose values of one year the tall table holds. */
const sites = 100;

/** Name of the peer: a smaller slice, which favours it. */
export const tall = `one row per value, ${sites} sites × 1 year only`;

function dayParameter(day: Day) {
  return sql`${formatDay(day)}::date`;
}

/** SQL for the start of a local day. */
function midnight(day: Day) {
  return sql`(${formatDay(day)}::timestamp at time zone 'Europe/Stockholm')`;
}

/** Results for the tall table and ours, on the same values. */
export interface TallFindings {
  readonly rows: readonly Measurement[];
  readonly bytesPerValue: number;
}

/** Values per second when a year of a corporate group is copied from one table to another. */
async function copySpeeds(database: Database): Promise<{ readonly wide: number; readonly tall: number }> {
  const { db } = database;
  const values = sites * 8760;
  const ofYear = sql`corporate_group_id = ${corporateGroupId(sites)}::uuid
    and day between ${dayParameter(year.first)} and ${dayParameter(year.last)}`;
  await sql`create table wide_copy (like meter_day including defaults including constraints including generated,
    primary key (corporate_group_id, site_id, day))`.execute(db);
  const { rows } = await sql<{ names: string }>`select string_agg(quote_ident(column_name), ', ') as names
    from information_schema.columns where table_name = 'wide_copy' and is_generated = 'NEVER'`.execute(db);
  const names = sql.raw(rows[0]?.names ?? '');
  const wideStart = performance.now();
  await sql`insert into wide_copy (${names}) select ${names} from meter_day where ${ofYear}`.execute(db);
  const wide = (values / (performance.now() - wideStart)) * 1000;
  await sql`drop table wide_copy`.execute(db);
  await sql`create table tall_value (site_id uuid not null, at timestamptz not null, kwh float8 not null,
    primary key (site_id, at))`.execute(db);
  const tallStart = performance.now();
  await sql`insert into tall_value
    select site_id, (day::timestamp at time zone 'Europe/Stockholm') + (hour - 1) * interval '1 hour', value.wh / 1000.0
    from meter_day, unnest(meter_day.wh) with ordinality as value (wh, hour) where ${ofYear}`.execute(db);
  const tallSpeed = (values / (performance.now() - tallStart)) * 1000;
  return { wide, tall: tallSpeed };
}

/** Measures the same queries on a table with one row per value. */
export async function measureTall(database: Database, place: string): Promise<TallFindings> {
  const { db } = database;
  const speeds = await copySpeeds(database);
  await sql`vacuum analyze tall_value`.execute(db);
  const months = spreadSiteIds(sites, monthlySites);
  const shown = Array.from({ length: graphSites }, (_, index) => siteId(sites, index * (sites / graphSites)));
  const byMonth = (figures: string): Promise<number> =>
    medianTime(() =>
      sql`select site_id, date_trunc('month', at at time zone 'Europe/Stockholm') as month, ${sql.raw(figures)}
        from tall_value where site_id = any(${months}::uuid[]) and at >= ${midnight(year.first)}
          and at < ${midnight(year.last + 1)} group by 1, 2`.execute(db),
    );
  const monthly = await byMonth('sum(kwh)');
  const peaks = await byMonth('sum(kwh), max(kwh)');
  const hours = await medianTime(() =>
    sql`select site_id, at, kwh from tall_value where site_id = any(${shown}::uuid[])
      and at >= ${midnight(halfYear.first)} and at < ${midnight(halfYear.last + 1)} order by site_id, at`.execute(
      db,
    ),
  );
  const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('tall_value')::float8
    / (select count(*) from tall_value) as bytes`.execute(db);
  await sql`drop table tall_value`.execute(db);
  const load = `values copied within the database, ${place}`;
  return {
    bytesPerValue: rows[0]?.bytes ?? Number.NaN,
    rows: [
      { case: monthlyCase(place, sites), peer: tall, median: monthly, unit: 'ms' },
      { case: peaksCase(place, sites), peer: tall, median: peaks, unit: 'ms' },
      { case: graphCase(place, sites), peer: tall, median: hours, unit: 'ms' },
      { case: load, peer: 'vinrod', median: speeds.wide, unit: 'values/s' },
      { case: load, peer: tall, median: speeds.tall, unit: 'values/s' },
    ],
  };
}
