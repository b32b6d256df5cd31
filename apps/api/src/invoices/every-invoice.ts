import { sql } from 'kysely';
import type { EveryInvoicePage, operations } from '@vinrod/api-client/contract';
import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import { readPage, type ListOrder } from '../server/list-query.ts';
import { askedInvoices } from './asked-invoices.ts';
import { invoiceStatuses } from './invoice-status.ts';
import { toInvoice } from './invoice.ts';
import { toSek } from './sek.ts';
import type { Ore } from '../quantities/quantities.ts';

type Query = NonNullable<operations['listInvoices']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    // Digits only: the longer one is higher.
    invoice_number: [sql`length(invoice.invoice_number)`, sql.ref('invoice.invoice_number')],
    invoice_date: [sql.ref('invoice.invoice_date')],
    due_date: [sql.ref('invoice.due_date')],
    total_sek: [sql.ref('invoice.total_ore')],
    remaining_sek: [sql.ref('invoice.remaining_ore')],
    status: [sql`array_position(${[...invoiceStatuses]}::text[], invoice.status)`],
  },
  fallback: '-invoice_date',
  unique: [sql`invoice.serial desc`, sql.ref('invoice.corporate_group_id')],
};

/**
 * The same order, hidden from the planner: for a search it would rather scan all invoices, newest first, until a page
 * is
 * full, than use the indexes that find the matches.
 */
const searchedOrder: typeof order = {
  ...order,
  keys: { ...order.keys, invoice_date: [sql`(invoice.invoice_date + 0)`] },
};

/**
 * One page of the invoices of every corporate group the caller may see, with the open sum over all pages.
 *
 * @throws ApiError as {@link askedInvoices}.
 */
export async function listEveryInvoice(
  deps: Deps,
  caller: Caller,
  query: Query,
  url: URL,
): Promise<EveryInvoicePage> {
  const { db } = deps.database;
  const { asked, open } = await askedInvoices(deps, caller, query);
  const { rows } = await sql<{ count: number; ore: Ore }>`
    select count(*) as count, coalesce(sum(remaining_ore), 0)::bigint as ore
    from ${open} as invoice`.execute(db);
  const page = await readPage(db, asked, query, query.search === undefined ? order : searchedOrder, url);
  return {
    ...page,
    results: page.results.map(toInvoice),
    open: { count: rows[0]?.count ?? 0, remaining_sek: toSek(rows[0]?.ore ?? 0) },
  };
}
