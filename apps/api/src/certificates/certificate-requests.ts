import type { Acting } from '../audit/acting.ts';
import { dayOf } from '../energy/calendar/day.ts';
import type { Period } from '../energy/period.ts';
import { todayOf } from '../energy/report-request.ts';
import { siteScope, wholeCorporateGroup } from '../organisation/site-scope.ts';
import { notFound, refused } from '../server/api-error.ts';
import type { RequestBody } from '../server/operation.ts';
import type { Queries } from '../store/index.ts';
import { partnershipContent, yearlyContent } from './certificate-contents.ts';
import type { CertifiedParty } from './certificate-document.ts';
import { readCertificateText } from './certificate-text.ts';
import { readCertifiedCompanies, type CertifiedCompany } from './certified-companies.ts';
import { issuableYears, requireFinalMix } from './issuable-years.ts';
import { issueCertificates, type IssuedCertificate } from './issue-certificates.ts';
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

/** None named is all of them, as in the filters of reports. */
function namedOrAll(ids: readonly string[] | null | undefined): readonly string[] | null {
  return ids === undefined || ids === null || ids.length === 0 ? null : ids;
}

/** What both kinds of request need first. */
async function readRequest({ deps, caller }: Acting, body: Body, kind: 'yearly_usage' | 'partnership') {
  const { db } = deps.database;
  const scope = await siteScope(db, caller, body.corporate_group.toLowerCase());
  const companies = await readCertifiedCompanies(db, scope, {
    companies: namedOrAll(body.companies),
    sites: namedOrAll(body.sites),
    product: body.product ?? null,
    year: wholeYear(body.year),
  });
  const mix = await requireFinalMix(db, body.year, todayOf(deps));
  return {
    companies,
    mix,
    parts: {
      year: body.year,
      supplier: deps.config.supplier,
      corporateGroup: await readGroup(db, scope.corporateGroupId),
      text: await readCertificateText(db, kind, body.year),
    },
  };
}

/**
 * Issues a certificate on the energy of a year for each bolag of a request, all or none.
 *
 * @throws ApiError 404 when the caller may not see the koncern, a bolag or a site; 422 when no certificate can be issued.
 */
export async function generateYearlyCertificates(
  acting: Acting,
  body: Body,
): Promise<readonly IssuedCertificate[]> {
  const { companies, mix, parts } = await readRequest(acting, body, 'yearly_usage');
  const { database } = acting.deps;
  const year = wholeYear(body.year);
  const siteIds = companies.flatMap(({ sites }) => sites.map(({ id }) => id));
  const measured = await readMeasuredYear(database.db, parts.corporateGroup.uuid, siteIds, year);
  const contents = companies.map((company) =>
    yearlyContent(parts, partyOf(company), measureDelivery(company, year, measured, mix)),
  );
  return database.transaction((trx) => issueCertificates(trx, acting, mix.id, contents));
}

/**
 * Issues the certificate of a partnership for a koncern, naming the bolag of a request.
 *
 * @throws ApiError as {@link generateYearlyCertificates}; 422 also for who sees a part of the koncern only.
 */
export async function generatePartnershipCertificate(
  acting: Acting,
  body: Body,
): Promise<readonly IssuedCertificate[]> {
  const { companies, mix, parts } = await readRequest(acting, body, 'partnership');
  if (!wholeCorporateGroup(acting.caller, parts.corporateGroup.uuid))
    throw refused(certificateTexts.partOnly);
  const content = partnershipContent(parts, companies.map(partyOf));
  return acting.deps.database.transaction((trx) => issueCertificates(trx, acting, mix.id, [content]));
}

/** Years that certificates can be issued for, newest first. */
export async function listIssuableYears({ deps }: Pick<Acting, 'deps'>): Promise<{ years: number[] }> {
  return { years: await issuableYears(deps.database.db, todayOf(deps)) };
}
