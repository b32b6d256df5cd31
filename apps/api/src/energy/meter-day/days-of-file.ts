import { sql } from 'kysely';
import type { Day } from '@vinrod/locale/day';
import type { Queries } from '../../store/index.ts';
import { formatIntArray, formatTextArray } from './array-text.ts';

/** A day that a file created. */
export interface CreatedDay {
  readonly siteId: string;
  readonly day: Day;
  readonly totalWh: number | null;
  /** Instant as the database reads it. */
  readonly receivedAt: string;
}

/** A day that a file changed, and what was stored before. */
export interface ChangedDay {
  readonly siteId: string;
  readonly day: Day;
  /** The stored row as JSON. */
  readonly before: string;
}

/** Keeps which days a file created, of a site in one row, with what tells that nobody has changed them since. */
export async function keepCreatedDays(
  trx: Queries,
  intakeId: string,
  corporateGroupId: string,
  days: readonly CreatedDay[],
): Promise<void> {
  if (days.length === 0) return;
  const totals = days.map(({ totalWh }) => totalWh ?? 'NULL');
  await sql`
    insert into intake_meter_days (intake_id, corporate_group_id, site_id, days, received_at, total_wh)
    select ${intakeId}::uuid, ${corporateGroupId}::uuid, site_id, array_agg(date '1970-01-01' + day),
      array_agg(received_at), array_agg(total_wh)
    from unnest(${formatTextArray(days.map(({ siteId }) => siteId))}::uuid[],
      ${formatIntArray(days.map(({ day }) => day))}::integer[], ${`{${totals.join(',')}}`}::bigint[],
      ${formatTextArray(days.map(({ receivedAt }) => receivedAt))}::timestamptz[])
      as created (site_id, day, total_wh, received_at)
    group by site_id`.execute(trx);
}

/** Keeps what a file changed in days that were stored, once it has. */
export async function keepChangedDays(
  trx: Queries,
  intakeId: string,
  corporateGroupId: string,
  days: readonly ChangedDay[],
): Promise<void> {
  if (days.length === 0) return;
  const changes = days.map(
    ({ siteId, day, before }) => `{"site_id":"${siteId}","day":${day},"before":${before}}`,
  );
  await sql`
    insert into intake_change (intake_id, table_name, key, before, after)
    select ${intakeId}::uuid, 'meter_day', jsonb_build_object('corporate_group_id', stored.corporate_group_id,
      'site_id', stored.site_id, 'day', stored.day), changed.before, to_jsonb(stored)
    from jsonb_to_recordset(${`[${changes.join(',')}]`}::jsonb) as changed (site_id uuid, day integer, before jsonb)
    join meter_day as stored on stored.corporate_group_id = ${corporateGroupId}::uuid
      and stored.site_id = changed.site_id and stored.day = date '1970-01-01' + changed.day
    where changed.before <> to_jsonb(stored)`.execute(trx);
}
