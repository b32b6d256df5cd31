import { sql } from 'kysely';
import { startOfLocalDay } from '@vinrod/locale/clock';
import { parseDay } from '@vinrod/locale/day';
import { isOpenTo } from '../authority/open-operations.ts';
import { visibleCertificate } from '../certificates/certificate-list.ts';
import { visibleInvoice } from '../invoices/visible-invoice.ts';
import type { WattHours } from '../quantities/quantities.ts';
import { notFound } from '../server/api-error.ts';
import type { Caller } from '../server/caller.ts';
import type { Queries } from '../store/index.ts';

/** A document that was made on meter values. */
export interface MadeDocument {
  readonly kind: 'invoice' | 'certificate';
  readonly id: string;
  readonly corporateGroupId: string;
  /** The energy that it was made on. */
  readonly wh: WattHours;
  /** Values that came later are not in it. */
  readonly madeAt: Date;
}

/**
 * Checks that every named document was found.
 *
 * @throws ApiError 404 when one was not, whether or not it exists.
 */
function requireAll(ids: readonly string[], found: readonly unknown[]): void {
  if (found.length < new Set(ids.map((id) => id.toLowerCase())).size) throw notFound();
}

/**
 * The named invoices, but credit notes and what these or the ledger have taken back.
 *
 * @throws ApiError 404 when the caller may not see one of them.
 */
export async function madeInvoices(
  db: Queries,
  caller: Caller,
  ids: readonly string[],
): Promise<MadeDocument[]> {
  if (ids.length === 0) return [];
  if (!isOpenTo(caller, 'getInvoice')) throw notFound();
  const found = await db
    .selectFrom('invoice')
    .select(['id', 'corporate_group_id', 'consumption_wh', 'invoice_date'])
    .select(
      sql<boolean>`type in ('invoice', 'final_invoice') and cancelled_on is null
        and not exists (select from invoice credit where credit.corporate_group_id = invoice.corporate_group_id
          and credit.credits_invoice_id = invoice.id)`.as('stands'),
    )
    .where('id', 'in', ids)
    .where(visibleInvoice(caller))
    .execute();
  requireAll(ids, found);
  return found
    .filter(({ stands }) => stands)
    .map((row) => ({
      kind: 'invoice',
      id: row.id,
      corporateGroupId: row.corporate_group_id,
      wh: row.consumption_wh,
      // Only the day is known: values of that day were there when the invoice was made.
      madeAt: new Date(startOfLocalDay((parseDay(row.invoice_date) ?? 0) + 1)),
    }));
}

/**
 * The named certificates that are on energy.
 *
 * @throws ApiError 404 when the caller may not see one of them.
 */
export async function madeCertificates(
  db: Queries,
  caller: Caller,
  ids: readonly string[],
): Promise<MadeDocument[]> {
  if (ids.length === 0) return [];
  if (!isOpenTo(caller, 'listCertificates')) throw notFound();
  const found = await db
    .selectFrom('certificate')
    .select(['id', 'corporate_group_id', 'delivered_wh', 'issued_at'])
    .where('id', 'in', ids)
    .where(visibleCertificate(caller))
    .execute();
  requireAll(ids, found);
  return found.flatMap(({ delivered_wh: wh, ...row }) =>
    wh === null
      ? []
      : [
          {
            kind: 'certificate' as const,
            id: row.id,
            corporateGroupId: row.corporate_group_id,
            wh,
            madeAt: row.issued_at,
          },
        ],
  );
}
