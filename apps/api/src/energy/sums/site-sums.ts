import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import { formatTextArray } from '../meter-day/array-text.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import type { Period } from '../period.ts';
import { daysBeside, wholeMonths } from './whole-months.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** Sum of a site over a period. */
export interface SiteSum {
  readonly siteId: string;
  /** Wh; null when nothing is measured. */
  readonly totalWh: WattHours | null;
  /** Hours with a value; a quarter counts as 0,25. */
  readonly presentHours: number;
  readonly isEstimated: boolean;
  readonly isCorrected: boolean;
}

/** Quarters with a value, from the counts stored with each day. */
const presentQuarters = sql<number>`
  (measured_count + estimated_count + corrected_count) * case resolution when 'quarter' then 1 else 4 end`;

function ofMonths(of: RawBuilder<unknown>, { first, last }: Period): RawBuilder<unknown> {
  return sql`select site_id, case when value_count > 0 then total_wh end as total_wh,
      present_quarters, estimated_count, corrected_count
    from shown_month
    where ${of} and month between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer`;
}

function ofDays(
  shown: RawBuilder<unknown>,
  of: RawBuilder<unknown>,
  { first, last }: Period,
): RawBuilder<unknown> {
  return sql`select site_id, total_wh, ${presentQuarters} as present_quarters, estimated_count, corrected_count
    from ${shown}
    where ${of} and day between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer`;
}

/**
 * Sums over a period per site: whole months from the stored monthly sums, the remaining days from their daily totals.
 * Sites without stored values are left out.
 * @param areAll - whether these are all sites of the corporate group: its months are then read without listing the
 *   sites, which is faster. Days are always read by site, since the index needs it to find the days of a period.
 */
export async function sumsBySite(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  period: Period,
  areAll = false,
): Promise<SiteSum[]> {
  if (siteIds.length === 0) return [];
  const ofCorporateGroup = sql`corporate_group_id = ${corporateGroupId}::uuid`;
  const ofSites = sql`${ofCorporateGroup} and site_id = any(${formatTextArray(siteIds)}::uuid[])`;
  const months = wholeMonths(period);
  const shown = await shownDays(db, corporateGroupId, period);
  const parts = [
    ...(months === null ? [] : [ofMonths(areAll ? ofCorporateGroup : ofSites, months)]),
    ...daysBeside(period, months).map((days) => ofDays(shown, ofSites, days)),
  ];
  const { rows } = await sql<{
    site_id: string;
    total_wh: WattHours | null;
    present_quarters: number;
    is_estimated: boolean;
    is_corrected: boolean;
  }>`
    select site_id, sum(total_wh) as total_wh, sum(present_quarters) as present_quarters,
      bool_or(estimated_count > 0) as is_estimated, bool_or(corrected_count > 0) as is_corrected
    from (${sql.join(parts, sql` union all `)}) as part
    group by site_id`.execute(db);
  return rows.map((row) => ({
    siteId: row.site_id,
    totalWh: row.total_wh,
    presentHours: row.present_quarters / 4,
    isEstimated: row.is_estimated,
    isCorrected: row.is_corrected,
  }));
}
