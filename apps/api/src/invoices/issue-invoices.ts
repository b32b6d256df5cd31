import { formatDay, type Day } from '@vinrod/locale/day';
import type { Period } from '../energy/period.ts';
import type { Queries } from '../store/index.ts';
import { insertRows } from '../store/insert-rows.ts';
import type { InvoiceTable } from '../store/schema/invoices.ts';
import { vatRatePercent } from './making/amounts.ts';
import type { InvoiceDraft } from './making/make-invoice.ts';
import { ocrNumberOf } from './making/ocr-number.ts';
import type { Ore } from '../quantities/quantities.ts';

/** A payment received, or agreed for later. */
export interface Payment {
  readonly day: Day;
  readonly amountOre: Ore;
}

/** Days from which a special status applies; null for none. */
export interface InvoiceFate {
  readonly remindedOn: Day | null;
  readonly inCollectionOn: Day | null;
  readonly cancelledOn: Day | null;
  readonly writtenOffOn: Day | null;
}

/** A complete invoice, ready to store. */
export interface IssuedInvoice extends InvoiceFate {
  readonly corporateGroupId: string;
  readonly id: string;
  /** Number within the corporate group, ascending. */
  readonly serial: number;
  /** Fakturanummer: digits. */
  readonly invoiceNumber: string;
  readonly companyId: string;
  readonly type: InvoiceTable['type'];
  readonly invoiceDay: Day;
  readonly dueDay: Day;
  readonly period: Period;
  readonly draft: InvoiceDraft;
  readonly bankgiro: string;
  readonly delivery: InvoiceTable['delivery'];
  readonly reference: string | null;
  /** Id of the invoice that a credit note reverses. */
  readonly creditsInvoiceId: string | null;
  readonly payments: readonly Payment[];
  readonly statusUpdatedAt: Date;
}

function dayOrNull(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}

/** Columns to write; the database maintains the others. */
type WrittenColumn = Exclude<
  keyof InvoiceTable,
  'payments_ore' | 'last_payment_on' | 'credits_ore' | 'open_until'
>;

function invoiceRow(invoice: IssuedInvoice): Record<WrittenColumn, unknown> {
  const { draft } = invoice;
  return {
    corporate_group_id: invoice.corporateGroupId,
    id: invoice.id,
    serial: invoice.serial,
    company_id: invoice.companyId,
    invoice_number: invoice.invoiceNumber,
    ocr_number: ocrNumberOf(invoice.invoiceNumber),
    type: invoice.type,
    invoice_date: formatDay(invoice.invoiceDay),
    due_date: formatDay(invoice.dueDay),
    period_start: formatDay(invoice.period.first),
    period_end: formatDay(invoice.period.last),
    consumption_wh: draft.consumptionWh,
    site_count: draft.sites.length,
    net_ore: draft.netOre,
    vat_ore: draft.vatOre,
    vat_rate_percent: vatRatePercent,
    rounding_ore: draft.roundingOre,
    total_ore: draft.totalOre,
    bankgiro: invoice.bankgiro,
    delivery: invoice.delivery,
    reference: invoice.reference,
    credits_invoice_id: invoice.creditsInvoiceId,
    reminded_on: dayOrNull(invoice.remindedOn),
    in_collection_on: dayOrNull(invoice.inCollectionOn),
    cancelled_on: dayOrNull(invoice.cancelledOn),
    written_off_on: dayOrNull(invoice.writtenOffOn),
    status_updated_at: invoice.statusUpdatedAt.toISOString(),
  };
}

function lineRows({ corporateGroupId, id, draft }: IssuedInvoice): readonly object[] {
  return draft.sites
    .flatMap((site) => site.lines.map((line) => ({ site, line })))
    .map(({ site, line }, index) => ({
      ...line,
      corporate_group_id: corporateGroupId,
      invoice_id: id,
      position: index + 1,
      site_id: site.id,
      site_number: site.siteId,
      site_name: site.name,
      period_start: formatDay(site.period.first),
      period_end: formatDay(site.period.last),
    }));
}

function paymentRows({ corporateGroupId, id, payments }: IssuedInvoice): readonly object[] {
  return payments.map(({ day, amountOre }, index) => ({
    corporate_group_id: corporateGroupId,
    invoice_id: id,
    position: index + 1,
    paid_on: formatDay(day),
    amount_ore: amountOre,
  }));
}

/** Stores invoices with their lines and payments, all in three statements. */
export async function issueInvoices(db: Queries, invoices: readonly IssuedInvoice[]): Promise<void> {
  await insertRows(db, 'invoice', invoices.map(invoiceRow));
  await insertRows(db, 'invoice_line', invoices.flatMap(lineRows));
  await insertRows(db, 'invoice_payment', invoices.flatMap(paymentRows));
}
