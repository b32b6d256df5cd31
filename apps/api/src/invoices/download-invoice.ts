import { exportAs } from '../files/export-answers.ts';
import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestInfo } from '../server/request-info.ts';
import type { Queries } from '../store/database.ts';
import { readLines } from './breakdown.ts';
import { readInvoiceRow, type InvoiceRow } from './invoice.ts';
import { invoicePdf, type Recipient } from './invoice-pdf.ts';

async function readRecipient(db: Queries, invoice: InvoiceRow): Promise<Recipient> {
  return db
    .selectFrom('company')
    .select(['name', 'organization_number', 'invoice_street', 'invoice_postal_code', 'invoice_city'])
    .where('corporate_group_id', '=', invoice.corporate_group_id)
    .where('id', '=', invoice.company_id)
    .executeTakeFirstOrThrow();
}

/** Number of the invoice that one credits; null when it credits none. */
export async function creditedNumber(db: Queries, invoice: InvoiceRow): Promise<string | null> {
  if (invoice.credits_invoice_id === null) return null;
  const credited = await db
    .selectFrom('invoice')
    .select('invoice_number')
    .where('corporate_group_id', '=', invoice.corporate_group_id)
    .where('id', '=', invoice.credits_invoice_id)
    .executeTakeFirstOrThrow();
  return credited.invoice_number;
}

/** Streams the printed invoice. */
export async function printInvoice(
  { database: { db }, config }: Deps,
  invoice: InvoiceRow,
): Promise<AsyncGenerator<Uint8Array, void, void>> {
  const printed = {
    invoice,
    lines: await readLines(db, invoice),
    recipient: await readRecipient(db, invoice),
    supplier: config.supplier,
  };
  return invoicePdf(printed, await creditedNumber(db, invoice));
}

/**
 * The invoice as a PDF.
 *
 * @throws ApiError 404 when the caller may not see it, whether or not it exists.
 */
export async function downloadInvoice(
  deps: Deps,
  caller: Caller,
  id: string,
  request: RequestInfo,
): Promise<Response> {
  const invoice = await readInvoiceRow(deps, caller, id);
  // Specification, section 9: files without a specified name.
  const answers = exportAs(`File-${deps.clock.now().getTime()}`, { deps, request });
  return answers.pdf(await printInvoice(deps, invoice));
}
