import { sql } from 'kysely';
import type { InvoicedCost } from '@vinrod/api-client/contract';
import { formatDay } from '@vinrod/locale/day';
import { formatTextArray } from '../energy/meter-day/array-text.ts';
import { daysIn, overlap } from '../energy/period.ts';
import type { ReportRequest } from '../energy/report-request.ts';
import { readReportSites, type ReportSite } from '../energy/report-sites.ts';
import type { Caller } from '../server/caller.ts';
import type { Ore } from '../quantities/quantities.ts';
import type { Deps } from '../server/deps.ts';
import { toSek } from './sek.ts';
import { mayViewInvoices } from './unpaid-invoices.ts';
import { visibleInvoice } from './visible-invoice.ts';

/** Sites and days to read, and the current day. */
export type InvoicedRequest = Pick<ReportRequest, 'scope' | 'siteIds' | 'period' | 'today'>;

/** Invoiced amounts of a site's days in a period. */
interface SiteInvoices {
  readonly site_id: string;
  /** Days invoiced once. */
  readonly days: number;
  /** Whether no day is invoiced twice, and no invoice extends beyond the period. */
  readonly is_clear: boolean;
  readonly energy_ore: Ore;
  readonly environment_ore: Ore;
  readonly fees_ore: Ore;
}

/** The invoiced amount per site; credit notes subtract what they credit, and cancelled invoices do not count. */
async function readSiteInvoices(
  { database: { db } }: Deps,
  caller: Caller,
  { scope: { corporateGroupId }, period, today }: InvoicedRequest,
  sites: readonly ReportSite[],
): Promise<ReadonlyMap<string, SiteInvoices>> {
  const first = sql`${formatDay(period.first)}::date`;
  const last = sql`${formatDay(period.last)}::date`;
  const { rows } = await sql<SiteInvoices>`
    with line as (
      select line.site_id, line.period_start, line.period_end, line.category, line.amount_ore, invoice.id,
        case when invoice.type = 'credit_note' then -1 else 1 end as times
      from invoice
      join invoice_line line on line.corporate_group_id = invoice.corporate_group_id and line.invoice_id = invoice.id
      where invoice.corporate_group_id = ${corporateGroupId}::uuid
        and invoice.period_start <= ${last} and invoice.period_end >= ${first}
        and (invoice.cancelled_on is null or invoice.cancelled_on > ${formatDay(today)}::date)
        and line.period_start <= ${last} and line.period_end >= ${first}
        and line.site_id = any(${formatTextArray(sites.map(({ id }) => id))}::uuid[])
        and ${visibleInvoice(caller)}),
    part as (
      select site_id, period_start, period_end, id, times,
        sum(amount_ore) filter (where category in ('energy', 'surcharge', 'hedge')) as energy_ore,
        sum(amount_ore) filter (where category = 'environment') as environment_ore,
        sum(amount_ore) filter (where category not in ('energy', 'surcharge', 'hedge', 'environment')) as fees_ore
      from line group by site_id, period_start, period_end, id, times),
    month as (
      select site_id, period_start, period_end, sum(times) as times, sum(energy_ore) as energy_ore,
        sum(environment_ore) as environment_ore, sum(fees_ore) as fees_ore
      from part group by site_id, period_start, period_end)
    select site_id, sum(times * (period_end - period_start + 1))::integer as days,
      bool_and(times in (0, 1) and period_start >= ${first} and period_end <= ${last}) as is_clear,
      coalesce(sum(energy_ore), 0)::bigint as energy_ore,
      coalesce(sum(environment_ore), 0)::bigint as environment_ore,
      coalesce(sum(fees_ore), 0)::bigint as fees_ore
    from month group by site_id`.execute(db);
  return new Map(rows.map((row) => [row.site_id, row]));
}

function deliveredDays({ supplyStart, supplyEnd }: ReportSite, { period }: InvoicedRequest): number {
  const delivered = overlap(period, {
    first: supplyStart ?? period.first,
    last: supplyEnd ?? period.last,
  });
  return delivered === null ? 0 : daysIn(delivered);
}

const unknown: InvoicedCost = {
  is_whole: false,
  energy_sek: null,
  environment_sek: null,
  fees_sek: null,
  total_sek: null,
};

/**
 * The invoiced cost of exactly the sites and days of a report, by part. Available only when every day of delivery is
 * invoiced once, by invoices within the period. Environment and fees come from the supplier's price list, which is
 * known
 * only from the lines of issued invoices, so a period without invoices has no such parts.
 * @returns null when the caller may not see invoices
 */
export async function readInvoicedCost(
  deps: Deps,
  caller: Caller,
  request: InvoicedRequest,
): Promise<InvoicedCost | null> {
  if (!mayViewInvoices(caller)) return null;
  const sites = await readReportSites(deps.database.db, request.scope, request.siteIds);
  const invoiced = await readSiteInvoices(deps, caller, request, sites);
  const isWhole = sites.every((site) => {
    const found = invoiced.get(site.id);
    const days = deliveredDays(site, request);
    return found === undefined ? days === 0 : found.is_clear && found.days === days;
  });
  if (!isWhole || invoiced.size === 0) return unknown;
  let energy: Ore = 0;
  let environment: Ore = 0;
  let fees: Ore = 0;
  for (const site of invoiced.values()) {
    energy += site.energy_ore;
    environment += site.environment_ore;
    fees += site.fees_ore;
  }
  return {
    is_whole: true,
    energy_sek: toSek(energy),
    environment_sek: toSek(environment),
    fees_sek: toSek(fees),
    total_sek: toSek(energy + environment + fees),
  };
}
