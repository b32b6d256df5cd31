import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import { formatTextArray } from '../meter-day/array-text.ts';
import type { Period } from '../period.ts';
import { daysBeside, wholeMonths } from './whole-months.ts';

/** Sum of a site over a period. */
export interface SiteSum {
  readonly siteId: string;
  /** Wh; null when nothing is measured. */
  readonly totalWh: number | null;
  /** Hours for which a value exists; a quarter counts as 0,25. */
  readonly presentHours: number;
}

/** Quarters with a value, by the counts that are stored with each day. */
const PRESENT_QUARTERS = sql<number>`
  (measured_count + estimated_count + corrected_count) * case resolution when 'quarter' then 1 else 4 end`;

function ofMonths(of: RawBuilder<unknown>, { first, last }: Period): RawBuilder<unknown> {
  return sql`select site_id, case when value_count > 0 then total_wh end as total_wh,
      present_quarters
    from site_month
    where ${of} and month between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer`;
}

function ofDays(of: RawBuilder<unknown>, { first, last }: Period): RawBuilder<unknown> {
  return sql`select site_id, total_wh, ${PRESENT_QUARTERS} as present_quarters
    from meter_day
    where ${of} and day between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer`;
}

/**
 * Sums over a period per site: whole months from the sums that are kept per month, the days beside them from the
 * totals of the days. Sites without anything stored are left out.
 * @param siteIds - null for all of the koncern, which is quicker than naming them
 */
export async function sumsBySite(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[] | null,
  period: Period,
): Promise<SiteSum[]> {
  if (siteIds?.length === 0) return [];
  const named = siteIds === null ? sql`true` : sql`site_id = any(${formatTextArray(siteIds)}::uuid[])`;
  const of = sql`corporate_group_id = ${corporateGroupId}::uuid and ${named}`;
  const months = wholeMonths(period);
  const parts = [
    ...(months === null ? [] : [ofMonths(of, months)]),
    ...daysBeside(period, months).map((days) => ofDays(of, days)),
  ];
  const { rows } = await sql<{ site_id: string; total_wh: number | null; present_quarters: number }>`
    select site_id, sum(total_wh) as total_wh, sum(present_quarters) as present_quarters
    from (${sql.join(parts, sql` union all `)}) as part
    group by site_id`.execute(db);
  return rows.map((row) => ({
    siteId: row.site_id,
    totalWh: row.total_wh,
    presentHours: row.present_quarters / 4,
  }));
}
