import type { Transaction } from 'kysely';
import { recordAct } from '../audit/record-event.ts';
import { actorOf, type Acting } from '../audit/acting.ts';
import { visibleCompany } from '../authority/site-scope.ts';
import { notFound, refusedFields } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import type { KeptIntake } from './intake-row.ts';
import { intakeTexts } from './texts.ts';

/**
 * A company that an invoice may be said to be for.
 *
 * @throws ApiError 404 when there is none, or the caller does not see it.
 */
export async function visibleBuyer(
  trx: Transaction<Schema>,
  { caller }: Acting,
  id: string,
): Promise<{ readonly id: string; readonly corporate_group_id: string; readonly name: string }> {
  const company = await trx
    .selectFrom('company')
    .select(['id', 'corporate_group_id', 'name'])
    .where('id', '=', id)
    .where(visibleCompany(caller))
    .executeTakeFirst();
  if (company === undefined) throw notFound();
  return company;
}

/**
 * Keeps which company the buyer of an invoice is, for the next invoice of its seller to the same buyer.
 *
 * @throws ApiError 404 when the caller does not see the company, 422 when the buyer needs no telling.
 */
export async function keepBuyer(
  trx: Transaction<Schema>,
  acting: Acting,
  { found: { buyer: found } }: KeptIntake,
  companyId: string,
): Promise<void> {
  if (found === null) throw refusedFields([{ field: 'buyer', texts: [intakeTexts.noBuyer] }]);
  const company = await visibleBuyer(trx, acting, companyId);
  const kept = {
    seller_name: found.seller.name,
    buyer_name: found.name,
    identifiers: found.identifiers,
    corporate_group_id: company.corporate_group_id,
    company_id: company.id,
    given_at: acting.deps.clock.now(),
    given_by_name: actorOf(acting.caller).name,
  };
  await trx
    .insertInto('intake_buyer')
    .values({ seller: found.seller.key, buyer: found.key, ...kept })
    .onConflict((conflict) => conflict.columns(['seller', 'buyer']).doUpdateSet(kept))
    .execute();
  const target = { kind: 'company', id: company.id, name: company.name } as const;
  await recordAct(trx, acting, 'intake_buyer_change', target, found.name);
}
