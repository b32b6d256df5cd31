import type { Transaction } from 'kysely';
import type { Acting } from '../audit/acting.ts';
import { readSignedIn } from '../identity/load-caller.ts';
import { unauthorized } from '../server/api-error.ts';
import { lockAdministration } from '../permissions/lock-administration.ts';
import { authorize } from '../server/authorize.ts';
import { accessRuleOf } from '../server/contract.ts';
import type { Schema } from '../store/schema/index.ts';

/**
 * Changes permissions or visibility in a transaction of its own. Waits for every other such change and then reads the
 * caller's rights again, so that a right lost meanwhile cannot be used.
 *
 * @param work - Receives the caller with their current rights.
 * @throws ApiError 401 when the caller was locked or removed meanwhile, 403 when they lost the permission for the
 *   operation.
 */
export function administer<Result>(
  acting: Acting,
  work: (trx: Transaction<Schema>, acting: Acting) => Promise<Result>,
): Promise<Result> {
  const { deps, operationId } = acting;
  return deps.database.transaction(async (trx) => {
    await lockAdministration(trx);
    const { userId, sessionId } = acting.caller;
    const caller = await readSignedIn(trx, { userId, sessionId }, deps.clock.now());
    if (caller === undefined) throw unauthorized();
    authorize(accessRuleOf(operationId), caller);
    return work(trx, { ...acting, caller });
  });
}
