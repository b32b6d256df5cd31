import { sql, type Transaction } from 'kysely';
import { formatDay, type Day } from '@vinrod/locale/day';
import { formatIntArray, formatTextArray } from '../energy/meter-day/array-text.ts';
import { missingValue, type MeterDay } from '../energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { removeMeterDays } from '../energy/meter-day/remove-meter-days.ts';
import type { Resolution } from '../quantities/resolution.ts';
import { refused } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import { intakeTexts } from './texts.ts';

/** Days that are read and put back together. */
const batchSize = 4000;

/** What undo has to know of a stored day, as JSON of its row. */
interface StoredDay {
  readonly resolution: Resolution;
  readonly wh: readonly (number | null)[];
  readonly quality: readonly number[] | null;
  readonly received_at: string;
}

/** A day that a file touched. */
interface TouchedDay {
  readonly site_id: string;
  readonly day: Day;
  /** As it was before the file; null when it was not stored. */
  readonly before: StoredDay | null;
  /** What the file left; null when it was removed. Of a day that it made, when it was received and its sum. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Days of one corporate group. */
interface TouchedDays {
  readonly corporateGroupId: string;
  readonly days: readonly TouchedDay[];
}

/** Each day that a file touched, as it was before the file and as the file left it, in a table of the transaction. */
export async function gatherTouchedDays(trx: Transaction<Schema>, intakeId: string): Promise<void> {
  await sql`create temporary table touched_day (corporate_group_id uuid, site_id uuid, day integer, before jsonb,
    after jsonb, primary key (corporate_group_id, site_id, day)) on commit drop`.execute(trx);
  await sql`
    insert into touched_day
    with change as (
      select key, id, before, after from intake_change
        where intake_id = ${intakeId}::uuid and table_name = 'meter_day'
      -- What it made comes before all that it changed.
      union all
      select jsonb_build_object('corporate_group_id', corporate_group_id, 'site_id', site_id, 'day', created.day), 0, null,
        jsonb_build_object('received_at', created.received_at, 'total_wh', created.total_wh)
      from intake_meter_days as kept
      cross join lateral unnest(kept.days, kept.received_at, kept.total_wh) as created (day, received_at, total_wh)
      where intake_id = ${intakeId}::uuid
    )
    select (first.key ->> 'corporate_group_id')::uuid, (first.key ->> 'site_id')::uuid,
      (first.key ->> 'day')::date - date '1970-01-01', first.before, last.after
    from (select distinct on (key) key, before from change order by key, id) as first
    join (select distinct on (key) key, after from change order by key, id desc) as last using (key)`.execute(
    trx,
  );
}

async function* touchedDays(trx: Transaction<Schema>): AsyncGenerator<TouchedDays, void, undefined> {
  const groups = await sql<{
    id: string;
  }>`select distinct corporate_group_id as id from touched_day order by id`.execute(trx);
  for (const { id: corporateGroupId } of groups.rows) {
    let after: { readonly siteId: string | null; readonly day: Day } = { siteId: null, day: 0 };
    for (;;) {
      const { rows: days } = await sql<TouchedDay>`select site_id, day, before, after from touched_day
        where corporate_group_id = ${corporateGroupId}::uuid
          and (${after.siteId}::uuid is null or (site_id, day) > (${after.siteId}::uuid, ${after.day}::integer))
        order by site_id, day limit ${batchSize}`.execute(trx);
      const last = days.at(-1);
      if (last === undefined) break;
      yield { corporateGroupId, days };
      after = { siteId: last.site_id, day: last.day };
    }
  }
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Whether a stored day is no longer as the file left it. */
function isChangedSince(
  { before, after }: TouchedDay,
  stored: Readonly<Record<string, unknown>> | null,
): boolean {
  if (after === null) return before !== null && stored !== null;
  if (stored === null) return true;
  const was: Readonly<Record<string, unknown>> | null = before === null ? null : { ...before };
  return Object.entries(after).some(
    ([name, value]) => (was === null || !isSame(was[name], value)) && !isSame(stored[name], value),
  );
}

async function storedRows(
  trx: Transaction<Schema>,
  { corporateGroupId, days }: TouchedDays,
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const { rows } = await sql<{ key: string; row: Readonly<Record<string, unknown>> }>`
    select stored.site_id || ' ' || own.day as key, to_jsonb(stored) as row
    from unnest(${formatTextArray(days.map(({ site_id: siteId }) => siteId))}::uuid[],
      ${formatIntArray(days.map(({ day }) => day))}::integer[]) as own (site_id, day)
    join meter_day as stored on stored.corporate_group_id = ${corporateGroupId}::uuid
      and stored.site_id = own.site_id and stored.day = date '1970-01-01' + own.day`.execute(trx);
  return new Map(rows.map(({ key, row }) => [key, row]));
}

/**
 * Checks that nobody has changed days since the file left them.
 *
 * @throws ApiError 422 when somebody has, naming the first.
 */
export async function checkTouchedDays(trx: Transaction<Schema>): Promise<void> {
  let count = 0;
  let first = Infinity;
  for await (const touched of touchedDays(trx)) {
    const stored = await storedRows(trx, touched);
    for (const day of touched.days) {
      if (!isChangedSince(day, stored.get(`${day.site_id} ${day.day}`) ?? null)) continue;
      count += 1;
      first = Math.min(first, day.day);
    }
  }
  if (count > 0)
    throw refused(intakeTexts.changedSince({ count, table: 'meter_day', first: formatDay(first) }));
}

function meterDayOf({ site_id: siteId, day }: TouchedDay, { resolution, wh, quality }: StoredDay): MeterDay {
  return {
    siteId,
    day,
    resolution,
    wh: Int32Array.from(wh, (value) => value ?? missingValue),
    quality: quality === null ? null : Uint8Array.from(quality),
  };
}

/** Removes days that the file made, and puts back those that it changed or removed, as they were. */
export async function putBackTouchedDays(trx: Transaction<Schema>): Promise<void> {
  for await (const { corporateGroupId, days } of touchedDays(trx)) {
    const made = days.filter(({ before, after }) => before === null && after !== null);
    await removeMeterDays(
      trx,
      corporateGroupId,
      made.map(({ site_id: siteId, day }) => ({ siteId, day })),
    );
    const restored = days.flatMap((touched) => {
      const { before, after } = touched;
      if (before === null || isSame(before, after)) return [];
      return [{ ...meterDayOf(touched, before), receivedAt: new Date(before.received_at) }];
    });
    await writeMeterDays(trx, corporateGroupId, restored, ({ receivedAt }) => receivedAt);
  }
}
