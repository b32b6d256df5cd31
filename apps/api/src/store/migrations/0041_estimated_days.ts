import { sql, type Kysely } from 'kysely';

const estimatedDay = `create table estimated_day (
  corporate_group_id uuid not null,
  site_id uuid not null,
  day date not null,
  resolution text not null check (resolution in ('hour', 'quarter')),
  methods text[] not null check (cardinality(methods) > 0 and methods <@ '{like_days,linear_interpolation}'),
  total_wh bigint not null,
  measured_count smallint not null,
  estimated_count smallint not null,
  corrected_count smallint not null,
  missing_count smallint not null check (missing_count = 0),
  wh integer[] not null,
  quality smallint[] not null,
  peak_wh bigint,
  filled_wh bigint not null check (filled_wh between 0 and total_wh),
  filled_count smallint not null check (filled_count > 0),
  made_at timestamptz not null,
  primary key (corporate_group_id, site_id, day),
  foreign key (corporate_group_id, site_id) references site (corporate_group_id, id) on delete cascade,
  check (cardinality(wh) between
    case resolution when 'hour' then 23 else 92 end and case resolution when 'hour' then 25 else 100 end),
  check (cardinality(quality) = cardinality(wh)),
  check (measured_count + estimated_count + corrected_count = cardinality(wh)),
  check (filled_count <= estimated_count)
)`;

/** Adds what estimates fill to the months they lie in, or takes it away. */
function keeper(event: 'insert' | 'delete', sign: '' | '-'): readonly string[] {
  const name = `estimated_month_${event}`;
  const table = event === 'insert' ? 'new' : 'old';
  return [
    `create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into site_month as kept (corporate_group_id, site_id, month, total_wh, value_count, filled_wh,
            filled_count, filled_quarters)
          select corporate_group_id, site_id, date_trunc('month', day)::date, 0, 0, ${sign}sum(filled_wh)::bigint,
            ${sign}sum(filled_count)::integer,
            ${sign}sum(filled_count * case resolution when 'hour' then 4 else 1 end)::integer
          from changed
          where exists (select from site
            where site.corporate_group_id = changed.corporate_group_id and site.id = changed.site_id)
          group by 1, 2, 3 order by 1, 2, 3
          on conflict (corporate_group_id, site_id, month) do update
            set filled_wh = kept.filled_wh + excluded.filled_wh,
              filled_count = kept.filled_count + excluded.filled_count,
              filled_quarters = kept.filled_quarters + excluded.filled_quarters;
        return null;
      end $$`,
    `create trigger ${name} after ${event} on estimated_day referencing ${table} table as changed
      for each statement execute function ${name}()`,
  ];
}

/**
 * Withdraws the estimates of days whose own values change. Triggers of one event run in the order of their names: this
 * one after those of `site_month`, which wait for whoever is making an estimate in the month.
 */
function withdrawal(event: 'insert' | 'update' | 'delete', tables: string, days: string): readonly string[] {
  const name = `withdraw_estimate_${event}`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
      begin
        delete from estimated_day using (${days}) as changed
          where estimated_day.corporate_group_id = changed.corporate_group_id
            and estimated_day.site_id = changed.site_id and estimated_day.day = changed.day;
        return null;
      end $$`,
    `create trigger ${name} after ${event} on meter_day referencing ${tables}
      for each statement execute function ${name}()`,
  ];
}

const columns = `corporate_group_id, site_id, day, resolution, total_wh, measured_count, estimated_count, corrected_count,
  missing_count, wh, quality, peak_wh`;

const keys = 'select corporate_group_id, site_id, day from';

const statements = [
  estimatedDay,
  // The highest hour is found as that of stored days is.
  `create trigger estimated_day_peak before insert on estimated_day
    for each row execute function meter_day_peak()`,
  `alter table site_month
    add column filled_wh bigint not null default 0,
    add column filled_count integer not null default 0,
    add column filled_quarters integer not null default 0`,
  ...keeper('insert', ''),
  ...keeper('delete', '-'),
  ...withdrawal('insert', 'new table as arrived', `${keys} arrived`),
  ...withdrawal(
    'update',
    'old table as departed new table as arrived',
    `${keys} departed union ${keys} arrived`,
  ),
  ...withdrawal('delete', 'old table as departed', `${keys} departed`),
  `create view shown_day as
    select ${columns}, received_at from meter_day where not exists (select from estimated_day
      where estimated_day.corporate_group_id = meter_day.corporate_group_id
        and estimated_day.site_id = meter_day.site_id and estimated_day.day = meter_day.day)
    union all
    select ${columns}, made_at from estimated_day`,
  `create view shown_month as
    select corporate_group_id, site_id, month, total_wh + filled_wh as total_wh,
      value_count + filled_count as value_count, present_quarters + filled_quarters as present_quarters,
      estimated_count + filled_count as estimated_count, corrected_count
    from site_month`,
  `drop index site_month_by_month`,
  `create index site_month_by_month on site_month (corporate_group_id, month)
    include (site_id, total_wh, value_count, present_quarters, revision, filled_wh, filled_count, filled_quarters)`,
];

/**
 * Estimates of missing values beside the values themselves: a day with an estimate in every gap, shown in the place of
 * its own until that changes, and the months with what is filled in them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
