import type { Transaction } from 'kysely';
import { recordEvent } from '../../audit/record-event.ts';
import { currentRequest } from '../../server/current-request.ts';
import type { Schema } from '../../store/schema/index.ts';
import type { Intake, RowOutcome } from './row-kind.ts';

/** What a batch did. */
export interface BatchChanges {
  readonly intake: Intake;
  /** operationId of the contract. */
  readonly operationId: string;
  /** Whether to keep what each row replaced. */
  readonly keepsHistory: boolean;
  readonly rows: readonly { readonly key: string; readonly outcome: RowOutcome }[];
}

/** Rows sent to the database in one statement. */
const batchSize = 1000;

/**
 * Keeps what rows replaced, and records one event for the batch of a request, in the transaction that stores it. A batch
 * that changed nothing leaves neither.
 */
export async function recordChanges(
  trx: Transaction<Schema>,
  { intake, operationId, keepsHistory, rows }: BatchChanges,
): Promise<void> {
  const changes = rows.flatMap(({ key, outcome }) =>
    outcome.result === 'created' || outcome.result === 'changed' ? [{ key, outcome }] : [],
  );
  if (changes.length === 0) return;
  const { caller, now } = intake;
  if (keepsHistory) {
    const kept = changes.map(({ key, outcome }) => ({
      intake_id: intake.id,
      changed_at: now,
      account_id: caller.accountId,
      account_name: caller.name,
      operation: operationId,
      key,
      corporate_group_id: outcome.corporateGroupId,
      before: JSON.stringify(outcome.before),
      after: JSON.stringify(outcome.after),
    }));
    for (let start = 0; start < kept.length; start += batchSize)
      await trx
        .insertInto('supplier_change')
        .values(kept.slice(start, start + batchSize))
        .execute();
  }
  if (intake.fileName !== undefined) return;
  const created = changes.filter(({ outcome }) => outcome.result === 'created').length;
  const request = currentRequest();
  await recordEvent(trx, {
    at: now,
    event: 'supplier_put',
    outcome: 'succeeded',
    actor: caller.accountId === null ? null : { id: caller.accountId, name: caller.name },
    target: null,
    address: request?.address ?? null,
    shadowId: null,
    operation: operationId,
    path: request?.url.pathname ?? null,
    status: null,
    requestId: request?.id ?? null,
    details: `+${created} ~${changes.length - created}`,
  });
}
