import { sql } from 'kysely';
import type { CompanyPage, operations } from '@vinrod/api-client/contract';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';
import { matchesSearch, readPage, type ListOrder } from '../../server/list-query.ts';
import { siteScope } from '../../authority/site-scope.ts';
import { companiesFor, isFavoriteCompany, toCompany } from './company.ts';

type Query = NonNullable<operations['listCorporateGroupCustomers']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    name: [sql.ref('company.name')],
    customer_id: [sql.ref('company.customer_id')],
    site_count: [sql.ref('site_count')],
    annual_consumption_kwh: [sql.ref('annual_wh')],
  },
  fallback: 'name',
  unique: [sql.ref('company.id')],
};

/**
 * One page of the companies of a corporate group that the caller may see.
 *
 * @throws ApiError 404 when the caller may not see the corporate group.
 */
export async function listCompanies(
  { database: { db }, clock }: Deps,
  caller: Caller,
  corporateGroupId: string,
  query: Query,
  url: URL,
): Promise<CompanyPage> {
  await siteScope(db, caller, corporateGroupId);
  const searched = companiesFor(db, caller, clock.now())
    .where('company.corporate_group_id', '=', corporateGroupId)
    .where(
      matchesSearch(query.search, [
        sql.ref('company.name'),
        sql.ref('company.customer_id'),
        sql.ref('company.organization_number'),
      ]),
    );
  const rows =
    query.is_favorite === undefined
      ? searched
      : searched.where(sql<boolean>`${isFavoriteCompany(caller)} = ${query.is_favorite}`);
  const page = await readPage(db, rows, query, order, url);
  return { ...page, results: page.results.map((row) => toCompany(caller, row)) };
}
