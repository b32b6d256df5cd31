import { sql } from 'kysely';
import { sitesIn, type SiteScope } from '../authority/site-scope.ts';
import type { Queries } from '../store/index.ts';
import type { EnvironmentalChoice } from '../store/schema/organisation.ts';
import { parseDay, type Day } from '@vinrod/locale/day';
import { hoursInPeriod } from '@vinrod/locale/clock';
import { overlap, type Period } from './period.ts';

/** A site with the fields that reports need. */
export interface ReportSite {
  readonly id: string;
  /** Anläggnings-id. */
  readonly siteId: string;
  readonly name: string;
  readonly companyId: string;
  readonly companyName: string;
  /** Kundnummer of the company. */
  readonly customerId: string;
  /** Of the company, `NNNNNN-NNNN`. */
  readonly organizationNumber: string;
  readonly environmentalChoice: EnvironmentalChoice;
  readonly priceArea: string | null;
  readonly isQuarter: boolean;
  /** Atemp, m². */
  readonly heatedAreaM2: number | null;
  /** First and last day of delivery; null when unknown. */
  readonly supplyStart: Day | null;
  readonly supplyEnd: Day | null;
}

function dayOrNull(text: string | null): Day | null {
  return text === null ? null : parseDay(text);
}

type ReportCompany = Pick<
  ReportSite,
  'companyName' | 'customerId' | 'organizationNumber' | 'environmentalChoice'
>;

/** The companies of a corporate group by their uuid: read once each, and not with every site. */
async function readCompanies(
  db: Queries,
  corporateGroupId: string,
): Promise<ReadonlyMap<string, ReportCompany>> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name', 'customer_id', 'organization_number', 'environmental_choice'])
    .where('corporate_group_id', '=', corporateGroupId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        companyName: row.name,
        customerId: row.customer_id,
        organizationNumber: row.organization_number,
        environmentalChoice: row.environmental_choice,
      },
    ]),
  );
}

/**
 * The sites of a scope, sorted by name in Swedish order.
 * @param ids - only these, when given; ids outside the scope are ignored
 */
export async function readReportSites(
  db: Queries,
  scope: SiteScope,
  ids: readonly string[] | null = null,
): Promise<ReportSite[]> {
  if (ids?.length === 0) return [];
  const inScope = sitesIn(db, scope);
  const selected = ids === null ? inScope : inScope.where('site.id', 'in', [...ids]);
  const rows = await selected
    .select([
      'site.id',
      'site.site_id',
      'site.name',
      'site.company_id',
      'site.price_area',
      'site.metering_interval',
      'site.heated_area_m2',
      'site.supply_start',
      'site.supply_end',
    ])
    .orderBy(sql`site.name collate sv`)
    .orderBy('site.site_id')
    .execute();
  // After the sites: the company of each is there, unless it went with the site.
  const companies = await readCompanies(db, scope.corporateGroupId);
  return rows.flatMap((row): ReportSite[] => {
    const company = companies.get(row.company_id);
    if (company === undefined) return [];
    return [
      {
        id: row.id,
        siteId: row.site_id,
        name: row.name,
        companyId: row.company_id,
        ...company,
        priceArea: row.price_area,
        isQuarter: row.metering_interval === 'quarter',
        heatedAreaM2: row.heated_area_m2,
        supplyStart: dayOrNull(row.supply_start),
        supplyEnd: dayOrNull(row.supply_end),
      },
    ];
  });
}

/** Hours of a period for which a site should have values: those within its delivery. */
export function expectedHours(site: ReportSite, period: Period): number {
  const delivered = overlap(period, {
    first: site.supplyStart ?? period.first,
    last: site.supplyEnd ?? period.last,
  });
  return delivered === null ? 0 : hoursInPeriod(delivered.first, delivered.last);
}
