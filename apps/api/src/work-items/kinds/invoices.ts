import { sql, type RawBuilder } from 'kysely';
import { isOpen, mayHaveStatus } from '../../invoices/invoice-status.ts';
import { invoicesFor, statusDay } from '../../invoices/invoice.ts';
import type { WorkAsked, WorkKind } from '../work-kind.ts';

/** Invoices that payment is expected for, with their `remaining_ore`. */
export function openInvoices({ deps, caller, now }: WorkAsked) {
  return invoicesFor(deps.database.db, caller, now)
    .where(mayHaveStatus(statusDay(now), 'open'))
    .where(isOpen);
}

/** Condition on `invoice`: its due date is past. */
export function isOverdue({ now }: WorkAsked): RawBuilder<boolean> {
  return sql<boolean>`invoice.due_date < ${statusDay(now)}`;
}

const ofItem = sql`from invoice where invoice.corporate_group_id = item.corporate_group_id and invoice.id = item.id::uuid`;

/** Invoices past their due date. */
export const overdueInvoices: WorkKind = {
  kind: 'overdue_invoice',
  doneBy: ['listInvoices'],
  rows: (asked) => sql`select invoice.id::text as id, invoice.corporate_group_id, invoice.company_id,
      invoice.due_date as day, null::timestamptz as since, null::integer as part_count,
      invoice.remaining_ore / 100.0 as amount
    from ${openInvoices(asked).where(isOverdue(asked))} as invoice`,
  shown: () => ({
    name: sql<string>`(select invoice.invoice_number ${ofItem})`,
    detail: sql<string>`(select company.name from company
      where company.corporate_group_id = item.corporate_group_id and company.id = item.company_id)`,
  }),
};
