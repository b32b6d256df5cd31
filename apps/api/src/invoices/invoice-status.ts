import { sql, type RawBuilder } from 'kysely';
import type { InvoiceStatus, InvoiceStatusFilter } from '@vinrod/api-client/contract';
import type { Caller } from '../server/caller.ts';

/** Every status in order of an invoice's life cycle. */
export const invoiceStatuses: readonly InvoiceStatus[] = [
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
 * Remaining amount of `invoice` in öre, from its columns `paid_ore` and `credits_ore`: never negative, and 0 for credit
 * notes and cancelled invoices.
 */
export function remainingOre(today: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`case
    when invoice.type = 'credit_note' or invoice.cancelled_on <= ${today} then 0
    when invoice.total_ore < 0 then least(invoice.total_ore - paid_ore - credits_ore, 0)
    else greatest(invoice.total_ore - paid_ore - credits_ore, 0) end`;
}

/**
 * Status of `invoice` on a day (domain.md 2.3), from its columns `remaining_ore` and `credits_ore`. Only staff see that
 * a
 * claim is written off: customers see the status before that.
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
 * Condition on `invoice`, from its columns `remaining_ore` and `status`: payment is still expected. For staff, who see
 * that
 * a claim is written off, it is not open; for customers, who do not see it, it still is.
 */
export const isOpen: RawBuilder<boolean> = sql<boolean>`(invoice.remaining_ore > 0 and invoice.status <> 'written_off')`;

/** Statuses with a remaining amount. */
const unsettled: ReadonlySet<InvoiceStatusFilter> = new Set([
  'open',
  'unpaid',
  'partially_paid',
  'overdue',
  'reminded',
  'in_collection',
]);

/**
 * Condition on `invoice` for lists by status: true for every invoice with that status, and backed by an index where few
 * invoices have it.
 */
export function mayHaveStatus(today: RawBuilder<string>, status: InvoiceStatusFilter): RawBuilder<boolean> {
  return unsettled.has(status) ? sql<boolean>`invoice.open_until >= ${today}` : sql<boolean>`true`;
}
