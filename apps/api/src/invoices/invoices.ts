import { sql } from 'kysely';
import type { InvoiceListTotals, InvoicePage, InvoiceStatus, operations } from '@vinrod/api-client/contract';
import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import { readPage, type ListOrder } from '../server/list-query.ts';
import { askedInvoices } from './asked-invoices.ts';
import { invoiceStatuses, isOpen } from './invoice-status.ts';
import { toInvoice } from './invoice.ts';
import { toSek } from './sek.ts';
import type { Ore } from '../quantities/quantities.ts';

type Query = NonNullable<operations['listCorporateGroupInvoices']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    invoice_number: [sql.ref('invoice.serial')],
    invoice_date: [sql.ref('invoice.invoice_date')],
    due_date: [sql.ref('invoice.due_date')],
    total_sek: [sql.ref('invoice.total_ore')],
    remaining_sek: [sql.ref('invoice.remaining_ore')],
    status: [sql`array_position(${[...invoiceStatuses]}::text[], invoice.status)`],
  },
  fallback: '-invoice_date',
  unique: [sql`invoice.serial desc`],
};

interface StatusSum {
  readonly status: InvoiceStatus;
  readonly count: number;
  readonly total_ore: Ore;
  readonly remaining_ore: Ore;
  readonly open_count: number;
  readonly open_ore: Ore;
  readonly first_due: string;
  readonly last_due: string;
}

function toTotals(sums: readonly StatusSum[]): InvoiceListTotals {
  const sumOf = (key: 'count' | 'total_ore' | 'remaining_ore' | 'open_count' | 'open_ore'): number =>
    sums.reduce((sum, row) => sum + row[key], 0);
  return {
    count: sumOf('count'),
    total_sek: toSek(sumOf('total_ore')),
    remaining_sek: toSek(sumOf('remaining_ore')),
    open: { count: sumOf('open_count'), remaining_sek: toSek(sumOf('open_ore')) },
    by_status: sums
      .toSorted((left, right) => invoiceStatuses.indexOf(left.status) - invoiceStatuses.indexOf(right.status))
      .map((row) => ({
        status: row.status,
        count: row.count,
        total_sek: toSek(row.total_ore),
        remaining_sek: toSek(row.remaining_ore),
        first_due_date: row.first_due,
        last_due_date: row.last_due,
      })),
  };
}

/**
 * One page of a corporate group's invoices that the caller may see, with sums over all pages and statuses.
 *
 * @throws ApiError as {@link askedInvoices}.
 */
export async function listInvoices(
  deps: Deps,
  caller: Caller,
  corporateGroupId: string,
  query: Query,
  url: URL,
): Promise<InvoicePage> {
  const { db } = deps.database;
  const { asked, ofEveryStatus } = await askedInvoices(deps, caller, {
    ...query,
    corporate_group: corporateGroupId,
  });
  const { rows: sums } = await sql<StatusSum>`
    select status, count(*) as count, sum(total_ore)::bigint as total_ore, sum(remaining_ore)::bigint as remaining_ore,
      count(*) filter (where ${isOpen}) as open_count,
      coalesce(sum(remaining_ore) filter (where ${isOpen}), 0)::bigint as open_ore,
      min(due_date) as first_due, max(due_date) as last_due
    from ${ofEveryStatus} as invoice group by status`.execute(db);
  const page = await readPage(db, asked, query, order, url);
  return { ...page, results: page.results.map(toInvoice), totals: toTotals(sums) };
}
