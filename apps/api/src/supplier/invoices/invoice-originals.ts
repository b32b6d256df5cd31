import { createHash } from 'node:crypto';
import type { Queries } from '../../store/index.ts';
import type { NewInvoice } from './stored-invoices.ts';

type Named = Pick<NewInvoice, 'corporateGroupId' | 'id'>;

/** What a file is known by in the history (SHA-256). */
export function originalHash(original: Uint8Array): string {
  return createHash('sha256').update(original).digest('hex');
}

/** The file that an invoice came as; null when it came otherwise. */
export async function readOriginal(db: Queries, { corporateGroupId, id }: Named): Promise<Uint8Array | null> {
  const kept = await db
    .selectFrom('invoice_original')
    .select('bytes')
    .where('corporate_group_id', '=', corporateGroupId)
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  return kept?.bytes ?? null;
}

/** Keeps the file that a new invoice came as. */
export async function addOriginal(
  db: Queries,
  { corporateGroupId, id }: Named,
  original: Uint8Array,
  now: Date,
): Promise<void> {
  await db
    .insertInto('invoice_original')
    .values({
      corporate_group_id: corporateGroupId,
      invoice_id: id,
      format: 'peppol',
      bytes: original,
      stored_at: now,
    })
    .execute();
}
