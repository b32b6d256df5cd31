import type { Transaction } from 'kysely';
import { recordEvent } from '../audit/record-event.ts';
import type { Schema } from '../store/schema/index.ts';
import type { KeptIntake } from './intake-row.ts';

/** Records that the portal itself stores of a file, when no person's call does. */
export async function recordStore(
  trx: Transaction<Schema>,
  { id, file_name: name }: Pick<KeptIntake, 'id' | 'file_name'>,
  at: Date,
  details: string,
): Promise<void> {
  await recordEvent(trx, {
    at,
    event: 'intake_store',
    outcome: 'succeeded',
    actor: null,
    target: { kind: 'intake', id, name },
    address: null,
    shadowId: null,
    operation: null,
    path: null,
    status: null,
    requestId: null,
    details,
  });
}
