import { sql } from 'kysely';
import type { Database } from '../../../store/index.ts';

/** Stored values of a site on a local day. */
export interface StoredDay {
  readonly isQuarter: boolean;
  /** Wh per step; null for none. */
  readonly wh: readonly (number | null)[];
  /** Stored code per step: 0 measured, 1 corrected, 2 estimated; null when all are measured. */
  readonly quality: readonly number[] | null;
}

/** A site with all its stored data. */
export interface StoredSite {
  readonly uuid: string;
  readonly siteId: string;
  readonly customerId: string;
  readonly companyId: string;
  readonly choice: string;
  readonly priceArea: string | null;
  readonly areaM2: number | null;
  readonly type: string;
  /** Dates of delivery; null when unknown. */
  readonly supplyStart: string | null;
  readonly supplyEnd: string | null;
  readonly days: ReadonlyMap<string, StoredDay>;
}

/** All stored data of a corporate group that its figures are computed from. */
export interface Stored {
  readonly sites: readonly StoredSite[];
  /** öre/MWh by `<area> <date>`. */
  readonly prices: ReadonlyMap<string, readonly number[]>;
  readonly surcharges: readonly {
    readonly companyId: string;
    readonly from: string;
    readonly orePerMwh: number;
  }[];
  /** g CO₂/kWh of the residual mix by year. */
  readonly mixes: ReadonlyMap<number, number>;
  /** The current local date. */
  readonly today: string;
}

async function readDays(
  { db }: Database,
  corporateGroup: string,
): Promise<Map<string, Map<string, StoredDay>>> {
  const bySite = new Map<string, Map<string, StoredDay>>();
  const { rows } = await sql<{
    site_id: string;
    date: string;
    resolution: string;
    wh: string;
    quality: string | null;
  }>`select site_id, day::text as date, resolution, array_to_json(wh)::text as wh,
      array_to_json(quality)::text as quality
    from meter_day where corporate_group_id = ${corporateGroup}::uuid order by site_id, day`.execute(db);
  for (const row of rows) {
    const days = bySite.get(row.site_id) ?? new Map<string, StoredDay>();
    const wh: readonly (number | null)[] = JSON.parse(row.wh);
    const quality: readonly number[] | null = row.quality === null ? null : JSON.parse(row.quality);
    days.set(row.date, { isQuarter: row.resolution === 'quarter', wh, quality });
    bySite.set(row.site_id, days);
  }
  return bySite;
}

/** Reads a corporate group directly: every stored step, and none of the stored sums. */
export async function readStored(database: Database, corporateGroup: string, today: string): Promise<Stored> {
  const { db } = database;
  const days = await readDays(database, corporateGroup);
  const sites = await db
    .selectFrom('site')
    .innerJoin('company', 'company.id', 'site.company_id')
    .where('site.corporate_group_id', '=', corporateGroup)
    .select([
      'site.id as uuid',
      'site.site_id as siteId',
      'company.customer_id as customerId',
      'company.id as companyId',
      'company.environmental_choice as choice',
      'site.price_area as priceArea',
      'site.heated_area_m2 as areaM2',
      'site.site_type as type',
      'site.supply_start as supplyStart',
      'site.supply_end as supplyEnd',
    ])
    .execute();
  const prices = await sql<{ key: string; prices: string }>`
    select price_area || ' ' || day::text as key, array_to_json(ore_per_mwh)::text as prices
    from spot_price_day`.execute(db);
  const surcharges = await db
    .selectFrom('company_surcharge')
    .where('corporate_group_id', '=', corporateGroup)
    .select(['company_id as companyId', 'valid_from as from', 'ore_per_mwh as orePerMwh'])
    .orderBy('valid_from')
    .execute();
  const mixes = await db.selectFrom('residual_mix').select(['year', 'co2_g_per_kwh']).execute();
  return {
    sites: sites.map((site) => ({ ...site, days: days.get(site.uuid) ?? new Map<string, StoredDay>() })),
    prices: new Map(prices.rows.map((row): [string, readonly number[]] => [row.key, JSON.parse(row.prices)])),
    surcharges,
    mixes: new Map(mixes.map((mix) => [mix.year, mix.co2_g_per_kwh])),
    today,
  };
}
