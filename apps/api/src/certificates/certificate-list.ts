import { sql, type RawBuilder } from 'kysely';
import type { operations } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import { emissionUnit } from '../energy/emissions/emission-unit.ts';
import { toHundredthsOrNull, toKwhOrNull } from '../quantities/rounding.ts';
import type { Caller } from '../server/caller.ts';
import { reachesEveryCorporateGroup, siteScope } from '../authority/site-scope.ts';
import { everyWord, idsOf } from '../server/search-words.ts';
import { searchedText } from '../server/searched-texts.ts';
import { notFound } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { readPage, type ListOrder } from '../server/list-query.ts';
import type { ResponseBody } from '../server/operation.ts';
import type { EnvironmentalChoice } from '../store/schema/organisation.ts';
import { readDocument } from './certificate-document.ts';
import type { IssuedCertificate } from './issue-certificates.ts';
import { verificationAddress } from './verification-address.ts';

type Query = NonNullable<operations['listCertificates']['parameters']['query']>;
type CertificatePage = ResponseBody<'listCertificates'>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    issued_at: [sql.ref('certificate.issued_at')],
    certificate_number: [sql.ref('certificate.certificate_number')],
    year: [sql.ref('certificate.year')],
    holder: [sql.ref('certificate.holder_name')],
    delivered_kwh: [sql.ref('certificate.delivered_wh')],
  },
  fallback: '-issued_at',
  unique: [sql`certificate.certificate_number desc`],
};

/**
 * Condition on `certificate`: visible to the caller. A certificate for a whole corporate group is visible to those who
 * see all of it.
 */
export function visibleCertificate(caller: Caller): RawBuilder<boolean> {
  if (reachesEveryCorporateGroup(caller)) return sql<boolean>`true`;
  const entries = [...caller.corporateGroups];
  const whole = entries.filter(([, companyIds]) => companyIds === null).map(([id]) => id);
  const companyIds = entries.flatMap(([, ids]) => ids ?? []);
  return sql<boolean>`(certificate.corporate_group_id = any(${whole}::uuid[])
    or certificate.company_id = any(${companyIds}::uuid[]))`;
}

function visibleCertificates({ database: { db } }: Deps, caller: Caller) {
  return db
    .selectFrom('certificate')
    .where(visibleCertificate(caller))
    .select(['certificate.id', 'certificate.figures', 'certificate.figures_hash']);
}

/** Certificates visible to the caller, with only those figures that the list shows. */
function listedCertificates({ database: { db } }: Deps, caller: Caller) {
  const content = sql`certificate.figures::jsonb -> 'content'`;
  return db
    .selectFrom('certificate')
    .innerJoin('corporate_group', 'corporate_group.id', 'certificate.corporate_group_id')
    .where(visibleCertificate(caller))
    .select([
      'certificate.id',
      'certificate.certificate_number',
      'certificate.kind',
      'certificate.year',
      'certificate.corporate_group_id',
      'certificate.company_id',
      'certificate.holder_name',
      'certificate.delivered_wh',
      'certificate.issued_at',
      'certificate.issued_by',
      'certificate.issued_by_name',
      sql<string>`${content} #>> '{corporate_group,name}'`.as('group_name'),
      sql<EnvironmentalChoice | null>`${content} #>> '{delivery,product}'`.as('product'),
      sql<number | null>`jsonb_array_length(
        jsonb_path_query_array(${content} #> '{delivery,sites}', '$[*] ? (@.wh != null)'))`.as('site_count'),
      sql<number | null>`(${content} #>> '{delivery,co2_g_per_kwh}')::float8`.as('co2_g_per_kwh'),
      sql<number | null>`(${content} #>> '{delivery,avoided_co2_kg}')::float8`.as('avoided_co2_kg'),
    ]);
}

/**
 * One page of the certificates visible to the caller.
 *
 * @throws ApiError 404 when the caller may not see the corporate group in the query.
 */
export async function listCertificates(
  deps: Deps,
  caller: Caller,
  query: Query,
  url: URL,
): Promise<CertificatePage> {
  if (query.corporate_group !== undefined) await siteScope(deps.database.db, caller, query.corporate_group);
  const found = listedCertificates(deps, caller).where(
    everyWord(query.search, (pattern) => [
      sql`${searchedText('certificate')} like ${pattern}`,
      sql`certificate.corporate_group_id = any(${idsOf('corporate_group', pattern)})`,
    ]),
  );
  const ofGroup =
    query.corporate_group === undefined
      ? found
      : found.where('certificate.corporate_group_id', '=', query.corporate_group);
  const rows = query.year === undefined ? ofGroup : ofGroup.where('certificate.year', '=', query.year);
  const page = await readPage(deps.database.db, rows, query, order, url);
  return {
    ...page,
    results: page.results.map((row) => ({
      id: row.id,
      certificate_number: row.certificate_number,
      type: row.kind,
      year: row.year,
      corporate_group: { uuid: row.corporate_group_id, name: row.group_name },
      company: row.company_id === null ? null : { uuid: row.company_id, name: row.holder_name },
      delivered_kwh: toKwhOrNull(row.delivered_wh),
      site_count: row.site_count,
      product: row.product,
      co2_g_per_kwh: row.co2_g_per_kwh,
      emission_unit: emissionUnit,
      avoided_co2_kg: toHundredthsOrNull(row.avoided_co2_kg),
      issued_at: formatInstant(row.issued_at.getTime()),
      issued_by: row.issued_by === null ? null : { uuid: row.issued_by, full_name: row.issued_by_name },
      verification_url: verificationAddress(deps.config, row.id),
    })),
  };
}

/**
 * A certificate visible to the caller, as it was issued.
 *
 * @throws ApiError 404 when it does not exist or is not visible to them.
 */
export async function readIssuedCertificate(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<IssuedCertificate> {
  const row = await visibleCertificates(deps, caller).where('certificate.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return {
    id: row.id,
    hash: row.figures_hash,
    document: readDocument(row.figures, row.figures_hash),
  };
}
