import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';

/** Nothing where what is kept of how far the values of each site reach is what its days tell. */
export async function reachThatDiffers(db: Queries): Promise<unknown[]> {
  const { rows } = await sql`
    with found as (
      select site_id, min(day) as first_day, max(day) as last_day,
        max(day) filter (where missing_count = 0) as complete_day,
        (array_agg(received_at order by day desc))[1] as received_at
      from meter_day group by site_id)
    select coalesce(found.site_id, kept.site_id) as site_id, found.first_day as found_first, kept.first_day as kept_first,
      found.last_day as found_last, kept.last_day as kept_last, found.complete_day as found_complete,
      kept.complete_day as kept_complete
    from found full join site_reach as kept using (site_id)
    where (found.first_day, found.last_day, found.complete_day, found.received_at)
      is distinct from (kept.first_day, kept.last_day, kept.complete_day, kept.received_at)`.execute(db);
  return rows;
}
