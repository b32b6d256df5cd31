import { sql } from 'kysely';
import type { ChangedDocument } from '@vinrod/api-client/contract';
import { formatTextArray } from '../energy/meter-day/array-text.ts';
import type { WattHours } from '../quantities/quantities.ts';
import { toKwh } from '../quantities/rounding.ts';
import type { Queries } from '../store/index.ts';
import type { MadeDocument } from './documents.ts';

interface ChangedRow {
  readonly kind: MadeDocument['kind'];
  readonly id: string;
  readonly wh: WattHours;
  readonly now_wh: WattHours;
  readonly day_count: number;
  readonly first_day: string;
  readonly last_day: string;
}

/**
 * The documents whose sites have another sum today, and days that were received after they were made. What they were made
 * on is their own figure: an invoice keeps its energy, a certificate that of every site. Days are only counted of those
 * with another sum. The sum includes estimates, as that of a document does; an estimate by itself is no value that came.
 */
export async function changedDocuments(
  db: Queries,
  documents: readonly MadeDocument[],
): Promise<ChangedDocument[]> {
  if (documents.length === 0) return [];
  const { rows } = await sql<ChangedRow>`
    with made as (
      select * from unnest(${formatTextArray(documents.map(({ kind }) => kind))}::text[],
        ${formatTextArray(documents.map(({ id }) => id))}::uuid[],
        ${formatTextArray(documents.map((document) => document.corporateGroupId))}::uuid[],
        ${formatTextArray(documents.map(({ wh }) => String(wh)))}::bigint[],
        ${formatTextArray(documents.map(({ madeAt }) => madeAt.toISOString()))}::timestamptz[])
        as document (kind, id, corporate_group_id, wh, made_at)),
    part as materialized (
      select distinct made.*, line.site_id, line.period_start as first_day, line.period_end as last_day
      from made join invoice_line line on line.corporate_group_id = made.corporate_group_id
        and line.invoice_id = made.id
      where made.kind = 'invoice' and line.category = 'energy' and line.unit = 'kWh'
      union all
      select made.*, site.id, make_date(certificate.year, 1, 1), make_date(certificate.year, 12, 31)
      from made join certificate on certificate.corporate_group_id = made.corporate_group_id
        and certificate.id = made.id
      cross join lateral jsonb_array_elements(certificate.figures::jsonb #> '{content,delivery,sites}') as figure
      join site on site.corporate_group_id = made.corporate_group_id and site.site_id = figure ->> 'site_id'
      where made.kind = 'certificate'),
    whole_months as (select * from part where first_day = date_trunc('month', first_day)
      and last_day + 1 = date_trunc('month', last_day + 1)),
    other_days as (select * from part where first_day <> date_trunc('month', first_day)
      or last_day + 1 <> date_trunc('month', last_day + 1)),
    by_month as materialized (
      select shown_month.corporate_group_id, whole_months.kind, whole_months.id, sum(shown_month.total_wh) as wh
      from whole_months join shown_month on shown_month.corporate_group_id = whole_months.corporate_group_id
        and shown_month.site_id = whole_months.site_id
        and shown_month.month between whole_months.first_day and whole_months.last_day
      group by 1, 2, 3),
    by_day as materialized (
      select shown_day.corporate_group_id, other_days.kind, other_days.id, sum(shown_day.total_wh) as wh
      from other_days join shown_day on shown_day.corporate_group_id = other_days.corporate_group_id
        and shown_day.site_id = other_days.site_id
        and shown_day.day between other_days.first_day and other_days.last_day
      group by 1, 2, 3),
    summed as materialized (
      select made.kind, made.id, made.wh,
        (coalesce(by_month.wh, 0) + coalesce(by_day.wh, 0))::bigint as now_wh
      from made left join by_month using (kind, id) left join by_day using (kind, id)
      where exists (select from part where part.kind = made.kind and part.id = made.id)
        and made.wh <> coalesce(by_month.wh, 0) + coalesce(by_day.wh, 0)),
    part_with_another_sum as (select part.* from part join summed using (kind, id)),
    changed as materialized (
      select meter_day.corporate_group_id, part.kind, part.id, count(distinct meter_day.day)::integer as day_count,
        min(meter_day.day) as first_day, max(meter_day.day) as last_day
      from part_with_another_sum as part join meter_day on meter_day.corporate_group_id = part.corporate_group_id
        and meter_day.site_id = part.site_id and meter_day.day between part.first_day and part.last_day
        and meter_day.received_at > part.made_at
      group by 1, 2, 3)
    select summed.kind, summed.id, summed.wh, summed.now_wh, changed.day_count, changed.first_day, changed.last_day
    from summed join changed using (kind, id)
    order by summed.kind, summed.id`.execute(db);
  return rows.map(({ wh, now_wh: nowWh, ...row }) => ({
    ...row,
    before_kwh: toKwh(wh),
    now_kwh: toKwh(nowWh),
  }));
}
