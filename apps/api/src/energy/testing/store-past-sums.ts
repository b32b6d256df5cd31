import { sql } from 'kysely';
import { formatDay } from '@vinrod/locale/day';
import type { Queries } from '../../store/index.ts';
import { missingValue, totalsOf, type MeterDay } from '../meter-day/meter-day.ts';

/** Stores days as a process of an older version does, which leaves their sums and their highest hours to triggers. */
export async function storePastSums(
  db: Queries,
  corporateGroupId: string,
  days: readonly MeterDay[],
  receivedAt: Date,
): Promise<void> {
  const rows = days.map((meterDay) => {
    const totals = totalsOf(meterDay);
    return {
      site_id: meterDay.siteId,
      day: formatDay(meterDay.day),
      resolution: meterDay.resolution,
      total_wh: totals.totalWh,
      measured_count: totals.measuredCount,
      estimated_count: totals.estimatedCount,
      corrected_count: totals.correctedCount,
      missing_count: totals.missingCount,
      wh: [...meterDay.wh].map((value) => (value === missingValue ? null : value)),
      quality: meterDay.quality === null ? null : [...meterDay.quality],
    };
  });
  await sql`
    insert into meter_day (corporate_group_id, site_id, day, resolution, total_wh, measured_count, estimated_count,
      corrected_count, missing_count, wh, quality, received_at)
    select ${corporateGroupId}::uuid, site_id, day, resolution, total_wh, measured_count, estimated_count, corrected_count,
      missing_count, wh, quality, ${receivedAt}
    from jsonb_populate_recordset(null::meter_day, ${JSON.stringify(rows)}::jsonb)
    on conflict (corporate_group_id, site_id, day) do update set resolution = excluded.resolution,
      total_wh = excluded.total_wh, measured_count = excluded.measured_count,
      estimated_count = excluded.estimated_count, corrected_count = excluded.corrected_count,
      missing_count = excluded.missing_count, wh = excluded.wh, quality = excluded.quality,
      received_at = excluded.received_at`.execute(db);
}
