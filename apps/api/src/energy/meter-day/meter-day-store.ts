import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import type { Resolution } from '../../quantities/resolution.ts';
import { formatIntArray, formatTextArray, formatWhArray, parseIntArray } from './array-text.ts';
import type { Period } from '../period.ts';
import { totalsOf, type MeterDay } from './meter-day.ts';
import { shownDays } from './shown-days.ts';

/** Days sent to the database in one statement. */
const batchSize = 4000;

function batchStatement(
  corporateGroupId: string,
  days: readonly MeterDay[],
  receivedAt: readonly Date[],
): RawBuilder<unknown> {
  const totals = days.map(totalsOf);
  const texts = {
    site: formatTextArray(days.map((row) => row.siteId)),
    day: formatIntArray(days.map((row) => row.day)),
    resolution: formatTextArray(days.map((row) => row.resolution)),
    total: `{${totals.map((row) => row.totalWh ?? 'NULL').join(',')}}`,
    measured: formatIntArray(totals.map((row) => row.measuredCount)),
    estimated: formatIntArray(totals.map((row) => row.estimatedCount)),
    corrected: formatIntArray(totals.map((row) => row.correctedCount)),
    missing: formatIntArray(totals.map((row) => row.missingCount)),
    wh: formatTextArray(days.map((row) => formatWhArray(row.wh))),
    quality: formatTextArray(days.map((row) => (row.quality === null ? null : formatIntArray(row.quality)))),
    received: formatTextArray(receivedAt.map((instant) => instant.toISOString())),
  };
  return sql`
    insert into meter_day (corporate_group_id, site_id, day, resolution, total_wh, measured_count,
      estimated_count, corrected_count, missing_count, wh, quality, received_at)
    select ${corporateGroupId}::uuid, site_id, date '1970-01-01' + day, resolution, total_wh, measured,
      estimated, corrected, missing, wh::integer[], quality::smallint[], received
    from unnest(${texts.site}::uuid[], ${texts.day}::integer[], ${texts.resolution}::text[],
      ${texts.total}::bigint[], ${texts.measured}::smallint[], ${texts.estimated}::smallint[],
      ${texts.corrected}::smallint[], ${texts.missing}::smallint[], ${texts.wh}::text[],
      ${texts.quality}::text[], ${texts.received}::timestamptz[])
      as row (site_id, day, resolution, total_wh, measured, estimated, corrected, missing, wh, quality, received)
    on conflict (corporate_group_id, site_id, day) do update set
      resolution = excluded.resolution,
      total_wh = excluded.total_wh,
      measured_count = excluded.measured_count,
      estimated_count = excluded.estimated_count,
      corrected_count = excluded.corrected_count,
      missing_count = excluded.missing_count,
      wh = excluded.wh,
      quality = excluded.quality,
      received_at = excluded.received_at`;
}

/**
 * Stores days of sites of one corporate group, replacing existing ones.
 * @param receivedAt - when each day was received
 */
export async function writeMeterDays(
  db: Queries,
  corporateGroupId: string,
  days: readonly MeterDay[],
  receivedAt: (day: MeterDay) => Date,
): Promise<void> {
  await prepareMeterDays(corporateGroupId, days, receivedAt)(db);
}

/**
 * {@link writeMeterDays} in two steps, of which this one writes the statements: the database may still be busy with what
 * came before. The first of them is written now, the others when the one before has been stored.
 */
export function prepareMeterDays(
  corporateGroupId: string,
  days: readonly MeterDay[],
  receivedAt: (day: MeterDay) => Date,
): (db: Queries) => Promise<void> {
  const statementAt = (start: number): RawBuilder<unknown> => {
    const batch = days.slice(start, start + batchSize);
    return batchStatement(corporateGroupId, batch, batch.map(receivedAt));
  };
  const first = days.length === 0 ? null : statementAt(0);
  return async (db) => {
    if (first !== null) await first.execute(db);
    for (let start = batchSize; start < days.length; start += batchSize) await statementAt(start).execute(db);
  };
}

interface MeterDayRow {
  site_id: string;
  day: number;
  resolution: Resolution;
  wh: string;
  quality: string | null;
}

function toMeterDay(row: MeterDayRow): MeterDay {
  return {
    siteId: row.site_id,
    day: row.day,
    resolution: row.resolution,
    wh: Int32Array.from(parseIntArray(row.wh)),
    quality: row.quality === null ? null : Uint8Array.from(parseIntArray(row.quality)),
  };
}

async function readDays(
  table: RawBuilder<unknown>,
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  { first, last }: Period,
): Promise<MeterDay[]> {
  const { rows } = await sql<MeterDayRow>`
    select site_id, day - date '1970-01-01' as day, resolution, wh::text as wh, quality::text as quality
    from ${table}
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${formatTextArray(siteIds)}::uuid[])
      and day between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer
    order by site_id, day`.execute(db);
  return rows.map(toMeterDay);
}

/**
 * Reads the stored days of some sites of a corporate group from `first` to `last`, ordered by site and day. Days
 * without any value may be absent.
 */
export function readMeterDays(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  first: Day,
  last: Day,
): Promise<MeterDay[]> {
  return readDays(sql.table('meter_day'), db, corporateGroupId, siteIds, { first, last });
}

/** As {@link readMeterDays}, but with estimates in the gaps that have them: for figures, never for storing. */
export async function readShownDays(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  period: Period,
): Promise<MeterDay[]> {
  return readDays(await shownDays(db, corporateGroupId, period), db, corporateGroupId, siteIds, period);
}
