import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';

/** Nothing where the kept sums of each month are those of its days, as stored and as shown. */
export async function monthsThatDiffer(db: Queries): Promise<unknown[]> {
  const { rows } = await sql`
    with days as (
      select 'shown' as kind, corporate_group_id, site_id, date_trunc('month', day)::date as month, total_wh,
        measured_count + estimated_count + corrected_count as steps, resolution, estimated_count, corrected_count
      from shown_day
      union all
      select 'stored', corporate_group_id, site_id, date_trunc('month', day)::date, total_wh,
        measured_count + estimated_count + corrected_count, resolution, estimated_count, corrected_count
      from meter_day),
    summed as (
      select kind, site_id, month, coalesce(sum(total_wh), 0)::bigint as wh, sum(steps)::integer as steps,
        sum(steps * case resolution when 'quarter' then 1 else 4 end)::integer as quarters,
        sum(estimated_count)::integer as estimated, sum(corrected_count)::integer as corrected
      from days group by 1, 2, 3),
    kept as (
      select 'shown' as kind, site_id, month, total_wh as wh, value_count as steps, present_quarters as quarters,
        estimated_count as estimated, corrected_count as corrected from shown_month
      union all
      select 'stored', site_id, month, total_wh, value_count, present_quarters, estimated_count, corrected_count
      from site_month)
    select coalesce(summed.kind, kept.kind) as kind, summed.wh as summed, kept.wh as kept
    from summed full join kept using (kind, site_id, month)
    where coalesce(summed.wh, 0) <> coalesce(kept.wh, 0) or coalesce(summed.steps, 0) <> coalesce(kept.steps, 0)
      or coalesce(summed.quarters, 0) <> coalesce(kept.quarters, 0)
      or coalesce(summed.estimated, 0) <> coalesce(kept.estimated, 0)
      or coalesce(summed.corrected, 0) <> coalesce(kept.corrected, 0)`.execute(db);
  return rows;
}
