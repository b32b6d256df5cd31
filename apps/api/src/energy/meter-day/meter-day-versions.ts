import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { startOfLocalDay } from '@vinrod/locale/clock';
import { stepMs, type Resolution } from '../../quantities/resolution.ts';
import type { Period } from '../period.ts';
import { formatIntArray, formatTextArray, parseIntArray } from './array-text.ts';
import { missingValue, qualityCode, type MeterDay, type Quality } from './meter-day.ts';
import type { InstantMilliseconds, WattHours } from '../../quantities/quantities.ts';

/** Saves the current version of stored days before an import replaces some of their values. */
export async function keepMeterDays(
  db: Queries,
  corporateGroupId: string,
  days: readonly MeterDay[],
  { importId, now }: { readonly importId: string; readonly now: Date },
): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into meter_day_version (corporate_group_id, site_id, day, import_id, replaced_at, resolution, wh,
      quality, received_at)
    select meter_day.corporate_group_id, meter_day.site_id, meter_day.day, ${importId}::uuid, ${now},
      resolution, wh, quality, received_at
    from unnest(${formatTextArray(days.map((row) => row.siteId))}::uuid[],
      ${formatIntArray(days.map((row) => row.day))}::integer[]) as changing (site_id, day)
    join meter_day on meter_day.corporate_group_id = ${corporateGroupId}::uuid
      and meter_day.site_id = changing.site_id and meter_day.day = date '1970-01-01' + changing.day
    on conflict do nothing`.execute(db);
}

/** A value that an import replaced. */
export interface Correction {
  readonly siteId: string;
  /** Start of the step, ms since 1970-01-01T00:00Z. */
  readonly instant: InstantMilliseconds;
  readonly resolution: Resolution;
  /** Wh before and after. */
  readonly oldWh: WattHours;
  readonly newWh: WattHours;
  readonly oldQuality: Quality;
  readonly newQuality: Quality;
  /** When the old value was received. */
  readonly receivedAt: Date;
  readonly replacedAt: Date;
  /** The user who ran the import, and the imported file. */
  readonly replacedBy: string;
  readonly fileName: string;
}

interface VersionRow {
  site_id: string;
  day: Day;
  resolution: Resolution;
  old_wh: string;
  old_quality: string | null;
  new_wh: string;
  new_quality: string | null;
  received_at: Date;
  replaced_at: Date;
  imported_by: string;
  file_name: string;
}

function qualityNamed(code: number | undefined): Quality {
  if (code === qualityCode.corrected) return 'corrected';
  return code === qualityCode.estimated ? 'estimated' : 'measured';
}

function correctionsOf(row: VersionRow): Correction[] {
  const [oldWh, newWh] = [parseIntArray(row.old_wh), parseIntArray(row.new_wh)];
  const oldCodes = row.old_quality === null ? null : parseIntArray(row.old_quality);
  const newCodes = row.new_quality === null ? null : parseIntArray(row.new_quality);
  const start = startOfLocalDay(row.day);
  return Array.from(oldWh).flatMap((before, index): Correction[] => {
    const after = newWh[index] ?? missingValue;
    const oldQuality = qualityNamed(oldCodes?.[index]);
    const newQuality = qualityNamed(newCodes?.[index]);
    if (before === missingValue || (before === after && oldQuality === newQuality)) return [];
    return [
      {
        siteId: row.site_id,
        instant: start + index * stepMs[row.resolution],
        resolution: row.resolution,
        oldWh: before,
        newWh: after,
        oldQuality,
        newQuality,
        receivedAt: row.received_at,
        replacedAt: row.replaced_at,
        replacedBy: row.imported_by,
        fileName: row.file_name,
      },
    ];
  });
}

/** Every value of a site that imports have replaced in a period, in order of replacement and time. */
export async function readCorrections(
  db: Queries,
  corporateGroupId: string,
  siteId: string,
  period: Period,
): Promise<Correction[]> {
  const { rows } = await sql<VersionRow>`
    with kept as (
      select site_id, day, resolution, wh, quality, received_at, replaced_at, import_id
      from meter_day_version
      where corporate_group_id = ${corporateGroupId}::uuid and site_id = ${siteId}::uuid
        and day between date '1970-01-01' + ${period.first}::integer and date '1970-01-01' + ${period.last}::integer
    ), versions as (
      select site_id, day, resolution, wh, quality, received_at, replaced_at, import_id from kept
      union all
      select site_id, day, resolution, wh, quality, received_at, 'infinity', null from meter_day
      where corporate_group_id = ${corporateGroupId}::uuid and site_id = ${siteId}::uuid
        and day in (select day from kept)
    ), changes as (
      select *, lead(wh) over next as new_wh, lead(quality) over next as new_quality
      from versions window next as (partition by day order by replaced_at)
    )
    select site_id, day - date '1970-01-01' as day, resolution, changes.wh::text as old_wh,
      quality::text as old_quality, new_wh::text as new_wh, new_quality::text as new_quality, received_at,
      replaced_at, imported_by, file_name
    from changes join meter_import on meter_import.corporate_group_id = ${corporateGroupId}::uuid
      and meter_import.id = changes.import_id
    order by replaced_at, day`.execute(db);
  return rows.flatMap(correctionsOf);
}
