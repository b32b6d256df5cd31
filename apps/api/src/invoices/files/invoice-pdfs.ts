import type { ZipEntry } from '../../files/zip.ts';
import { refused } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import { Turn } from '../../server/yield-to-event-loop.ts';
import { printInvoice } from '../download-invoice.ts';
import type { InvoiceRow } from '../invoice.ts';
import type { ChosenInvoices } from './choice.ts';
import { tooManyPdfs } from './texts.ts';

/** Most pdfs in one file: a year of twelve bolag, and half a minute of making them. The contract and the portal tell it. */
const MOST_PDFS = 200;

async function* printed(deps: Deps, invoice: InvoiceRow): AsyncGenerator<Uint8Array, void, void> {
  yield* await printInvoice(deps, invoice);
}

/**
 * The pdfs of invoices, made one after the other while the file is sent.
 *
 * @throws ApiError 422 when there are too many.
 */
export function invoicePdfs(
  deps: Deps,
  { count, read }: ChosenInvoices,
): AsyncGenerator<ZipEntry, void, void> {
  if (count > MOST_PDFS) throw refused(tooManyPdfs(count, MOST_PDFS));
  return entries();

  async function* entries(): AsyncGenerator<ZipEntry, void, void> {
    const turn = new Turn();
    for await (const invoice of await read()) {
      if (turn.isOver) await turn.next();
      yield { name: `Faktura-${invoice.invoice_number}.pdf`, content: printed(deps, invoice) };
    }
  }
}
