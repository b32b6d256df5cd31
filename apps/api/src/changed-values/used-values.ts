import { sql } from 'kysely';
import { formatDay, type Day } from '@vinrod/locale/day';
import { formatTextArray } from '../energy/meter-day/array-text.ts';
import type { Queries } from '../store/index.ts';

/** Days of a site whose values would be others. */
export interface TouchedDays {
  /** uuid of the site. */
  readonly siteId: string;
  readonly first: Day;
  readonly last: Day;
}

/** Documents that use values. */
export interface UsingDocuments {
  /** Months of koncerner, each of which is a report. */
  readonly reports: number;
  readonly invoices: number;
  readonly certificates: number;
}

/**
 * Counts what uses the values of some days: by the rule that tells which documents have other values than they were made on,
 * before the values are others. Credit notes, and what these or the ledger have taken back, are left out.
 */
export async function countUsing(db: Queries, days: readonly TouchedDays[]): Promise<UsingDocuments> {
  if (days.length === 0) return { reports: 0, invoices: 0, certificates: 0 };
  const { rows } = await sql<UsingDocuments>`
    with touched as materialized (
      select site.corporate_group_id, site.id as site_id, site.site_id as number, part.first_day, part.last_day
      from unnest(${formatTextArray(days.map(({ siteId }) => siteId))}::uuid[],
        ${formatTextArray(days.map(({ first }) => formatDay(first)))}::date[],
        ${formatTextArray(days.map(({ last }) => formatDay(last)))}::date[]) as part (id, first_day, last_day)
      join site on site.id = part.id)
    select
      (select count(*)::integer from (
        select distinct corporate_group_id, month from touched cross join lateral
          generate_series(date_trunc('month', first_day), last_day, interval '1 month') as month) as month) as reports,
      (select count(distinct invoice.id)::integer
        from touched
        join invoice_line line on line.corporate_group_id = touched.corporate_group_id
          and line.site_id = touched.site_id and line.category = 'energy' and line.unit = 'kWh'
          and line.period_start <= touched.last_day and line.period_end >= touched.first_day
        join invoice on invoice.corporate_group_id = line.corporate_group_id and invoice.id = line.invoice_id
        where invoice.type in ('invoice', 'final_invoice') and invoice.cancelled_on is null
          and not exists (select from invoice credit where credit.corporate_group_id = invoice.corporate_group_id
            and credit.credits_invoice_id = invoice.id)) as invoices,
      (select count(distinct certificate.id)::integer
        from certificate
        cross join lateral jsonb_array_elements(certificate.figures::jsonb #> '{content,delivery,sites}') as figure
        join touched on touched.corporate_group_id = certificate.corporate_group_id
          and touched.number = figure ->> 'site_id'
          and touched.first_day <= make_date(certificate.year, 12, 31)
          and touched.last_day >= make_date(certificate.year, 1, 1)
        where certificate.delivered_wh is not null
          and certificate.corporate_group_id in (select corporate_group_id from touched)) as certificates`.execute(
    db,
  );
  const [counted] = rows;
  if (counted === undefined) throw new Error('A count has one row.');
  return counted;
}
