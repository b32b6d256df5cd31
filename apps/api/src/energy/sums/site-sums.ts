import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import { formatTextArray } from '../meter-day/array-text.ts';
import type { Period } from '../period.ts';

/** Sum of a site over a period. */
export interface SiteSum {
  readonly siteId: string;
  /** Wh; null when nothing is measured. */
  readonly totalWh: number | null;
  /** Hours for which a value exists; a quarter counts as 0,25. */
  readonly presentHours: number;
}

/** Hours with a value, by the counts that are stored with each day. */
export const PRESENT_HOURS = sql<number>`
  (measured_count + estimated_count + corrected_count) * case resolution when 'quarter' then 0.25 else 1 end`;

/** Sums over a period per site, from stored totals. Sites without a stored day are left out. */
export async function sumsBySite(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  period: Period,
): Promise<SiteSum[]> {
  const { rows } = await sql<{ site_id: string; total_wh: number | null; present_hours: number }>`
    select site_id, sum(total_wh) as total_wh, sum(${PRESENT_HOURS}) as present_hours
    from meter_day
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${formatTextArray(siteIds)}::uuid[])
      and day between date '1970-01-01' + ${period.first}::integer and date '1970-01-01' + ${period.last}::integer
    group by site_id`.execute(db);
  return rows.map((row) => ({
    siteId: row.site_id,
    totalWh: row.total_wh,
    presentHours: row.present_hours,
  }));
}
