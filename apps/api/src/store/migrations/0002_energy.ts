import { sql, type Kysely } from 'kysely';

const tables = [
  `create table meter_day (
    corporate_group_id uuid not null,
    site_id uuid not null,
    day date not null,
    resolution text not null check (resolution in ('hour', 'quarter')),
    total_wh bigint,
    measured_count smallint not null,
    estimated_count smallint not null,
    corrected_count smallint not null,
    missing_count smallint not null,
    wh integer[] not null,
    quality smallint[],
    received_at timestamptz not null,
    primary key (corporate_group_id, site_id, day),
    foreign key (corporate_group_id, site_id) references site (corporate_group_id, id) on delete cascade,
    check (cardinality(wh) between
      case resolution when 'hour' then 23 else 92 end and case resolution when 'hour' then 25 else 100 end),
    check (measured_count + estimated_count + corrected_count + missing_count = cardinality(wh)),
    check (quality is null or cardinality(quality) = cardinality(wh)),
    check ((total_wh is null) = (missing_count = cardinality(wh)))
  )`,
  `create table spot_price_day (
    price_area text not null check (price_area in ('SE1', 'SE2', 'SE3', 'SE4')),
    day date not null,
    ore_per_mwh integer[] not null check (cardinality(ore_per_mwh) between 23 and 25),
    primary key (price_area, day)
  )`,
  `create table temperature_day (
    price_area text not null check (price_area in ('SE1', 'SE2', 'SE3', 'SE4')),
    day date not null,
    deci_celsius smallint[] not null check (cardinality(deci_celsius) between 23 and 25),
    primary key (price_area, day)
  )`,
  `create table company_surcharge (
    corporate_group_id uuid not null,
    company_id uuid not null,
    valid_from date not null,
    ore_per_mwh integer not null,
    primary key (corporate_group_id, company_id, valid_from),
    foreign key (corporate_group_id, company_id) references company (corporate_group_id, id) on delete cascade
  )`,
  `create table residual_mix (
    region text not null check (region = 'nordic'),
    year integer not null check (year between 2000 and 2199),
    renewable_percent numeric(5, 2) not null check (renewable_percent >= 0),
    nuclear_percent numeric(5, 2) not null check (nuclear_percent >= 0),
    fossil_percent numeric(5, 2) not null check (fossil_percent >= 0),
    co2_g_per_kwh numeric(8, 2) not null check (co2_g_per_kwh >= 0),
    nuclear_waste_g_per_kwh numeric(10, 6) check (nuclear_waste_g_per_kwh >= 0),
    source text not null,
    source_url text not null,
    published_date date,
    primary key (region, year),
    check (abs(renewable_percent + nuclear_percent + fossil_percent - 100) <= 0.05)
  )`,
];

/**
 * The Nordic residual mix of the years for which every figure is published (domain.md 2.1). The published figures of
 * 2023 sum to 100,01.
 */
const residualMix = `insert into residual_mix (region, year, renewable_percent, nuclear_percent, fossil_percent,
    co2_g_per_kwh, nuclear_waste_g_per_kwh, source, source_url, published_date) values
  ('nordic', 2019, 5.31, 48.17, 46.52, 338.53, null, 'Energimarknadsinspektionen (Ei), beräknad av Grexel',
    'https://ei.se/om-oss/nyheter/2020/2020-06-22-nu-finns-information-om-residualmix-for-2019', '2020-06-22'),
  ('nordic', 2021, 12.83, 32.06, 55.11, 371.99, 0.001126, 'Energimarknadsinspektionen (Ei), beräknad av Grexel',
    'https://ei.se/om-oss/nyheter/2022/2022-06-08-nu-finns-information-om-residualmix-for-2021', '2022-06-08'),
  ('nordic', 2022, 13.67, 22.39, 63.94, 467.62, 0.00076, 'Energimarknadsinspektionen (Ei), beräknad av Grexel',
    'https://hallstavikselverk.se/elhandel/ursprungsmarkning-el/', null),
  ('nordic', 2023, 6.51, 14.68, 78.82, 524.10, 0.00046, 'Energimarknadsinspektionen (Ei), beräknad av Grexel',
    'https://www.ei.se/bransch/ursprungsmarkning-av-el/residualmix', null),
  ('nordic', 2024, 10.18, 21.61, 68.21, 464.79, null, 'Energimarknadsinspektionen (Ei), beräknad av Grexel',
    'https://www.ei.se/bransch/ursprungsmarkning-av-el/residualmix', '2025-06-12')`;

/** Tables of meter values, prices, weather, surcharges and the residual mix with its published years. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, residualMix]) await sql.raw(statement).execute(database);
}
