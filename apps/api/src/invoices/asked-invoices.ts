import { sql, type RawBuilder } from 'kysely';
import type { operations } from '@vinrod/api-client/contract';
import { energyTexts } from '../energy/texts.ts';
import type { Caller } from '../server/caller.ts';
import {
  requireSites,
  requireVisibleCompany,
  requireVisibleSite,
  siteScope,
} from '../authority/site-scope.ts';
import { badField } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { matchesSearch } from '../server/list-query.ts';
import { isOpen, mayHaveStatus } from './invoice-status.ts';
import { invoicesFor, statusDay } from './invoice.ts';
import { everyInvoiceMatches } from './searched-invoices.ts';

type ListQuery = NonNullable<operations['listInvoices']['parameters']['query']>;

/** Filters for lists and files of invoices. Without a corporate group: all that the caller may see. */
export type InvoiceFilters = Omit<ListQuery, 'limit' | 'offset' | 'ordering'>;

/** Condition on `invoice`: it has a line for the site. */
function isForSite(siteId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from invoice_line line
    where line.corporate_group_id = invoice.corporate_group_id and line.invoice_id = invoice.id
      and line.site_id = ${siteId})`;
}

/** The invoices that the caller may see and that match the query's corporate group, company, date, site and texts. */
function matchingInvoices(
  { database: { db }, clock }: Deps,
  caller: Caller,
  {
    corporate_group: corporateGroupId,
    start_date: start,
    end_date: end,
    search,
    site,
    company,
  }: InvoiceFilters,
) {
  const all = invoicesFor(db, caller, clock.now());
  const found =
    corporateGroupId === undefined
      ? all.where(everyInvoiceMatches(search))
      : all
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
  const ofCompany = company === undefined ? found : found.where('invoice.company_id', '=', company);
  const ofSite = site === undefined ? ofCompany : ofCompany.where(isForSite(site));
  const from = start === undefined ? ofSite : ofSite.where('invoice.invoice_date', '>=', start);
  return end === undefined ? from : from.where('invoice.invoice_date', '<=', end);
}

function withStatus(
  { clock }: Deps,
  rows: ReturnType<typeof matchingInvoices>,
  status: InvoiceFilters['status'],
): ReturnType<typeof matchingInvoices> {
  if (status === undefined) return rows;
  const found = rows.where(mayHaveStatus(statusDay(clock.now()), status));
  return status === 'open' ? found.where(isOpen) : found.where('invoice.status', '=', status);
}

/** The invoices that match a query: with any status, and open. */
export interface AskedInvoices {
  readonly asked: ReturnType<typeof matchingInvoices>;
  readonly ofEveryStatus: ReturnType<typeof matchingInvoices>;
  readonly open: ReturnType<typeof matchingInvoices>;
}

/**
 * The invoices that match a query and that the caller may see: shared by the lists, their sums and their files.
 *
 * @throws ApiError 404 when the caller may not see the corporate group, the company or the site; 400 when the period ends
 * before it starts.
 */
export async function askedInvoices(
  deps: Deps,
  caller: Caller,
  filters: InvoiceFilters,
): Promise<AskedInvoices> {
  const { db } = deps.database;
  const {
    corporate_group: corporateGroupId,
    start_date: start,
    end_date: end,
    status,
    site,
    company,
  } = filters;
  const scope = corporateGroupId === undefined ? null : await siteScope(db, caller, corporateGroupId);
  if (start !== undefined && end !== undefined && end < start)
    throw badField('end_date', energyTexts.endBeforeStart);
  if (company !== undefined) await requireVisibleCompany(db, caller, company, corporateGroupId);
  if (site !== undefined) {
    if (scope === null) await requireVisibleSite(db, caller, site);
    else await requireSites(db, scope, [site]);
  }
  const ofEveryStatus = matchingInvoices(deps, caller, filters);
  return {
    asked: withStatus(deps, ofEveryStatus, status),
    ofEveryStatus,
    open: withStatus(deps, ofEveryStatus, 'open'),
  };
}
