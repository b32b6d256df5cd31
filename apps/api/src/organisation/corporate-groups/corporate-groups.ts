import { sql } from 'kysely';
import type { CorporateGroupPage, operations } from '@vinrod/api-client/contract';
import type { Caller } from '../../server/caller.ts';
import { notFound } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import { readCountedPage, type ListOrder } from '../../server/list-query.ts';
import { everyWord } from '../../server/search-words.ts';
import { textMatches } from '../../server/searched-texts.ts';
import type { Queries } from '../../store/database.ts';
import { visibleCompany, visibleCorporateGroup } from '../../authority/site-scope.ts';
import { corporateGroupsFor, isFavoriteCorporateGroup, toCorporateGroup } from './corporate-group.ts';

type Query = NonNullable<operations['listCorporateGroups']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    name: [sql.ref('corporate_group.name')],
    organization_number: [sql.ref('corporate_group.organization_number')],
    customer_count: [sql.ref('customer_count')],
    site_count: [sql.ref('site_count')],
    annual_consumption_kwh: [sql.ref('annual_wh')],
    created_at: [sql.ref('corporate_group.created_at')],
  },
  fallback: 'name',
  unique: [sql.ref('corporate_group.id')],
};

/**
 * The corporate groups that the caller may see and that match a search by their name or organisationsnummer, with or
 * without its hyphen, or by those or the customer number of a company that the caller may see.
 */
export function searchedCorporateGroups(db: Queries, caller: Caller, now: Date, search: string | undefined) {
  return corporateGroupsFor(db, caller, now).where(
    everyWord(search, (pattern, isIndexed) => [
      textMatches('corporate_group', pattern, isIndexed),
      sql`corporate_group.id = any(array(select company.corporate_group_id from company
        where ${textMatches('company', pattern, isIndexed)} and ${visibleCompany(caller)}))`,
    ]),
  );
}

/** Staff may filter by any colleague, customers only by account managers of corporate groups they may see. */
async function requireAccountManager(db: Queries, caller: Caller, id: string): Promise<void> {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .where('user_type', '=', 'internal')
    .where(
      sql<boolean>`(${caller.userType === 'internal'} or exists (select from corporate_group
        where corporate_group.account_manager_id = app_user.id and ${visibleCorporateGroup(caller)}))`,
    )
    .executeTakeFirst();
  if (found === undefined) throw notFound();
}

/**
 * One page of the corporate groups that the caller may see.
 *
 * @throws ApiError 404 when the query's account manager is not visible to the caller.
 */
export async function listCorporateGroups(
  { database: { db }, clock }: Deps,
  caller: Caller,
  query: Query,
  url: URL,
): Promise<CorporateGroupPage> {
  const searched = searchedCorporateGroups(db, caller, clock.now(), query.search);
  const { is_favorite: isFavorite, account_manager: manager } = query;
  if (manager !== undefined) await requireAccountManager(db, caller, manager);
  const marked =
    isFavorite === undefined
      ? searched
      : searched.where(sql<boolean>`${isFavoriteCorporateGroup(caller)} = ${isFavorite}`);
  const rows =
    manager === undefined ? marked : marked.where('corporate_group.account_manager_id', '=', manager);
  const page = await readCountedPage(db, rows, query, order, url);
  return { ...page, results: page.results.map((row) => toCorporateGroup(caller, row)) };
}
