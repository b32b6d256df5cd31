import { sql } from 'kysely';
import type { operations, SitePage } from '@vinrod/api-client/contract';
import type { Caller } from '../../server/caller.ts';
import { notFound } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import { matchesSearch, readPage, type ListOrder } from '../../server/list-query.ts';
import { visibleCompany } from '../../authority/site-scope.ts';
import { isFavoriteSite, sitesFor, toSite } from './site.ts';

type Query = NonNullable<operations['listCustomerSites']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    name: [sql.ref('site.name')],
    site_id: [sql.ref('site.site_id')],
    building_name: [sql.ref('site.building_name')],
    address: [sql`site.city collate sv`, sql`site.street collate sv`],
    manager: [sql.ref('site.manager')],
    price_area: [sql.ref('site.price_area')],
    annual_consumption_kwh: [sql.ref('annual_wh')],
    status: [sql.ref('site.status')],
  },
  fallback: 'name',
  unique: [sql.ref('site.id')],
};

/**
 * One page of the sites of a company that the caller may see.
 *
 * @throws ApiError 404 when the caller may not see the company.
 */
export async function listCompanySites(
  { database: { db }, clock }: Deps,
  caller: Caller,
  companyId: string,
  query: Query,
  url: URL,
): Promise<SitePage> {
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('company.id', '=', companyId)
    .where(visibleCompany(caller))
    .executeTakeFirst();
  if (company === undefined) throw notFound();
  let rows = sitesFor(db, caller, clock.now())
    .where('site.company_id', '=', companyId)
    .where(
      matchesSearch(query.search, [
        sql.ref('site.name'),
        sql.ref('site.site_id'),
        sql.ref('site.building_name'),
        sql.ref('site.street'),
        sql.ref('site.postal_code'),
        sql.ref('site.city'),
        sql.ref('site.manager'),
      ]),
    );
  if (query.status !== undefined) rows = rows.where('site.status', '=', query.status);
  if (query.is_favorite !== undefined)
    rows = rows.where(sql<boolean>`${isFavoriteSite(caller)} = ${query.is_favorite}`);
  const page = await readPage(db, rows, query, order, url);
  return { ...page, results: page.results.map(toSite) };
}
