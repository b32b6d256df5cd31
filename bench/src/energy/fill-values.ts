import { sql } from 'kysely';
import { hoursInDay, startOfLocalDay } from '@vinrod/locale/clock';
import type { Period } from '../../../apps/api/src/energy/period.ts';
import type { MeterDay } from '../../../apps/api/src/energy/meter-day/meter-day.ts';
import { writeMeterDays } from '../../../apps/api/src/energy/meter-day/meter-day-store.ts';
import type { Database, Queries } from '../../../apps/api/src/store/index.ts';
import { corporateGroupId, corporateGroupSizes, siteId, storedDays } from './scale.ts';

/** Sites with generated values; the others copy one of these. */
const madeSites = 10;
const sitesPerCompany = 50;
/** Days copied per statement. */
const daysAtOnce = 60;

/** A deterministic number in [0, 1) for a whole number (a step of SplitMix32). */
function chance(seed: number): number {
  let value = (seed + 0x9e3779b9) | 0;
  value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
  return ((value ^ (value >>> 15)) >>> 0) / 2 ** 32;
}

function madeDays(sites: number, site: number, { first, last }: Period): MeterDay[] {
  const days: MeterDay[] = [];
  for (let day = first; day <= last; day += 1) {
    const wh = new Int32Array(hoursInDay(day));
    for (let hour = 0; hour < wh.length; hour += 1) {
      const load = 1 + 0.6 * Math.sin(((hour - 7) / 24) * 2 * Math.PI) + 0.2 * Math.cos((day / 365) * 6.28);
      wh[hour] = Math.round(20_000 * (site + 1) * (load + 0.3 * chance(site * 1e6 + day * 25 + hour)));
    }
    days.push({ siteId: siteId(sites, site), day, resolution: 'hour', wh, quality: null });
  }
  return days;
}

async function makeCorporateGroup(db: Queries, sites: number): Promise<void> {
  const id = corporateGroupId(sites);
  const ids = Array.from({ length: sites }, (_, index) => siteId(sites, index));
  await sql`insert into corporate_group (id, name, organization_number)
    values (${id}::uuid, ${`Koncern med ${sites} anläggningar`}, '556036-0793')`.execute(db);
  await sql`insert into company (corporate_group_id, id, customer_id, name, organization_number)
    select ${id}::uuid, gen_random_uuid(), number::text, 'Bolag ' || number || ' AB', '556036-0793'
    from generate_series(0, (${sites}::integer - 1) / ${sitesPerCompany}::integer) as number`.execute(db);
  await sql`insert into site (corporate_group_id, id, company_id, site_id, name, city, price_area, supply_start)
    select ${id}::uuid, site.id, company.id, number::text, 'Anläggning ' || number, 'Luleå',
      case number % 2 when 0 then 'SE3' else 'SE4' end, '2021-11-20'
    from unnest(${ids}::uuid[]) with ordinality as site (id, number)
    join company on company.corporate_group_id = ${id}::uuid
      and company.customer_id = ((number - 1) / ${sitesPerCompany}::integer)::text`.execute(db);
}

/** Writable columns, without those the database computes. */
async function writtenColumns(db: Queries, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

/** Copies rows of the generated sites to the sites of a corporate group, ordered by `order`. */
async function copyRows(
  db: Queries,
  sites: number,
  table: 'meter_day' | 'site_month',
  order: 'day' | 'month',
  period: Period,
): Promise<void> {
  const ids = Array.from({ length: sites }, (_, index) => siteId(sites, index));
  const made = ids.map((_, index) => siteId(madeSites, index % madeSites));
  const columns = await writtenColumns(db, table);
  const values = columns.map((name) => {
    if (name === 'corporate_group_id') return sql`${corporateGroupId(sites)}::uuid`;
    return name === 'site_id' ? sql`target.id` : sql.ref(`made.${name}`);
  });
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)}
    from ${sql.table(table)} made
    join unnest(${ids}::uuid[], ${made}::uuid[]) as target (id, made_id) on target.made_id = made.site_id
    where made.corporate_group_id = ${corporateGroupId(madeSites)}::uuid
      and made.${sql.ref(order)} between date '1970-01-01' + ${period.first}::integer
        and date '1970-01-01' + ${period.last}::integer
    order by made.${sql.ref(order)}, target.id`.execute(db);
}

/**
 * Copies the values of a generated site to every site of a corporate group, day by day as they would arrive. Derived
 * tables are copied too instead of being recomputed for each copy.
 */
async function copyDays({ db }: Database, sites: number): Promise<void> {
  await sql`alter table meter_day disable trigger all`.execute(db);
  for (let first = storedDays.first; first <= storedDays.last; first += daysAtOnce) {
    const last = Math.min(first + daysAtOnce - 1, storedDays.last);
    await copyRows(db, sites, 'meter_day', 'day', { first, last });
  }
  await sql`alter table meter_day enable trigger all`.execute(db);
  const months = { first: storedDays.first - 31, last: storedDays.last };
  await copyRows(db, sites, 'site_month', 'month', months);
  const ids = Array.from({ length: sites }, (_, index) => siteId(sites, index));
  await sql`select site_reach_anew(${corporateGroupId(sites)}::uuid, ${ids}::uuid[])`.execute(db);
}

/** Creates a corporate group with generated values of every site, stored as an import stores them. */
export async function fillCorporateGroup(db: Queries, sites: number, period: Period): Promise<void> {
  await makeCorporateGroup(db, sites);
  for (let site = 0; site < sites; site += 1)
    await writeMeterDays(
      db,
      corporateGroupId(sites),
      madeDays(sites, site, period),
      ({ day }) => new Date(startOfLocalDay(day + 1)),
    );
}

/**
 * Creates corporate groups of {@link corporateGroupSizes} with five years of hours each, in a database with demo data.
 */
export async function fillValues(database: Database): Promise<void> {
  await fillCorporateGroup(database.db, madeSites, storedDays);
  for (const sites of corporateGroupSizes) {
    if (sites === madeSites) continue;
    await makeCorporateGroup(database.db, sites);
    await copyDays(database, sites);
  }
  await sql`vacuum analyze`.execute(database.db);
  await database.checkpoint();
}
