import { Client } from 'pg';
import { formatDay, type Day } from '@vinrod/locale/day';
import { writeMeterDays } from '../../../apps/api/src/energy/meter-day/meter-day-store.ts';
import type { Database } from '../../../apps/api/src/store/index.ts';
import { meterDayOf, quartersIn, receivedAt } from './quarters.ts';
import { madeSites, siteIdStart, storedDays, type CorporateGroup } from './scale.ts';

const sitesPerCompany = 50;

/** SQL for the id of a site by its number. */
function idOf(number: string): string {
  return `('${siteIdStart}' || lpad((${number})::text, 12, '0'))::uuid`;
}

const groups = `unnest($1::uuid[], $2::integer[], $3::integer[]) as own (id, first_site, sites)`;
const numbers = `generate_series(0, own.sites - 1) as place`;

/** Corporate groups with a company for every fifty sites, and where the values of each site are taken from. */
const statements = [
  `insert into corporate_group (id, name, organization_number)
    select id, 'Koncern ' || (first_site + 1) || ' till ' || (first_site + sites), '556036-0793' from ${groups}`,
  `insert into company (corporate_group_id, id, customer_id, name, organization_number)
    select own.id, gen_random_uuid(), part::text, 'Bolag ' || (part + 1) || ' AB', '556036-0793'
    from ${groups}, generate_series(0, (own.sites - 1) / ${sitesPerCompany}) as part`,
  `insert into site (corporate_group_id, id, company_id, site_id, name, city, price_area, supply_start)
    select own.id, ${idOf('first_site + place')}, company.id, (first_site + place)::text,
      'Anläggning ' || (first_site + place), 'Luleå', case place % 2 when 0 then 'SE3' else 'SE4' end, '2024-01-01'
    from ${groups} cross join lateral ${numbers}
    join company on company.corporate_group_id = own.id and company.customer_id = (place / ${sitesPerCompany})::text
    order by 1, 2`,
  `create unlogged table country_site as
    select own.id as corporate_group_id, ${idOf('first_site + place')} as id,
      ${idOf(`(first_site + place) % ${madeSites}`)} as made_id, (first_site + place) / ${madeSites} as shift
    from ${groups} cross join lateral ${numbers}`,
];

/**
 * Sums of months and how far values reach, as they would be had every day been stored one by one. Those of the sites that
 * are made are there already.
 */
const derived = [
  `insert into site_month (corporate_group_id, site_id, month, total_wh, value_count, present_quarters,
      estimated_count, corrected_count)
    select corporate_group_id, site_id, date_trunc('month', day)::date, sum(total_wh)::bigint,
      sum(measured_count)::integer, sum(measured_count)::integer, 0, 0
    from meter_day where corporate_group_id in (select corporate_group_id from country_site)
    group by 1, 2, 3 order by 3, 1, 2 on conflict do nothing`,
  `insert into site_reach (corporate_group_id, site_id, first_day, last_day, complete_day, received_at)
    select corporate_group_id, site_id, min(day), max(day), max(day), max(received_at)
    from meter_day where corporate_group_id in (select corporate_group_id from country_site)
    group by 1, 2 order by 1, 2 on conflict do nothing`,
];

async function storeMade({ db }: Database, { id }: CorporateGroup): Promise<void> {
  for (let number = 0; number < madeSites; number += 1) {
    const days = [];
    for (let day = storedDays.first; day <= storedDays.last; day += 1) days.push(meterDayOf(number, day));
    await writeMeterDays(db, id, days, receivedAt);
  }
}

/** Columns of a day that say nothing of whose it is or when. */
async function valueColumns(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select column_name as name
    from information_schema.columns where table_schema = 'public' and table_name = 'meter_day'
      and column_name <> all(array['corporate_group_id', 'site_id', 'day', 'received_at'])`);
  return rows.map(({ name }) => name);
}

/** Copies a made site's days to the sites that are like it, day by day as values come in. */
async function copyDays(client: Client, made: CorporateGroup): Promise<void> {
  const columns = await valueColumns(client);
  const every: Day[] = [];
  for (let day = storedDays.first; day <= storedDays.last; day += 1) every.push(day);
  const ordinary = every.filter((day) => quartersIn(day) === 96);
  await client.query('alter table meter_day disable trigger all');
  for (const [index, day] of every.entries()) {
    // The days on which clocks change have no other like them.
    const sources = quartersIn(day) === 96 ? ordinary : [day];
    await client.query(
      `insert into meter_day (corporate_group_id, site_id, day, received_at, ${columns.join(', ')})
        select target.corporate_group_id, target.id, $1::date, $1::date + interval '30 hours',
          ${columns.map((name) => `made.${name}`).join(', ')}
        from country_site as target
        join meter_day as made on made.corporate_group_id = $2::uuid and made.site_id = target.made_id
          and made.day = ($3::date[])[1 + ($4::integer + target.shift) % cardinality($3::date[])]
        where target.id <> target.made_id order by target.corporate_group_id, target.id`,
      [formatDay(day), made.id, sources.map(formatDay), index],
    );
  }
  await client.query('alter table meter_day enable trigger all');
}

/**
 * Fills a database with demo data with corporate groups and their values by quarter. Those of {@link madeSites} are stored as
 * an intake stores them; the others have the same values on other days.
 */
export async function fillSites(
  url: string,
  database: Database,
  corporateGroups: readonly CorporateGroup[],
): Promise<void> {
  const [largest] = corporateGroups;
  if (largest === undefined || largest.sites < madeSites) throw new Error('There are too few sites.');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set work_mem = '128MB'");
    const whose = [
      corporateGroups.map(({ id }) => id),
      corporateGroups.map(({ firstSite }) => firstSite),
      corporateGroups.map(({ sites }) => sites),
    ];
    for (const statement of statements) await client.query(statement, whose);
    await storeMade(database, largest);
    await client.query('analyze');
    await copyDays(client, largest);
    for (const statement of derived) await client.query(statement);
    await client.query('drop table country_site');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
