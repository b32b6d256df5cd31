import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import type { Resolution } from '../../quantities/resolution.ts';
import { formatTextArray, parseIntArray } from './array-text.ts';
import { DayBatch } from './day-batch.ts';
import type { Period } from '../period.ts';
import type { MeterDay } from './meter-day.ts';
import { withOwnSums } from './own-sums.ts';
import { shownDays } from './shown-days.ts';

/** Days sent to the database in one statement. */
const batchSize = 4000;

/** Does work in the transaction that it is asked for in, or in one of its own. */
async function inTransaction(db: Queries, work: (trx: Queries) => Promise<void>): Promise<void> {
  await (db.isTransaction ? work(db) : db.transaction().execute(work));
}

/**
 * Stores days of sites of one corporate group, replacing existing ones.
 * @param receivedAt - when each day was received
 */
export async function writeMeterDays<Stored extends MeterDay>(
  db: Queries,
  corporateGroupId: string,
  days: readonly Stored[],
  receivedAt: (day: Stored) => Date,
): Promise<void> {
  await prepareMeterDays(corporateGroupId, days, receivedAt)(db);
}

/**
 * {@link writeMeterDays} in two steps, of which this one writes the statements: the database may still be busy with what
 * came before. The first of them is written now, the others when the one before has been stored.
 */
export function prepareMeterDays<Stored extends MeterDay>(
  corporateGroupId: string,
  days: readonly Stored[],
  receivedAt: (day: Stored) => Date,
): (db: Queries) => Promise<void> {
  const batchAt = (start: number): DayBatch => {
    const batch = days.slice(start, start + batchSize);
    return new DayBatch(corporateGroupId, batch, batch.map(receivedAt));
  };
  const first = days.length === 0 ? null : batchAt(0);
  return async (db) => {
    if (first === null) return;
    await inTransaction(db, (trx) =>
      withOwnSums(trx, async (intakeId) => {
        await first.store(trx, intakeId);
        for (let start = batchSize; start < days.length; start += batchSize)
          await batchAt(start).store(trx, intakeId);
      }),
    );
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
