import type { Transaction } from 'kysely';
import type { Text } from '@vinrod/locale/messages/texts';
import type { Schema } from '../store/schema/index.ts';
import { removeParts } from './file-bytes.ts';
import type { KeptIntake } from './intake-row.ts';

/**
 * Ends a file of which everything is stored that is to be. Its bytes are needed no more.
 *
 * @param note - what was not stored of it; null when all of it was
 */
export async function endStored(
  trx: Transaction<Schema>,
  { id, total }: Pick<KeptIntake, 'id' | 'total'>,
  at: Date,
  note: Text | null,
): Promise<void> {
  await trx
    .updateTable('intake')
    .set({
      state: note === null ? 'stored' : 'partly_stored',
      stored_at: at,
      note: note === null ? null : JSON.stringify(note),
      done: total,
    })
    .where('id', '=', id)
    .execute();
  await removeParts(trx, id);
}
