import { sql, type Kysely } from 'kysely';

/** Adds a change of days to the months they lie in; `days` is what arrived, or arrived and left. */
function trigger(name: string, event: string, tables: string, days: string): readonly string[] {
  return [
    `create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into site_month as kept (corporate_group_id, site_id, month, total_wh, value_count)
          select corporate_group_id, site_id, date_trunc('month', day)::date as month,
            sum(wh)::bigint, sum(value_count)::integer
          from (${days}) as changed
          where exists (select from site
            where site.corporate_group_id = changed.corporate_group_id and site.id = changed.site_id)
          group by 1, 2, 3 order by 1, 2, 3
          on conflict (corporate_group_id, site_id, month) do update
            set total_wh = kept.total_wh + excluded.total_wh,
              value_count = kept.value_count + excluded.value_count;
        return null;
      end $$`,
    `create trigger ${name} after ${event} on meter_day referencing ${tables}
      for each statement execute function ${name}()`,
  ];
}

function daysOf(table: string, sign: '' | '-'): string {
  return `select corporate_group_id, site_id, day, ${sign}coalesce(total_wh, 0) as wh,
    ${sign}(measured_count + estimated_count + corrected_count) as value_count from ${table}`;
}

const arrived = daysOf('arrived', '');
const left = daysOf('departed', '-');

const statements = [
  `create table site_month (
    corporate_group_id uuid not null,
    site_id uuid not null,
    month date not null check (extract(day from month) = 1),
    total_wh bigint not null,
    value_count integer not null,
    primary key (corporate_group_id, site_id, month),
    foreign key (corporate_group_id, site_id) references site (corporate_group_id, id) on delete cascade
  )`,
  `insert into site_month select corporate_group_id, site_id, date_trunc('month', day)::date,
    sum(coalesce(total_wh, 0))::bigint, sum(measured_count + estimated_count + corrected_count)::integer
    from meter_day group by 1, 2, 3`,
  ...trigger('site_month_insert', 'insert', 'new table as arrived', arrived),
  ...trigger(
    'site_month_update',
    'update',
    'old table as departed new table as arrived',
    `${arrived} union all ${left}`,
  ),
  ...trigger('site_month_delete', 'delete', 'old table as departed', left),
];

/** Sums of meter values per site and local month, kept by the database whoever writes the days. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
