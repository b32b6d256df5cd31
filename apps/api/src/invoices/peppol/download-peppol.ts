import { exportAs } from '../../files/export-answers.ts';
import { refused } from '../../server/api-error.ts';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';
import type { RequestInfo } from '../../server/request-info.ts';
import type { Queries } from '../../store/database.ts';
import { readLines } from '../breakdown.ts';
import { creditedNumber } from '../download-invoice.ts';
import { readInvoiceRow, type InvoiceRow } from '../invoice.ts';
import { peppolOf, type PeppolBuyer } from './of-stored.ts';
import type { PeppolInvoice } from './peppol-invoice.ts';
import { brokenRules } from './sum-rules.ts';
import { peppolLacks, peppolRefusals } from './texts.ts';
import { writePeppol } from './write-peppol.ts';

async function readOriginal(db: Queries, invoice: InvoiceRow): Promise<Uint8Array | null> {
  const original = await db
    .selectFrom('invoice_original')
    .select('bytes')
    .where('corporate_group_id', '=', invoice.corporate_group_id)
    .where('invoice_id', '=', invoice.id)
    .where('format', '=', 'peppol')
    .executeTakeFirst();
  return original?.bytes ?? null;
}

async function readBuyer(db: Queries, invoice: InvoiceRow): Promise<PeppolBuyer> {
  return db
    .selectFrom('company')
    .select([
      'customer_id',
      'name',
      'organization_number',
      'invoice_street',
      'invoice_postal_code',
      'invoice_city',
      'invoice_country',
      'peppol_id',
    ])
    .where('corporate_group_id', '=', invoice.corporate_group_id)
    .where('id', '=', invoice.company_id)
    .executeTakeFirstOrThrow();
}

/** What is stored of an invoice as a document of Peppol, which follows the rules that read ones are held to. */
async function makePeppol({ database: { db }, config }: Deps, invoice: InvoiceRow): Promise<PeppolInvoice> {
  const made = peppolOf({
    invoice,
    lines: await readLines(db, invoice),
    buyer: await readBuyer(db, invoice),
    supplier: config.supplier,
    creditedNumber: await creditedNumber(db, invoice),
  });
  if (typeof made === 'string') throw refused(peppolLacks[made]);
  const broken = new Set(brokenRules(made).map(({ rule }) => rule));
  if (broken.size > 0) throw refused(peppolRefusals.broken({ rules: [...broken].join(', ') }));
  return made;
}

/** Bytes of parts of text, several parts at a time. */
async function* encoded(parts: Iterable<string>): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  const partLength = 32 * 1024;
  let text = '';
  for (const part of parts) {
    text += part;
    if (text.length < partLength) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
  yield bytes;
}

/**
 * The invoice as a file of Peppol BIS Billing 3.0: the one that it came as, otherwise one made from what is stored.
 *
 * @throws ApiError 404 when the caller may not see it, whether or not it exists; 422 when it cannot be such a file.
 */
export async function downloadPeppol(
  deps: Deps,
  caller: Caller,
  id: string,
  request: RequestInfo,
): Promise<Response> {
  const invoice = await readInvoiceRow(deps, caller, id);
  const original = await readOriginal(deps.database.db, invoice);
  const parts = original === null ? encoded(writePeppol(await makePeppol(deps, invoice))) : whole(original);
  // Specification, section 9: files without a specified name.
  return exportAs(`File-${deps.clock.now().getTime()}`, { deps, request }).xml(parts);
}
