import { sql, type RawBuilder } from 'kysely';
import type { InvoiceListTotals, InvoicePage, InvoiceStatus, operations } from '@vinrod/api-client/contract';
import { energyTexts } from '../energy/texts.ts';
import type { Caller } from '../identity/caller.ts';
import { requireSites, siteScope } from '../organisation/site-scope.ts';
import { badField } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { matchesSearch, readPage, type ListOrder } from '../server/list-query.ts';
import { INVOICE_STATUSES, isOpen } from './invoice-status.ts';
import { invoicesFor, toInvoice } from './invoice.ts';
import { toSek } from './sek.ts';
import type { Ore } from '../quantities.ts';

type Query = NonNullable<operations['listCorporateGroupInvoices']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    invoice_number: [sql.ref('invoice.serial')],
    invoice_date: [sql.ref('invoice.invoice_date')],
    due_date: [sql.ref('invoice.due_date')],
    total_sek: [sql.ref('invoice.total_ore')],
    remaining_sek: [sql.ref('invoice.remaining_ore')],
    status: [sql`array_position(${[...INVOICE_STATUSES]}::text[], invoice.status)`],
  },
  fallback: '-invoice_date',
  unique: [sql`invoice.serial desc`],
};

/** Condition on `invoice`: a line of it is for a site. */
function isForSite(siteId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from invoice_line line
    where line.corporate_group_id = invoice.corporate_group_id and line.invoice_id = invoice.id
      and line.site_id = ${siteId})`;
}

/** The invoices of a koncern that the caller may see, whose date, site and texts fit the query. */
function matchingInvoices(
  { database: { db }, clock }: Deps,
  caller: Caller,
  corporateGroupId: string,
  {
    start_date: start,
    end_date: end,
    search,
    site,
  }: Pick<Query, 'start_date' | 'end_date' | 'search' | 'site'>,
) {
  const found = invoicesFor(db, caller, clock.now())
    .where('invoice.corporate_group_id', '=', corporateGroupId)
    .where(
      matchesSearch(search, [
        sql.ref('invoice.invoice_number'),
        sql.ref('invoice.ocr_number'),
        sql.ref('invoice.company_name'),
        sql.ref('invoice.customer_id'),
        sql.ref('invoice.reference'),
      ]),
    );
  const ofSite = site === undefined ? found : found.where(isForSite(site));
  const from = start === undefined ? ofSite : ofSite.where('invoice.invoice_date', '>=', start);
  return end === undefined ? from : from.where('invoice.invoice_date', '<=', end);
}

function withStatus(
  rows: ReturnType<typeof matchingInvoices>,
  status: Query['status'],
): ReturnType<typeof matchingInvoices> {
  if (status === undefined) return rows;
  return status === 'open' ? rows.where(isOpen) : rows.where('invoice.status', '=', status);
}

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
      .toSorted(
        (left, right) => INVOICE_STATUSES.indexOf(left.status) - INVOICE_STATUSES.indexOf(right.status),
      )
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

/** The invoices that a query asks for, and those that it would ask for whatever their status. */
export interface AskedInvoices {
  readonly asked: ReturnType<typeof matchingInvoices>;
  readonly ofEveryStatus: ReturnType<typeof matchingInvoices>;
}

/**
 * The invoices of a koncern that a query asks for, as far as the caller may see them: what the list, its sums and its files
 * have in common.
 *
 * @throws ApiError 404 when the caller may not see the koncern or the site; 400 when the period ends before it starts.
 */
export async function askedInvoices(
  deps: Deps,
  caller: Caller,
  corporateGroupId: string,
  query: Omit<Query, 'limit' | 'offset' | 'ordering'>,
): Promise<AskedInvoices> {
  const { db } = deps.database;
  const scope = await siteScope(db, caller, corporateGroupId);
  const { start_date: start, end_date: end, status, site } = query;
  if (start !== undefined && end !== undefined && end < start)
    throw badField('end_date', energyTexts.endBeforeStart);
  if (site !== undefined) await requireSites(db, scope, [site]);
  const ofEveryStatus = matchingInvoices(deps, caller, corporateGroupId, query);
  return { asked: withStatus(ofEveryStatus, status), ofEveryStatus };
}

/**
 * One page of the invoices of a koncern that the caller may see, with sums over all pages and statuses.
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
  const { asked, ofEveryStatus } = await askedInvoices(deps, caller, corporateGroupId, query);
  const { rows: sums } = await sql<StatusSum>`
    select status, count(*) as count, sum(total_ore)::bigint as total_ore, sum(remaining_ore)::bigint as remaining_ore,
      count(*) filter (where ${isOpen}) as open_count,
      coalesce(sum(remaining_ore) filter (where ${isOpen}), 0)::bigint as open_ore,
      min(due_date) as first_due, max(due_date) as last_due
    from ${ofEveryStatus} as invoice group by status`.execute(db);
  const page = await readPage(db, asked, query, order, url);
  return { ...page, results: page.results.map(toInvoice), totals: toTotals(sums) };
}
