import { sql } from 'kysely';
import type { KeptIntakeArticle, KeptIntakeArticlePage, operations } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import { actorOf, type Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { notFound } from '../server/api-error.ts';
import { matchesSearch, readPage, type ListOrder } from '../server/list-query.ts';
import type { RequestBody } from '../server/operation.ts';
import type { Queries } from '../store/database.ts';

type Query = NonNullable<operations['listIntakeArticles']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    name: [sql.ref('intake_article.name')],
    seller: [sql.ref('intake_article.seller_name')],
    given_at: [sql.ref('intake_article.given_at')],
  },
  fallback: 'seller',
  unique: [
    sql.ref('intake_article.seller_name'),
    sql.ref('intake_article.name'),
    sql.ref('intake_article.id'),
  ],
};

function keptArticles(db: Queries) {
  return db
    .selectFrom('intake_article')
    .select(['id', 'seller', 'seller_name', 'article', 'name', 'category', 'given_at', 'given_by_name']);
}

type KeptRow = Awaited<ReturnType<ReturnType<typeof keptArticles>['execute']>>[number];

type KeptNames = Pick<KeptRow, 'seller' | 'seller_name' | 'article' | 'name'>;

/** Names for people; keys where an earlier version has kept no names. */
function namesOf({
  seller,
  seller_name: sellerName,
  article,
  name,
}: KeptNames): Record<'seller' | 'name', string> {
  return { seller: sellerName === '' ? seller : sellerName, name: name === '' ? article : name };
}

function answerOf(row: KeptRow): KeptIntakeArticle {
  const { id, article, category, given_at, given_by_name } = row;
  return {
    uuid: id,
    ...namesOf(row),
    article,
    category,
    given_at: formatInstant(given_at.getTime()),
    given_by: given_by_name,
  };
}

function nameOf(row: KeptNames): string {
  const { seller, name } = namesOf(row);
  return `${seller}: ${name}`;
}

/** A page of what the articles of each seller are. */
export async function listIntakeArticles(
  { deps, request }: Acting,
  query: Query,
): Promise<KeptIntakeArticlePage> {
  const { db } = deps.database;
  const texts = ['seller_name', 'article', 'name'].map((name) => sql.ref(`intake_article.${name}`));
  const rows = keptArticles(db).where(matchesSearch(query.search, texts));
  const page = await readPage(db, rows, query, order, request.url);
  return { ...page, results: page.results.map(answerOf) };
}

/**
 * Changes what an article is, for the next invoice of its seller.
 *
 * @throws ApiError 404 when it is not kept.
 */
export async function updateIntakeArticle(
  acting: Acting,
  id: string,
  { category }: RequestBody<'updateIntakeArticle'>,
): Promise<KeptIntakeArticle> {
  return acting.deps.database.transaction(async (trx) => {
    await trx
      .updateTable('intake_article')
      .set({ category, given_at: acting.deps.clock.now(), given_by_name: actorOf(acting.caller).name })
      .where('id', '=', id)
      .execute();
    const row = await keptArticles(trx).where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound();
    await recordAct(trx, acting, 'intake_article_change', null, nameOf(row));
    return answerOf(row);
  });
}

/**
 * Forgets what an article is.
 *
 * @throws ApiError 404 when it is not kept.
 */
export async function deleteIntakeArticle(acting: Acting, id: string): Promise<void> {
  await acting.deps.database.transaction(async (trx) => {
    const removed = await trx
      .deleteFrom('intake_article')
      .where('id', '=', id)
      .returning(['seller', 'seller_name', 'article', 'name'])
      .executeTakeFirst();
    if (removed === undefined) throw notFound();
    await recordAct(trx, acting, 'intake_article_remove', null, nameOf(removed));
  });
}
