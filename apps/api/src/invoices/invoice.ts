import { sql, type InferResult, type RawBuilder } from 'kysely';
import type { Invoice } from '@vinrod/api-client/contract';
import { formatDay } from '@vinrod/locale/day';
import { formatInstant, localDayOf } from '@vinrod/locale/clock';
import { toKwh } from '../quantities/rounding.ts';
import type { Caller } from '../server/caller.ts';
import { notFound } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { Queries } from '../store/database.ts';
import { remainingOre, statusOn } from './invoice-status.ts';
import { toSek } from './sek.ts';
import { visibleInvoice } from './visible-invoice.ts';
import type { Ore } from '../quantities/quantities.ts';

interface PaymentRow {
  readonly paid_on: string;
  readonly amount_ore: Ore;
}

/** The day on which invoice statuses are evaluated, for the database. */
export function statusDay(now: Date): RawBuilder<string> {
  return sql<string>`${formatDay(localDayOf(now.getTime()))}::date`;
}

/** The invoices that the caller may see, with their payments and status at an instant. */
export function invoicesFor(db: Queries, caller: Caller, now: Date) {
  const today = statusDay(now);
  const payments = sql`from invoice_payment payment where payment.corporate_group_id = invoice.corporate_group_id
    and payment.invoice_id = invoice.id and payment.paid_on <= ${today}`;
  const credits = sql`from invoice credit where credit.corporate_group_id = invoice.corporate_group_id
    and credit.credits_invoice_id = invoice.id`;
  // Names are looked up per row, so that counts and sums, which need none, read invoices only.
  const company = sql`from company where company.corporate_group_id = invoice.corporate_group_id
    and company.id = invoice.company_id`;
  const settled = db
    .selectFrom('invoice')
    .where(visibleInvoice(caller))
    .selectAll('invoice')
    .select([
      sql<string>`(select corporate_group.name from corporate_group
        where corporate_group.id = invoice.corporate_group_id)`.as('corporate_group_name'),
      sql<string>`(select company.name ${company})`.as('company_name'),
      sql<string>`(select company.customer_id ${company})`.as('customer_id'),
      sql<number>`case when invoice.last_payment_on <= ${today} then invoice.payments_ore
        when invoice.last_payment_on is null then 0
        else (select coalesce(sum(amount_ore), 0)::bigint ${payments}) end`.as('paid_ore'),
      sql<string | null>`(select max(paid_on) ${payments})`.as('last_paid_on'),
      sql<string | null>`(select credit.id ${credits} order by serial desc limit 1)`.as('credited_by'),
      sql<
        PaymentRow[]
      >`(select coalesce(json_agg(json_build_object('paid_on', paid_on, 'amount_ore', amount_ore)
        order by paid_on, position), '[]'::json) ${payments})`.as('payments'),
    ]);
  const withRemaining = db
    .selectFrom(settled.as('invoice'))
    .selectAll('invoice')
    .select(remainingOre(today).as('remaining_ore'));
  const withStatus = db
    .selectFrom(withRemaining.as('invoice'))
    .selectAll('invoice')
    .select(statusOn(today, caller).as('status'));
  return db.selectFrom(withStatus.as('invoice')).selectAll('invoice');
}

/** A row of {@link invoicesFor}. */
export type InvoiceRow = InferResult<ReturnType<typeof invoicesFor>>[number];

/** An invoice as payloads have it. */
export function toInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.serial,
    uuid: row.id,
    invoice_number: row.invoice_number,
    ocr_number: row.ocr_number,
    corporate_group: { uuid: row.corporate_group_id, name: row.corporate_group_name },
    customer: { uuid: row.company_id, name: row.company_name, customer_id: row.customer_id },
    type: row.type,
    status: row.status,
    invoice_date: row.invoice_date,
    due_date: row.due_date,
    paid_date: row.status === 'paid' ? row.last_paid_on : null,
    period_start: row.period_start,
    period_end: row.period_end,
    consumption_kwh: toKwh(row.consumption_wh),
    site_count: row.site_count,
    amount_excl_vat_sek: toSek(row.net_ore),
    vat_sek: toSek(row.vat_ore),
    vat_rate_percent: row.vat_rate_percent,
    rounding_sek: toSek(row.rounding_ore),
    total_sek: toSek(row.total_ore),
    remaining_sek: toSek(row.remaining_ore),
    currency: 'SEK',
    bankgiro: row.bankgiro,
    delivery: row.delivery,
    reference: row.reference,
    credits_invoice: row.credits_invoice_id,
    credited_by: row.credited_by,
    payments: row.payments.map((payment) => ({
      paid_date: payment.paid_on,
      amount_sek: toSek(payment.amount_ore),
    })),
    pdf_url: `/api/v1/invoices/${row.id}/pdf/`,
    status_updated_at: formatInstant(row.status_updated_at.getTime()),
  };
}

/**
 * Reads one invoice.
 *
 * @throws ApiError 404 when the caller may not see it, whether or not it exists.
 */
export async function readInvoiceRow(
  { database: { db }, clock }: Deps,
  caller: Caller,
  id: string,
): Promise<InvoiceRow> {
  const row = await invoicesFor(db, caller, clock.now()).where('invoice.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}
