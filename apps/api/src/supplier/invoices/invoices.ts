import { tableFormat } from '../files/tables/index.ts';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SupplierInvoice } from '@vinrod/api-client/contract';
import type { FieldProblem } from '../../server/api-error.ts';
import type { JsonRecord } from '../../server/json-document.ts';
import type { Schema } from '../../store/schema/index.ts';
import { findReferences, unknownReference, type NamedSite, type References } from '../rows/references.ts';
import { peppolInvoice } from '../files/peppol/peppol.ts';
import { refusedRow, type Intake, type RowKind, type RowOutcome, type SentRow } from '../rows/row-kind.ts';
import { supplierTexts } from '../texts.ts';
import { invoiceColumns } from './invoice-columns.ts';
import { addOriginal, originalHash, readOriginal } from './invoice-originals.ts';
import {
  addInvoices,
  changeInvoice,
  invoiceKey,
  noteStatusRead,
  readInvoices,
  type NewInvoice,
  type StoredInvoice,
} from './stored-invoices.ts';

/** The columns of a stored row that were sent now, as the database writes them. */
function sameColumns(stored: JsonRecord, sent: JsonRecord): boolean {
  return Object.keys(sent).every(
    (name) => JSON.stringify(stored[name] ?? null) === JSON.stringify(sent[name] ?? null),
  );
}

function sameRows(stored: readonly JsonRecord[], sent: readonly JsonRecord[]): boolean {
  return stored.length === sent.length && stored.every((row, index) => sameColumns(row, sent[index] ?? {}));
}

function differing(stored: JsonRecord, sent: JsonRecord): readonly string[] {
  return Object.keys(sent).filter((name) => !sameColumns(stored, { [name]: sent[name] }));
}

function creditProblems({ type, credits_invoice = null }: SupplierInvoice): readonly FieldProblem[] {
  const hasCredited = credits_invoice !== null;
  if (type === 'credit_note' && !hasCredited)
    return [{ field: 'credits_invoice', texts: [supplierTexts.creditsNeeded] }];
  if (type !== 'credit_note' && hasCredited)
    return [{ field: 'credits_invoice', texts: [supplierTexts.creditsRefused] }];
  return [];
}

/** What is compared and stored of a batch, and the ids of its invoices. */
interface Batch {
  readonly references: References;
  readonly stored: ReadonlyMap<string, StoredInvoice>;
  /** Ids by {@link invoiceKey}, of stored invoices and of those of earlier rows. */
  readonly ids: Map<string, string>;
}

/** The invoice of a row, or why it cannot be stored. */
function place(row: SupplierInvoice, { references, ids }: Batch): NewInvoice | readonly FieldProblem[] {
  const corporateGroup = references.corporateGroup(row.corporate_group);
  if (corporateGroup === undefined) return [unknownReference.corporateGroup];
  const problems = [...creditProblems(row)];
  const companyId = references.company(row.corporate_group, row.customer_id);
  if (companyId === undefined) problems.push(unknownReference.company);
  const sites = new Map<string, NamedSite>();
  row.lines.forEach(({ site_id }, index) => {
    const site = references.site(row.corporate_group, site_id);
    if (site !== undefined) sites.set(site_id, site);
    else
      problems.push({
        field: 'lines.site_id',
        texts: [supplierTexts.unknownLineSite({ line: String(index + 1) })],
      });
  });
  const corporateGroupId = corporateGroup.id;
  const credited = row.credits_invoice ?? null;
  const creditsId = credited === null ? null : ids.get(invoiceKey({ corporateGroupId, number: credited }));
  if (creditsId === undefined)
    problems.push({ field: 'credits_invoice', texts: [supplierTexts.creditsUnknown] });
  if (problems.length > 0 || companyId === undefined) return problems;
  const nowhere = { id: '', name: '' };
  const columns = invoiceColumns(row, companyId, (siteId) => sites.get(siteId) ?? nowhere, creditsId ?? null);
  if (!('issued' in columns)) return columns;
  const number = row.invoice_number;
  const key = invoiceKey({ corporateGroupId, number });
  const id = ids.get(key) ?? randomUUID();
  ids.set(key, id);
  return { corporateGroupId, number, id, columns };
}

/** Keeps the file of an invoice that is there already: one that differs from it is another invoice. */
async function keepOriginal(
  trx: Transaction<Schema>,
  invoice: NewInvoice,
  original: Uint8Array,
  now: Date,
): Promise<RowOutcome> {
  const kept = await readOriginal(trx, invoice);
  if (kept === null) {
    await addOriginal(trx, invoice, original, now);
    const after = { original: originalHash(original) };
    return {
      result: 'changed',
      corporateGroupId: invoice.corporateGroupId,
      before: { original: null },
      after,
    };
  }
  if (Buffer.compare(kept, original) === 0) return { result: 'unchanged' };
  return refusedRow({ field: '', texts: [supplierTexts.invoiceChanged] });
}

