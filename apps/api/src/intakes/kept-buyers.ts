import { sql } from 'kysely';
import type { KeptIntakeBuyer, KeptIntakeBuyerPage, operations } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import { actorOf, type Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { visibleCompany } from '../authority/site-scope.ts';
import { notFound } from '../server/api-error.ts';
import { matchesSearch, readPage, type ListOrder } from '../server/list-query.ts';
import type { RequestBody } from '../server/operation.ts';
import type { Queries } from '../store/database.ts';
import { visibleBuyer } from './keep-buyer.ts';

type Query = NonNullable<operations['listIntakeBuyers']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    name: [sql.ref('intake_buyer.buyer_name')],
    seller: [sql.ref('intake_buyer.seller_name')],
    given_at: [sql.ref('intake_buyer.given_at')],
  },
  fallback: 'name',
  unique: [sql.ref('intake_buyer.buyer_name'), sql.ref('intake_buyer.id')],
};

/** Buyers of the companies that the caller sees. */
function keptBuyers(db: Queries, { caller }: Acting) {
  return db
    .selectFrom('intake_buyer')
    .innerJoin('company', (join) =>
      join
        .onRef('company.corporate_group_id', '=', 'intake_buyer.corporate_group_id')
        .onRef('company.id', '=', 'intake_buyer.company_id'),
    )
    .innerJoin('corporate_group', 'corporate_group.id', 'intake_buyer.corporate_group_id')
    .select([
      'intake_buyer.id',
      'seller_name',
      'buyer_name',
      'identifiers',
      'company.id as company_id',
      'company.name as company_name',
      'corporate_group.id as corporate_group_id',
      'corporate_group.name as corporate_group_name',
      'given_at',
      'given_by_name',
    ])
    .where(visibleCompany(caller));
}

type KeptRow = Awaited<ReturnType<ReturnType<typeof keptBuyers>['execute']>>[number];

function answerOf(row: KeptRow): KeptIntakeBuyer {
  return {
    uuid: row.id,
    seller: row.seller_name,
    name: row.buyer_name,
    identifiers: row.identifiers,
    company: { uuid: row.company_id, name: row.company_name },
    corporate_group: { uuid: row.corporate_group_id, name: row.corporate_group_name },
    given_at: formatInstant(row.given_at.getTime()),
    given_by: row.given_by_name,
  };
}

function companyOf({ company_id: id, company_name: name }: KeptRow) {
  return { kind: 'company', id, name } as const;
}

/** A page of the companies that unknown buyers are. */
export async function listIntakeBuyers(acting: Acting, query: Query): Promise<KeptIntakeBuyerPage> {
  const { db } = acting.deps.database;
  const texts = [
    ...['seller_name', 'buyer_name', 'identifiers'].map((name) => sql.ref(`intake_buyer.${name}`)),
    sql.ref('company.name'),
  ];
  const rows = keptBuyers(db, acting).where(matchesSearch(query.search, texts));
  const page = await readPage(db, rows, query, order, acting.request.url);
  return { ...page, results: page.results.map(answerOf) };
}

/**
 * Changes which company a buyer is, for the next invoice.
 *
 * @throws ApiError 404 when it is not kept, or the caller does not see its company or the one that it would be.
 */
export async function updateIntakeBuyer(
  acting: Acting,
  id: string,
  { company: companyId }: RequestBody<'updateIntakeBuyer'>,
): Promise<KeptIntakeBuyer> {
  return acting.deps.database.transaction(async (trx) => {
    const before = await keptBuyers(trx, acting).where('intake_buyer.id', '=', id).executeTakeFirst();
    if (before === undefined) throw notFound();
    const company = await visibleBuyer(trx, acting, companyId);
    await trx
      .updateTable('intake_buyer')
      .set({
        corporate_group_id: company.corporate_group_id,
        company_id: company.id,
        given_at: acting.deps.clock.now(),
        given_by_name: actorOf(acting.caller).name,
      })
      .where('id', '=', id)
      .execute();
    const row = await keptBuyers(trx, acting).where('intake_buyer.id', '=', id).executeTakeFirstOrThrow();
    await recordAct(trx, acting, 'intake_buyer_change', companyOf(row), row.buyer_name);
    return answerOf(row);
  });
}

/**
 * Forgets which company a buyer is.
 *
 * @throws ApiError 404 when it is not kept, or the caller does not see its company.
 */
export async function deleteIntakeBuyer(acting: Acting, id: string): Promise<void> {
  await acting.deps.database.transaction(async (trx) => {
    const row = await keptBuyers(trx, acting).where('intake_buyer.id', '=', id).executeTakeFirst();
    if (row === undefined) throw notFound();
    await trx.deleteFrom('intake_buyer').where('id', '=', id).execute();
    await recordAct(trx, acting, 'intake_buyer_remove', companyOf(row), row.buyer_name);
  });
}
