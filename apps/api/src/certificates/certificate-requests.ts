import { actorOf, type Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import type { Supplier } from '../config/supplier.ts';
import { dayOf, type Day } from '@vinrod/locale/day';
import { emissionUnit } from '../energy/emissions/emission-unit.ts';
import type { Period } from '../energy/period.ts';
import { todayOf } from '../energy/report-request.ts';
import { toHundredths, toKwh } from '../quantities/rounding.ts';
import { siteScope, wholeCorporateGroup, type SiteScope } from '../authority/site-scope.ts';
import { notFound, refused } from '../server/api-error.ts';
import type { RequestBody, ResponseBody } from '../server/operation.ts';
import type { Queries } from '../store/index.ts';
import { partnershipContent, yearlyContent } from './certificate-contents.ts';
import { measuredSites, type CertifiedParty } from './certificate-document.ts';
import { readCertificateText } from './certificate-text.ts';
import { readCertifiedCompanies, type CertifiedCompany } from './certified-companies.ts';
import { issuableYears, requireFinalMix } from './issuable-years.ts';
import { issueCertificates, type IssuedCertificate, type Issuer } from './issue-certificates.ts';
import { measureDelivery, readMeasuredYear } from './measure-delivery.ts';
import { certificateTexts } from './texts.ts';

type Body = RequestBody<'generateCertificates'>;

async function readGroup(db: Queries, id: string): Promise<CertifiedParty> {
  const row = await db
    .selectFrom('corporate_group')
    .select(['id as uuid', 'name', 'organization_number'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

function partyOf({ id, name, organizationNumber }: CertifiedCompany): CertifiedParty {
  return { uuid: id, name, organization_number: organizationNumber };
}

function wholeYear(year: number): Period {
  return { first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) };
}

/** An empty list selects all, as in the filters of reports. */
function namedOrAll(ids: readonly string[] | null | undefined): readonly string[] | null {
  return ids === undefined || ids === null || ids.length === 0 ? null : ids;
}

/** Sources of a certificate's content. */
export interface CertificateSource {
  readonly db: Queries;
  readonly scope: SiteScope;
  readonly supplier: Supplier;
  /** The current local day. */
  readonly today: Day;
}

async function sourceOf({ deps, caller }: Acting, body: Body): Promise<CertificateSource> {
  const { db } = deps.database;
  const scope = await siteScope(db, caller, body.corporate_group.toLowerCase());
  return { db, scope, supplier: deps.config.supplier, today: todayOf(deps) };
}

/** The caller as issuer, recorded in the audit log. */
function issuerOf(acting: Acting): Issuer {
  return {
    at: acting.deps.clock.now(),
    person: actorOf(acting.caller),
    audit: (trx, target, details) => recordAct(trx, acting, 'certificate_issue', target, details),
  };
}

/** What to certify. */
type Wanted = Omit<Body, 'corporate_group'>;

/** Reads what both kinds of request need. */
async function readRequest(
  { db, scope, supplier, today }: CertificateSource,
  body: Wanted,
  kind: 'yearly_usage' | 'partnership',
) {
  const companies = await readCertifiedCompanies(db, scope, {
    companies: namedOrAll(body.companies),
    sites: namedOrAll(body.sites),
    product: body.product ?? null,
    year: wholeYear(body.year),
  });
  const mix = await requireFinalMix(db, body.year, today);
  return {
    companies,
    mix,
    parts: {
      year: body.year,
      supplier,
      corporateGroup: await readGroup(db, scope.corporateGroupId),
      text: await readCertificateText(db, kind, body.year),
    },
  };
}

/** The contents of the certificates of a request, for both issue and preview. */
export async function yearlyContents(source: CertificateSource, body: Wanted) {
  const { companies, mix, parts } = await readRequest(source, body, 'yearly_usage');
  const year = wholeYear(body.year);
  const siteIds = companies.flatMap(({ sites }) => sites.map(({ id }) => id));
  const measured = await readMeasuredYear(source.db, parts.corporateGroup.uuid, siteIds, year);
  const contents = companies.map((company) =>
    yearlyContent(parts, partyOf(company), measureDelivery(company, year, measured, mix)),
  );
  return { mix, contents };
}

/** The content of a partnership certificate, naming the companies of the request. */
export async function partnershipContents(source: CertificateSource, body: Wanted) {
  const { companies, mix, parts } = await readRequest(source, body, 'partnership');
  return { mix, contents: [partnershipContent(parts, companies.map(partyOf))] };
}

/**
 * Issues a certificate on the energy of a year for each company of the request, all or none.
 *
 * @throws ApiError 404 when the caller may not see the corporate group, a company or a site; 422 when no certificate
 *   can be issued.
 */
export async function generateYearlyCertificates(
  acting: Acting,
  body: Body,
): Promise<readonly IssuedCertificate[]> {
  const { mix, contents } = await yearlyContents(await sourceOf(acting, body), body);
  return acting.deps.database.transaction((trx) =>
    issueCertificates(trx, issuerOf(acting), mix.id, contents),
  );
}

/**
 * Previews what {@link generateYearlyCertificates} would issue now.
 *
 * @throws ApiError as {@link generateYearlyCertificates}.
 */
export async function previewCertificates(
  acting: Acting,
  body: Body,
): Promise<ResponseBody<'previewCertificates'>> {
  const { mix, contents } = await yearlyContents(await sourceOf(acting, body), body);
  return {
    year: body.year,
    emission_unit: emissionUnit,
    residual_mix: {
      renewable_percent: mix.renewablePercent,
      nuclear_percent: mix.nuclearPercent,
      fossil_percent: mix.fossilPercent,
      co2_g_per_kwh: mix.co2GramsPerKwh,
      source: mix.source,
    },
    certificates: contents.map(({ company, delivery, text }) => ({
      company: { uuid: company.uuid, name: company.name },
      delivered_kwh: toKwh(delivery.wh),
      site_count: measuredSites(delivery),
      site_total: delivery.site_total,
      coverage_percent: delivery.coverage_percent,
      product: delivery.product,
      energy_mix: [...delivery.energy_mix],
      co2_g_per_kwh: delivery.co2_g_per_kwh,
      avoided_co2_kg: toHundredths(delivery.avoided_co2_kg),
      title: text.title,
      body_text: text.body,
    })),
  };
}

/**
 * Issues a partnership certificate for a corporate group, naming the companies of the request.
 *
 * @throws ApiError as {@link generateYearlyCertificates}; also 422 when the caller sees only part of the corporate
 *   group.
 */
export async function generatePartnershipCertificate(
  acting: Acting,
  body: Body,
): Promise<readonly IssuedCertificate[]> {
  const source = await sourceOf(acting, body);
  const { mix, contents } = await partnershipContents(source, body);
  if (!wholeCorporateGroup(acting.caller, source.scope.corporateGroupId))
    throw refused(certificateTexts.partOnly);
  return acting.deps.database.transaction((trx) =>
    issueCertificates(trx, issuerOf(acting), mix.id, contents),
  );
}

/** Years for which certificates can be issued, newest first. */
export async function listIssuableYears({ deps }: Pick<Acting, 'deps'>): Promise<{ years: number[] }> {
  return { years: await issuableYears(deps.database.db, todayOf(deps)) };
}
