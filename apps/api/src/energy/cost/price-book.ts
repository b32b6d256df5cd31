import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { formatTextArray, parseIntArray } from '../meter-day/array-text.ts';
import type { Period } from '../period.ts';
import type { OrePerMegawattHour } from '../../quantities/quantities.ts';

/** Prices of a period, from which cost is computed. */
export interface PriceBook {
  /** Spot prices of a day in öre/MWh per hour from local midnight; undefined when unknown. */
  spotPrices(priceArea: string, day: Day): Float64Array | undefined;
  /** The supplier's surcharge for a company on a day in öre/MWh; 0 when none is agreed. */
  surcharge(companyId: string, day: Day): number;
}

/** A surcharge with the day from which it applies. */
export interface SurchargeStep {
  readonly from: Day;
  readonly orePerMwh: OrePerMegawattHour;
}

/** Every surcharge of the companies of a corporate group by their uuid, earliest first. */
export type Surcharges = ReadonlyMap<string, readonly SurchargeStep[]>;

/** Whether the surcharge of a company changes after the first day of a period. */
export function changesWithin(surcharges: Surcharges, companyId: string, { first, last }: Period): boolean {
  return (surcharges.get(companyId) ?? []).some(({ from }) => from > first && from <= last);
}

async function readSpotPrices(
  db: Queries,
  priceAreas: readonly string[],
  period: Period,
): Promise<ReadonlyMap<string, Float64Array>> {
  const { rows } = await sql<{ price_area: string; day: number; prices: string }>`
    select price_area, day - date '1970-01-01' as day, ore_per_mwh::text as prices
    from spot_price_day
    where price_area = any(${formatTextArray(priceAreas)}::text[])
      and day between date '1970-01-01' + ${period.first}::integer
        and date '1970-01-01' + ${period.last}::integer`.execute(db);
  return new Map(rows.map((row) => [`${row.price_area} ${row.day}`, parseIntArray(row.prices, Number.NaN)]));
}

/** Reads what the supplier has agreed with each company, for any day. */
export async function readSurcharges(db: Queries, corporateGroupId: string): Promise<Surcharges> {
  const { rows } = await sql<{ company_id: string; day: number; ore_per_mwh: OrePerMegawattHour }>`
    select company_id, valid_from - date '1970-01-01' as day, ore_per_mwh
    from company_surcharge
    where corporate_group_id = ${corporateGroupId}::uuid
    order by company_id, valid_from`.execute(db);
  const byCompany = new Map<string, SurchargeStep[]>();
  for (const row of rows) {
    const steps = byCompany.get(row.company_id) ?? [];
    steps.push({ from: row.day, orePerMwh: row.ore_per_mwh });
    byCompany.set(row.company_id, steps);
  }
  return byCompany;
}

/** Reads the spot prices of areas for a period, to go with known surcharges. */
export async function readPricesWith(
  db: Queries,
  surcharges: Surcharges,
  priceAreas: readonly string[],
  period: Period,
): Promise<PriceBook> {
  const prices = await readSpotPrices(db, priceAreas, period);
  return {
    spotPrices: (priceArea, day) => prices.get(`${priceArea} ${day}`),
    surcharge: (companyId, day) =>
      surcharges.get(companyId)?.findLast((step) => step.from <= day)?.orePerMwh ?? 0,
  };
}

/** Reads the spot prices of areas and the surcharges of a corporate group's companies for a period. */
export async function readPriceBook(
  db: Queries,
  corporateGroupId: string,
  priceAreas: readonly string[],
  period: Period,
): Promise<PriceBook> {
  return readPricesWith(db, await readSurcharges(db, corporateGroupId), priceAreas, period);
}
