import { sql, type RawBuilder } from 'kysely';
import type { InvoiceStatus, InvoiceStatusFilter } from '@vinrod/api-client/contract';
import type { Caller } from '../server/caller.ts';

/** Every status in the order of the life of an invoice. */
export const INVOICE_STATUSES: readonly InvoiceStatus[] = [
  'unpaid',
  'partially_paid',
  'overdue',
  'reminded',
  'in_collection',
  'written_off',
  'paid',
  'credited',
  'cancelled',
];

/**
 * What remains to be paid of `invoice` in öre, of its columns `paid_ore` and `credits_ore`: never less than nothing, and
 * nothing of credit notes and of what is cancelled.
 */
export function remainingOre(today: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`case
    when invoice.type = 'credit_note' or invoice.cancelled_on <= ${today} then 0
    when invoice.total_ore < 0 then least(invoice.total_ore - paid_ore - credits_ore, 0)
    else greatest(invoice.total_ore - paid_ore - credits_ore, 0) end`;
}

/**
 * Status of `invoice` on a day (domain.md 2.3), of its columns `remaining_ore` and `credits_ore`. That a claim is written
 * off is for staff only: customers see what it was before.
 */
export function statusOn(today: RawBuilder<string>, caller: Caller): RawBuilder<InvoiceStatus> {
  const writtenOff =
    caller.userType === 'internal' ? sql`when invoice.written_off_on <= ${today} then 'written_off'` : sql``;
  return sql<InvoiceStatus>`case
    when invoice.cancelled_on <= ${today} then 'cancelled'
    when invoice.type = 'credit_note' then 'credited'
    when invoice.total_ore <> 0 and abs(credits_ore) >= abs(invoice.total_ore) then 'credited'
    ${writtenOff}
    when remaining_ore = 0 then 'paid'
    when invoice.in_collection_on <= ${today} then 'in_collection'
    when invoice.reminded_on <= ${today} then 'reminded'
    when invoice.due_date < ${today} then 'overdue'
    when remaining_ore <> invoice.total_ore then 'partially_paid'
    else 'unpaid' end`;
}

/**
 * Condition on `invoice`, of its columns `remaining_ore` and `status`: money is still waited for. A claim that is written
 * off is not: staff, who are told that it is, do not find it among these, while customers, who are not, still do.
 */
export const isOpen: RawBuilder<boolean> = sql<boolean>`(invoice.remaining_ore > 0 and invoice.status <> 'written_off')`;

/** Statuses of invoices of which something remains to be paid. */
const unsettled: ReadonlySet<InvoiceStatusFilter> = new Set([
  'open',
  'unpaid',
  'partially_paid',
  'overdue',
  'reminded',
  'in_collection',
]);

/**
 * Condition on `invoice` for lists by status: true of every invoice with that status, and led to by an index where few
 * invoices have it.
 */
export function mayHaveStatus(today: RawBuilder<string>, status: InvoiceStatusFilter): RawBuilder<boolean> {
  return unsettled.has(status) ? sql<boolean>`invoice.open_until >= ${today}` : sql<boolean>`true`;
}