/** Stores a row whose invoice is there already: only what has happened to it since, of which its file tells nothing. */
async function update(
  trx: Transaction<Schema>,
  { row, original }: SentRow<SupplierInvoice>,
  invoice: NewInvoice,
  stored: StoredInvoice,
  now: Date,
): Promise<RowOutcome> {
  const { columns, corporateGroupId } = invoice;
  const rewritten = differing(stored.invoice, columns.issued);
  if (rewritten.length > 0 || !sameRows(stored.lines, columns.lines)) {
    const [field = 'lines'] = rewritten;
    return refusedRow({ field, texts: [supplierTexts.invoiceChanged] });
  }
  if (original !== undefined) return keepOriginal(trx, invoice, original, now);
  const fate = differing(stored.invoice, columns.fate);
  const hasPayments = row.payments !== undefined && !sameRows(stored.payments, columns.payments);
  if (fate.length === 0 && !hasPayments) return { result: 'unchanged' };
  await changeInvoice(trx, invoice, { fate: fate.length > 0, payments: hasPayments });
  return {
    result: 'changed',
    corporateGroupId,
    before: {
      ...Object.fromEntries(fate.map((name) => [name, stored.invoice[name] ?? null])),
      ...(hasPayments ? { payments: stored.payments } : {}),
    },
    after: {
      ...Object.fromEntries(fate.map((name) => [name, columns.fate[name] ?? null])),
      ...(hasPayments ? { payments: columns.payments } : {}),
    },
  };
}

async function readBatch(
  trx: Transaction<Schema>,
  rows: readonly SentRow<SupplierInvoice>[],
): Promise<Batch> {
  const references = await findReferences(
    trx,
    rows.map(({ row }) => ({
      corporate_group: row.corporate_group,
      customer_id: row.customer_id,
      site_ids: [...new Set(row.lines.map(({ site_id }) => site_id))],
    })),
  );
  const names = rows.flatMap(({ row }) => {
    const corporateGroupId = references.corporateGroup(row.corporate_group)?.id;
    if (corporateGroupId === undefined) return [];
    const { invoice_number, credits_invoice = null } = row;
    const numbers = credits_invoice === null ? [invoice_number] : [invoice_number, credits_invoice];
    return numbers.map((number) => ({ corporateGroupId, number }));
  });
  const stored = await readInvoices(trx, names);
  return { references, stored, ids: new Map([...stored].map(([key, { id }]) => [key, id])) };
}

async function storeInvoices(
  trx: Transaction<Schema>,
  rows: readonly SentRow<SupplierInvoice>[],
  { now }: Intake,
): Promise<readonly RowOutcome[]> {
  const batch = await readBatch(trx, rows);
  const placed = rows.map((sent) => ({ sent, invoice: place(sent.row, batch) }));
  const fresh = placed.flatMap(({ sent, invoice }) =>
    'columns' in invoice && !batch.stored.has(invoiceKey(invoice)) ? [{ sent, invoice }] : [],
  );
  await addInvoices(
    trx,
    fresh.map(({ invoice }) => invoice),
    now,
  );
  for (const { sent, invoice } of fresh)
    if (sent.original !== undefined) await addOriginal(trx, invoice, sent.original, now);
  const known = placed.flatMap(({ sent, invoice }) =>
    'columns' in invoice && sent.original === undefined && batch.stored.has(invoiceKey(invoice))
      ? [invoice.id]
      : [],
  );
  await noteStatusRead(trx, known, now);
  const outcomes: RowOutcome[] = [];
  for (const { sent, invoice } of placed) {
    if (!('columns' in invoice)) {
      outcomes.push(refusedRow(...invoice));
      continue;
    }
    const stored = batch.stored.get(invoiceKey(invoice));
    outcomes.push(
      stored === undefined
        ? {
            result: 'created',
            corporateGroupId: invoice.corporateGroupId,
            before: {},
            after: { ...invoice.columns.issued, ...invoice.columns.fate, ...originalOf(sent) },
          }
        : await update(trx, sent, invoice, stored, now),
    );
  }
  return outcomes;
}

function originalOf({ original }: SentRow<SupplierInvoice>): JsonRecord {
  return original === undefined ? {} : { original: originalHash(original) };
}

/** Invoices by corporate group and number. */
export const invoiceRows: RowKind<SupplierInvoice> = {
  longestRow: 8 * 1024 * 1024,
  formats: [peppolInvoice, tableFormat('invoices')],
  readsStored: true,
  batchSize: 100,
  key: ({ corporate_group, invoice_number }) => `${corporate_group} ${invoice_number}`,
  store: storeInvoices,
};
