import { sql, type Kysely } from 'kysely';

const columns = 'corporate_group_id, site_id, first_day, last_day, complete_day, received_at';

function daysOf(site: string, condition: string): string {
  return `from meter_day where meter_day.corporate_group_id = ${site}.corporate_group_id
    and meter_day.site_id = ${site}.id ${condition}`;
}

/** How far the stored values of sites reach, by three steps down the key of the days. */
const reachOfSites = `select site.corporate_group_id, site.id, earliest.day, latest.day,
    case latest.missing_count when 0 then latest.day else complete.day end, latest.received_at
  from site
  cross join lateral (select day ${daysOf('site', 'order by day limit 1')}) as earliest
  cross join lateral (select day, missing_count, received_at ${daysOf('site', 'order by day desc limit 1')}) as latest
  left join lateral (select day ${daysOf('site', 'and missing_count = 0 and latest.missing_count > 0')}
    order by day desc limit 1) as complete on true`;

/** Extends how far the values of sites reach to days that arrived. Days in between change nothing and hold nobody up. */
const extend = `insert into site_reach as kept (${columns})
  select own.corporate_group_id, own.site_id, own.first_day, own.last_day, own.complete_day, newest.received_at
  from (select corporate_group_id, site_id, min(day) as first_day, max(day) as last_day,
      max(day) filter (where missing_count = 0) as complete_day
    from arrived group by corporate_group_id, site_id) as own
  join site on site.corporate_group_id = own.corporate_group_id and site.id = own.site_id
  join meter_day as newest on newest.corporate_group_id = own.corporate_group_id
    and newest.site_id = own.site_id and newest.day = own.last_day
  left join site_reach as known on known.corporate_group_id = own.corporate_group_id
    and known.site_id = own.site_id
  where known.site_id is null or own.first_day < known.first_day or own.last_day >= known.last_day
    or own.complete_day > coalesce(known.complete_day, '-infinity')
  order by 1, 2
  on conflict (corporate_group_id, site_id) do update set
    first_day = least(kept.first_day, excluded.first_day),
    last_day = greatest(kept.last_day, excluded.last_day),
    complete_day = greatest(kept.complete_day, excluded.complete_day),
    received_at = case when excluded.last_day >= kept.last_day then excluded.received_at else kept.received_at end`;

/** Finds anew how far sites reach that lost a day or a value; `lost` names them. */
function findAnew(lost: string): string {
  return `for koncern, sites in
      select corporate_group_id, array_agg(distinct site_id) from (${lost}) as lost group by 1 order by 1
    loop
      perform site_reach_anew(koncern, sites);
    end loop`;
}

function trigger(
  event: 'insert' | 'update' | 'delete',
  tables: string,
  work: readonly string[],
): readonly string[] {
  const name = `site_reach_${event}`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
      declare
        koncern uuid;
        sites uuid[];
      begin
        ${work.join(';\n')};
        return null;
      end $$`,
    `create trigger ${name} after ${event} on meter_day referencing ${tables}
      for each statement execute function ${name}()`,
  ];
}

const statements = [
  // First, last and last complete day of a site, and when the last was received.
  `create table site_reach (
    corporate_group_id uuid not null,
    site_id uuid not null,
    first_day date not null,
    last_day date not null,
    complete_day date,
    received_at timestamptz not null,
    primary key (corporate_group_id, site_id),
    foreign key (corporate_group_id, site_id) references site (corporate_group_id, id) on delete cascade
  )`,
  // Whoever stores values of a site holds it for key share: with the site held, all of its days are known.
  `create function site_reach_anew(koncern uuid, sites uuid[]) returns void language plpgsql as $$
    begin
      perform from site where corporate_group_id = koncern and id = any(sites) order by id for update;
      delete from site_reach where corporate_group_id = koncern and site_id = any(sites);
      insert into site_reach (${columns}) ${reachOfSites}
        where site.corporate_group_id = koncern and site.id = any(sites);
    end $$`,
  ...trigger('insert', 'new table as arrived', [extend]),
  ...trigger('update', 'old table as departed new table as arrived', [
    extend,
    findAnew(`select corporate_group_id, site_id from departed
      left join arrived using (corporate_group_id, site_id, day)
      where arrived.day is null or (departed.missing_count = 0 and arrived.missing_count > 0)`),
  ]),
  ...trigger('delete', 'old table as departed', [
    findAnew('select corporate_group_id, site_id from departed'),
  ]),
  // Nobody stores values from here on until the end: a few steps down an index for each site.
  `insert into site_reach (${columns}) ${reachOfSites}`,
  // Hours of a set of sites, day by day, for as long as the state of their values in the month is the same.
  `create table site_set_month (
    corporate_group_id uuid not null references corporate_group (id) on delete cascade,
    sites text not null,
    month date not null check (extract(day from month) = 1),
    state text not null,
    sums text not null,
    made_at timestamptz not null default now(),
    primary key (corporate_group_id, sites, month)
  )`,
];

/**
 * How far the values of each site reach, kept by the database whoever writes the days, and a place for the hours of sets of
 * sites, which whoever adds them up keeps there.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
