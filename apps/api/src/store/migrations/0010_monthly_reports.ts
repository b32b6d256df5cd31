import { sql, type Kysely } from 'kysely';

/** The highest of the hours of a day, from their expressions. */
function highest(hours: readonly string[]): string {
  return `greatest(${hours.join(', ')})`;
}

const longestDay = 25;
const hours = Array.from({ length: longestDay }, (_, hour) => `wh[${hour + 1}]::bigint`);
const hoursOfQuarters = Array.from({ length: longestDay }, (_, hour) => {
  const quarters = [1, 2, 3, 4].map((quarter) => `coalesce(wh[${hour * 4 + quarter}]::bigint, 0)`);
  return `(${quarters.join(' + ')})`;
});

/** Kept by the database whoever writes the values, as the month sums are. */
const peak = `alter table meter_day add column peak_wh bigint generated always as (
  case when missing_count = cardinality(wh) then null
    when resolution = 'hour' then ${highest(hours)}
    else ${highest(hoursOfQuarters)} end) stored`;

function daysOf(table: string, sign: '' | '-'): string {
  return `select corporate_group_id, site_id, day, ${sign}coalesce(total_wh, 0) as wh,
    ${sign}(measured_count + estimated_count + corrected_count) as value_count,
    ${sign}(measured_count + estimated_count + corrected_count)
      * case resolution when 'hour' then 4 else 1 end as present_quarters,
    ${sign}estimated_count as estimated_count, ${sign}corrected_count as corrected_count from ${table}`;
}

const sums = `sum(wh)::bigint as total_wh, sum(value_count)::integer as value_count,
  sum(present_quarters)::integer as present_quarters, sum(estimated_count)::integer as estimated_count,
  sum(corrected_count)::integer as corrected_count`;

/** Adds a change of days to the months they lie in; `days` is what arrived, or arrived and left. */
function keeper(name: string, days: string): string {
  return `create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      insert into site_month as kept (corporate_group_id, site_id, month, total_wh, value_count,
          present_quarters, estimated_count, corrected_count)
        select corporate_group_id, site_id, date_trunc('month', day)::date as month, ${sums}
        from (${days}) as changed
        where exists (select from site
          where site.corporate_group_id = changed.corporate_group_id and site.id = changed.site_id)
        group by 1, 2, 3 order by 1, 2, 3
        on conflict (corporate_group_id, site_id, month) do update
          set total_wh = kept.total_wh + excluded.total_wh,
            value_count = kept.value_count + excluded.value_count,
            present_quarters = kept.present_quarters + excluded.present_quarters,
            estimated_count = kept.estimated_count + excluded.estimated_count,
            corrected_count = kept.corrected_count + excluded.corrected_count;
      return null;
    end $$`;
}

const arrived = daysOf('arrived', '');
const left = daysOf('departed', '-');

const siteMonth = [
  `alter table site_month
    add column present_quarters integer not null default 0,
    add column estimated_count integer not null default 0,
    add column corrected_count integer not null default 0`,
  `update site_month as kept set present_quarters = known.present_quarters,
      estimated_count = known.estimated_count, corrected_count = known.corrected_count
    from (select corporate_group_id, site_id, date_trunc('month', day)::date as month, ${sums}
      from (${daysOf('meter_day', '')}) as days group by 1, 2, 3) as known
    where kept.corporate_group_id = known.corporate_group_id and kept.site_id = known.site_id
      and kept.month = known.month`,
  keeper('site_month_insert', arrived),
  keeper('site_month_update', `${arrived} union all ${left}`),
  keeper('site_month_delete', left),
];

const siteTariff = `create table site_tariff (
  corporate_group_id uuid not null,
  site_id uuid not null,
  valid_from date not null,
  name text not null,
  high_load_months smallint[] not null check (high_load_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'),
  high_load_weekdays smallint[] not null check (high_load_weekdays <@ '{1,2,3,4,5,6,7}'),
  high_load_from_hour smallint not null check (high_load_from_hour between 0 and 23),
  high_load_to_hour smallint not null,
  high_load_on_holidays boolean not null,
  fuse_sizes_a smallint[] not null,
  power_step_kw numeric(7, 2) not null check (power_step_kw > 0),
  least_power_kw numeric(9, 2) not null check (least_power_kw >= 0),
  primary key (corporate_group_id, site_id, valid_from),
  foreign key (corporate_group_id, site_id) references site (corporate_group_id, id) on delete cascade,
  check (high_load_to_hour > high_load_from_hour and high_load_to_hour <= 24)
)`;

/**
 * What monthly reports need: the highest hour of each day and the quality of each month beside their sums, and the
 * rules of the network tariff of each site from a day on.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [peak, ...siteMonth, siteTariff]) await sql.raw(statement).execute(database);
}
