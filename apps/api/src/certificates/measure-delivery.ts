import { sql } from 'kysely';
import { addMonths, startOfMonth, type Day } from '@vinrod/locale/day';
import { emissionsOf } from '../energy/emissions/emissions.ts';
import { formatTextArray } from '../energy/meter-day/array-text.ts';
import type { Period } from '../energy/period.ts';
import { sumsBySite, type SiteSum } from '../energy/sums/site-sums.ts';
import { refused } from '../server/api-error.ts';
import type { Queries } from '../store/index.ts';
import type { EnvironmentalChoice } from '../store/schema/organisation.ts';
import type { CertifiedDelivery } from './certificate-document.ts';
import type { CertifiedCompany } from './certified-companies.ts';
import type { FinalResidualMix } from './issuable-years.ts';
import { certificateTexts } from './texts.ts';

/** Values of sites in a year. */
export interface MeasuredYear {
  readonly sums: ReadonlyMap<string, SiteSum>;
  /** First days of the months in which a site has a value. */
  readonly months: ReadonlyMap<string, ReadonlySet<Day>>;
}

/** Reads the values of sites in a year. */
export async function readMeasuredYear(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  year: Period,
): Promise<MeasuredYear> {
  const sums = await sumsBySite(db, corporateGroupId, siteIds, year);
  const { rows } = await sql<{ site_id: string; month: Day }>`
    select site_id, month - date '1970-01-01' as month from site_month
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${formatTextArray(siteIds)}::uuid[]) and value_count > 0
      and month between date '1970-01-01' + ${year.first}::integer
        and date '1970-01-01' + ${year.last}::integer`.execute(db);
  const months = new Map<string, Set<Day>>();
  for (const { site_id, month } of rows) months.set(site_id, (months.get(site_id) ?? new Set()).add(month));
  return { sums: new Map(sums.map((sum) => [sum.siteId, sum])), months };
}

/** Months of the year in which a company has delivery but none of its sites has a value. */
function emptyMonths({ sites }: CertifiedCompany, year: Period, { months }: MeasuredYear): number {
  let empty = 0;
  for (let month = year.first; month <= year.last; month = addMonths(month, 1)) {
    const isDelivered = sites.some(
      ({ delivered }) => startOfMonth(delivered.first) <= month && delivered.last >= month,
    );
    if (isDelivered && !sites.some(({ id }) => months.get(id)?.has(month) ?? false)) empty += 1;
  }
  return empty;
}

/** Spent nuclear fuel of an origin, g/kWh; null when unknown. */
function nuclearWasteOf(choice: EnvironmentalChoice, mix: FinalResidualMix): number | null {
  if (choice === 'residual_mix') return mix.nuclearWasteGramsPerKwh;
  return choice === 'nuclear' ? null : 0;
}

/**
 * The energy of a company in a year, for its certificate.
 *
 * @throws ApiError 422 when it had no delivery, or when a month with delivery has no value.
 */
export function measureDelivery(
  company: CertifiedCompany,
  year: Period,
  measured: MeasuredYear,
  mix: FinalResidualMix,
): CertifiedDelivery {
  const sites = company.sites.map((site) => ({ site, sum: measured.sums.get(site.id) }));
  if (sites.length === 0)
    throw refused(certificateTexts.nothingDelivered({ company: company.name, year: mix.year }));
  const empty = emptyMonths(company, year, measured);
  if (empty > 0) throw refused(certificateTexts.monthsMissing({ company: company.name, months: empty }));
  const wh = sites.reduce((total, { sum }) => total + (sum?.totalWh ?? 0), 0);
  if (wh === 0) throw refused(certificateTexts.nothingDelivered({ company: company.name, year: mix.year }));
  const expectedHours = sites.reduce((total, { site }) => total + site.deliveredHours, 0);
  const presentHours = sites.reduce(
    (total, { site, sum }) => total + Math.min(sum?.presentHours ?? 0, site.deliveredHours),
    0,
  );
  const emissions = emissionsOf(new Map([[company.choice, wh]]), mix);
  const grams = company.choice === 'residual_mix' ? mix.co2GramsPerKwh : 0;
  const kwh = wh / 1000;
  return {
    customer_id: company.customerId,
    wh,
    sites: sites.map(({ site, sum }) => ({
      site_id: site.siteId,
      name: site.name,
      address: site.address,
      wh: sum?.totalWh ?? null,
    })),
    site_total: company.siteTotal,
    coverage_percent: expectedHours === 0 ? 0 : (presentHours / expectedHours) * 100,
    product: company.choice,
    energy_mix: emissions.mix,
    co2_g_per_kwh: grams,
    co2_kg: emissions.kilograms ?? 0,
    nuclear_waste_g_per_kwh: nuclearWasteOf(company.choice, mix),
    residual_mix: {
      source: mix.source,
      co2_g_per_kwh: mix.co2GramsPerKwh,
      nuclear_waste_g_per_kwh: mix.nuclearWasteGramsPerKwh,
    },
    avoided_co2_kg: (kwh * (mix.co2GramsPerKwh - grams)) / 1000,
  };
}
