import { sql, type Kysely } from 'kysely';

const statements = [
  `create function wh_of_sites(group_id uuid, site_ids uuid[], from_month date, to_month date) returns bigint
    language plpgsql stable as $$
  begin
    return (select sum(shown_month.total_wh)::bigint from shown_month
      where shown_month.corporate_group_id = group_id and shown_month.site_id = any(site_ids)
        and shown_month.month >= from_month and shown_month.month < to_month and shown_month.value_count > 0);
  end $$`,
  `create function last_value_of_site(group_id uuid, site uuid) returns json language plpgsql stable as $$
  begin
    return (select json_build_object('day', day - date '1970-01-01', 'resolution', resolution,
        'steps', (select max(step) from unnest(wh) with ordinality as value (wh, step) where value.wh is not null))
      from meter_day where meter_day.corporate_group_id = group_id and meter_day.site_id = site
        and meter_day.total_wh is not null
      order by day desc limit 1);
  end $$`,
];

/**
 * What a row of a list shows of the values of its sites. As functions they are asked for row by row, also where values lie on
 * other servers than the list, which no join of the two may cross.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
