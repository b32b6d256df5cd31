import { sql } from 'kysely';
import { isRecord, type JsonRecord } from '../../server/json-document.ts';
import type { Queries } from '../../store/index.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { InvoiceColumns } from './invoice-columns.ts';

/** A stored invoice, as JSON of its columns. */
export interface StoredInvoice {
  readonly id: string;
  readonly invoice: JsonRecord;
  readonly lines: readonly JsonRecord[];
  readonly payments: readonly JsonRecord[];
}

/** An invoice by its corporate group and number. */
export interface InvoiceName {
  readonly corporateGroupId: string;
  readonly number: string;
}

/** Text that two names share only when they are the same. */
export function invoiceKey({ corporateGroupId, number }: InvoiceName): string {
  return `${corporateGroupId} ${number}`;
}

function records(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Reads invoices with lines and payments in their order. */
export async function readInvoices(
  db: Queries,
  names: readonly InvoiceName[],
): Promise<ReadonlyMap<string, StoredInvoice>> {
  const wanted = JSON.stringify(
    names.map(({ corporateGroupId, number }) => ({ corporate_group_id: corporateGroupId, number })),
  );
  const { rows } = await sql<{ id: string; invoice: unknown; lines: unknown; payments: unknown }>`
    select invoice.id, to_json(invoice) as invoice,
      coalesce((select json_agg(line order by line.position) from invoice_line as line
        where line.corporate_group_id = invoice.corporate_group_id and line.invoice_id = invoice.id), '[]') as lines,
      coalesce((select json_agg(payment order by payment.position) from invoice_payment as payment
        where payment.corporate_group_id = invoice.corporate_group_id
          and payment.invoice_id = invoice.id), '[]') as payments
    from invoice
    join json_to_recordset(${wanted}::json) as wanted (corporate_group_id uuid, number text)
      on invoice.corporate_group_id = wanted.corporate_group_id
        and invoice.invoice_number = wanted.number`.execute(db);
  return new Map(
    rows.flatMap(({ id, invoice, lines, payments }) => {
      if (!isRecord(invoice)) return [];
      const name = {
        corporateGroupId: String(invoice['corporate_group_id']),
        number: String(invoice['invoice_number']),
      };
      return [[invoiceKey(name), { id, invoice, lines: records(lines), payments: records(payments) }]];
    }),
  );
}

/** An invoice to store. */
export interface NewInvoice extends InvoiceName {
  readonly id: string;
  readonly columns: InvoiceColumns;
}

/** The highest number of each corporate group's invoices. */
async function lastSerials(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('invoice')
    .select(({ fn }) => ['corporate_group_id', fn.max('serial').as('last')])
    .where('corporate_group_id', 'in', ids)
    .groupBy('corporate_group_id')
    .execute();
  return new Map(rows.map((row) => [row.corporate_group_id, row.last]));
}

function paymentRows({ corporateGroupId, id, columns }: NewInvoice): JsonRecord[] {
  return columns.payments.map((payment) => ({
    corporate_group_id: corporateGroupId,
    invoice_id: id,
    ...payment,
  }));
}

/** Stores new invoices; their corporate groups are held. */
export async function addInvoices(db: Queries, invoices: readonly NewInvoice[], now: Date): Promise<void> {
  if (invoices.length === 0) return;
  const serials = await lastSerials(db, [
    ...new Set(invoices.map(({ corporateGroupId }) => corporateGroupId)),
  ]);
  const rows = invoices.map(({ corporateGroupId, id, number, columns }): JsonRecord => {
    const serial = (serials.get(corporateGroupId) ?? 0) + 1;
    serials.set(corporateGroupId, serial);
    return {
      corporate_group_id: corporateGroupId,
      id,
      serial,
      invoice_number: number,
      ...columns.issued,
      ...columns.fate,
      status_updated_at: now,
    };
  });
  await insertRows(db, 'invoice', rows);
  await insertRows(
    db,
    'invoice_line',
    invoices.flatMap(({ corporateGroupId, id, columns }) =>
      columns.lines.map((line, index) => ({
        corporate_group_id: corporateGroupId,
        invoice_id: id,
        site_name: columns.siteNames[index] ?? '',
        ...line,
      })),
    ),
  );
  await insertRows(db, 'invoice_payment', invoices.flatMap(paymentRows));
}

/** Stores what has happened to an invoice since. */
export async function changeInvoice(
  db: Queries,
  invoice: NewInvoice,
  { fate, payments }: { readonly fate: boolean; readonly payments: boolean },
): Promise<void> {
  const { corporateGroupId, id, columns } = invoice;
  if (fate) {
    const names = Object.keys(columns.fate);
    const changes = names.map((name) => sql`${sql.ref(name)} = wanted.${sql.ref(name)}`);
    await sql`update invoice set ${sql.join(changes)}
      from json_populate_record(null::invoice, ${JSON.stringify(columns.fate)}::json) as wanted
      where invoice.corporate_group_id = ${corporateGroupId}::uuid and invoice.id = ${id}::uuid`.execute(db);
  }
  if (payments) {
    await db
      .deleteFrom('invoice_payment')
      .where('corporate_group_id', '=', corporateGroupId)
      .where('invoice_id', '=', id)
      .execute();
    await insertRows(db, 'invoice_payment', paymentRows(invoice));
  }
}

/** Notes that the payment status of invoices was read now. */
export async function noteStatusRead(db: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('invoice').set({ status_updated_at: now }).where('id', 'in', ids).execute();
}
