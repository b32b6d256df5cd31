import { sql } from 'kysely';
import { formatDay, parseDay } from '@vinrod/locale/day';
import { hoursInPeriod } from '@vinrod/locale/clock';
import { overlap, type Period } from '../energy/period.ts';
import { requireSites, sitesIn, type SiteScope } from '../authority/site-scope.ts';
import { addressOf } from '../organisation/sites/site-address.ts';
import { ApiError, refused, refusedFields } from '../server/api-error.ts';
import type { Queries } from '../store/index.ts';
import type { EnvironmentalChoice } from '../store/schema/organisation.ts';
import { certificateTexts } from './texts.ts';

/** A site with delivery in a year. */
export interface DeliveredSite {
  readonly id: string;
  /** Anläggnings-id. */
  readonly siteId: string;
  readonly name: string;
  readonly address: string | null;
  /** The part of the year with delivery. */
  readonly delivered: Period;
  readonly deliveredHours: number;
}

/** A company to certify. */
export interface CertifiedCompany {
  readonly id: string;
  readonly name: string;
  readonly organizationNumber: string;
  readonly customerId: string;
  readonly choice: EnvironmentalChoice;
  /** Sites to certify, sorted by name in Swedish order. */
  readonly sites: readonly DeliveredSite[];
  /** Number of sites with delivery, whether or not they are to be certified. */
  readonly siteTotal: number;
}

/** What to certify. */
export interface CompanyRequest {
  /** Null selects every company of the scope with a site to certify. */
  readonly companies: readonly string[] | null;
  /** Sites to certify; null selects all sites of the companies. */
  readonly sites: readonly string[] | null;
  /** Environmental choice that every company must have, when given. */
  readonly product: EnvironmentalChoice | null;
  readonly year: Period;
}

/** All companies of a corporate group, or those with the ids, in Swedish order. */
async function readCompanies(db: Queries, { corporateGroupId }: SiteScope, ids: readonly string[] | null) {
  const companies = db
    .selectFrom('company')
    .select(['id', 'name', 'organization_number', 'customer_id', 'environmental_choice'])
    .where('corporate_group_id', '=', corporateGroupId)
    .orderBy('name')
    .orderBy('id');
  return (ids === null ? companies : companies.where('id', 'in', [...ids])).execute();
}

/** The requested companies of a scope, or all. The caller must see all of a company. */
async function wantedCompanies(db: Queries, scope: SiteScope, ids: readonly string[] | null) {
  const wanted = ids?.map((id) => id.toLowerCase()) ?? null;
  const rows = await readCompanies(db, scope, wanted);
  const seen = rows.filter(({ id }) => scope.companyIds?.includes(id) ?? true);
  const known = new Set(seen.map(({ id }) => id));
  const missing = wanted?.filter((id) => !known.has(id)) ?? [];
  if (missing.length > 0)
    throw new ApiError(404, certificateTexts.companiesNotFound({ ids: missing.join(', ') }));
  return seen;
}

/** Consumption sites of companies with delivery in a year, in Swedish order. */
async function deliveredSites(db: Queries, scope: SiteScope, companyIds: readonly string[], year: Period) {
  const rows = await sitesIn(db, scope)
    .where('site.company_id', 'in', [...companyIds])
    .where('site.site_type', '=', 'consumption')
    .where(
      sql<boolean>`coalesce(site.supply_start, '-infinity'::date) <= ${formatDay(year.last)}::date
        and coalesce(site.supply_end, 'infinity'::date) >= ${formatDay(year.first)}::date`,
    )
    .select([
      'site.id',
      'site.company_id',
      'site.site_id',
      'site.name',
      'site.street',
      'site.postal_code',
      'site.city',
      'site.supply_start',
      'site.supply_end',
    ])
    .orderBy('site.name')
    .orderBy('site.site_id')
    .execute();
  return rows.map((row) => {
    const first = row.supply_start === null ? null : parseDay(row.supply_start);
    const last = row.supply_end === null ? null : parseDay(row.supply_end);
    const delivered = overlap(year, { first: first ?? year.first, last: last ?? year.last }) ?? year;
    return {
      companyId: row.company_id,
      site: {
        id: row.id,
        siteId: row.site_id,
        name: row.name,
        address: addressOf(row),
        delivered,
        deliveredHours: hoursInPeriod(delivered.first, delivered.last),
      },
    };
  });
}

/** The requested site ids in lower case; null when there are none. */
function selectedSites({ sites }: CompanyRequest, delivered: readonly { site: DeliveredSite }[]) {
  if (sites === null) return null;
  const selected = new Set(sites.map((id) => id.toLowerCase()));
  const own = new Set(delivered.map(({ site }) => site.id));
  if ([...selected].some((id) => !own.has(id)))
    throw refusedFields([{ field: 'sites', texts: [certificateTexts.foreignSites] }]);
  return selected;
}

function requireProduct(companies: readonly CertifiedCompany[], product: EnvironmentalChoice | null): void {
  const others = companies.filter(({ choice }) => product !== null && choice !== product);
  if (others.length > 0)
    throw refusedFields([
      { field: 'product', texts: others.map(({ name }) => certificateTexts.otherChoice({ company: name })) },
    ]);
}

/**
 * Reads the companies to certify with their sites.
 *
 * @throws ApiError 404 when the caller may not see a company or a site, which the error names; 422 when a site belongs
 *   to none of the companies, when a company has another miljöval than the requested one, or when no company is named
 *   and none had delivery.
 */
export async function readCertifiedCompanies(
  db: Queries,
  scope: SiteScope,
  request: CompanyRequest,
): Promise<readonly CertifiedCompany[]> {
  const companies = await wantedCompanies(db, scope, request.companies);
  if (request.sites !== null) await requireSites(db, scope, request.sites);
  const ids = companies.map(({ id }) => id);
  const delivered = await deliveredSites(db, scope, ids, request.year);
  const selected = selectedSites(request, delivered);
  const certified = companies.map((company) => {
    const own = delivered.filter(({ companyId }) => companyId === company.id).map(({ site }) => site);
    return {
      id: company.id,
      name: company.name,
      organizationNumber: company.organization_number,
      customerId: company.customer_id,
      choice: company.environmental_choice,
      sites: selected === null ? own : own.filter(({ id }) => selected.has(id)),
      siteTotal: own.length,
    };
  });
  const asked = request.companies === null ? certified.filter(({ sites }) => sites.length > 0) : certified;
  if (asked.length === 0) throw refused(certificateTexts.nobodyDelivered);
  requireProduct(asked, request.product);
  return asked;
}
