import { sql, type InferResult } from 'kysely';
import { parseDay } from '@vinrod/locale/day';
import { batchSize } from '../../files/read-batches.ts';
import type { Sheet } from '../../files/sheet.ts';
import { numberColumn, sheetOf, textColumn, type SheetColumn } from '../../files/typed-sheet.ts';
import { exportAs } from '../../files/export-answers.ts';
import { refused } from '../../server/api-error.ts';
import type { SignedInContext } from '../../server/operation.ts';
import type { Queries } from '../../store/index.ts';
import type { EstimateMethod } from '../estimates/estimate-day.ts';
import { askedMissingValues, askedSites } from './asked-missing-values.ts';
import { lackingSites, ofSite } from './lacking-sites.ts';
import { missingDays } from './missing-days.ts';
import type { Examined } from './supplied-sites.ts';
import { missingValueTexts as texts } from './texts.ts';

/** Maximum sites in a file: with two months of days, 620 000 rows. */
const mostSites = 10_000;

type SiteRow = InferResult<ReturnType<typeof askedMissingValues>>[number];

interface DayRow {
  readonly site: SiteRow;
  readonly day: string;
  readonly hours: number;
  /** How an estimate fills what is missing; null without one. */
  readonly methods: readonly EstimateMethod[] | null;
}

function dayColumn<Row>(heading: SheetColumn<Row>['heading'], day: (row: Row) => string): SheetColumn<Row> {
  return { heading, width: 14, format: { kind: 'day' }, cell: (row) => parseDay(day(row)) };
}

function siteColumns<Row>(siteOf: (row: Row) => SiteRow): readonly SheetColumn<Row>[] {
  return [
    textColumn(texts.corporateGroup, 34, (row) => siteOf(row).corporate_group_name),
    textColumn(texts.company, 34, (row) => siteOf(row).company_name),
    textColumn(texts.siteId, 22, (row) => siteOf(row).site_number),
    textColumn(texts.site, 34, (row) => siteOf(row).name),
    textColumn(texts.gridOwner, 28, (row) => siteOf(row).grid_owner),
    textColumn(texts.gridArea, 14, (row) => siteOf(row).grid_area_code),
  ];
}

const sites = {
  name: texts.sites,
  columns: [
    ...siteColumns<SiteRow>((site) => site),
    textColumn<SiteRow>(
      texts.interval,
      14,
      (site, language) => texts[site.metering_interval === 'quarter' ? 'quarter' : 'hour'][language],
    ),
    dayColumn<SiteRow>(texts.since, ({ since }) => since),
    dayColumn<SiteRow>(texts.lastDay, ({ last_day: day }) => day),
    numberColumn<SiteRow>(texts.dayCount, 0, ({ day_count: count }) => ({ whole: count })),
  ],
};

const days = {
  name: texts.days,
  columns: [
    ...siteColumns<DayRow>(({ site }) => site),
    dayColumn<DayRow>(texts.day, ({ day }) => day),
    numberColumn<DayRow>(texts.missingHours, 2, ({ hours }) => hours),
    textColumn<DayRow>(
      texts.estimatedBy,
      34,
      ({ methods }, language) => methods?.map((method) => texts[method][language]).join(', ') ?? null,
    ),
  ],
};

/** The days that each site lacks, site by site, a batch of sites at a time. */
async function* daysOf(
  db: Queries,
  { today }: Pick<Examined, 'today'>,
  found: readonly SiteRow[],
): AsyncGenerator<DayRow, void, void> {
  for (let start = 0; start < found.length; start += batchSize) {
    const batch = found.slice(start, start + batchSize);
    const within = sql<boolean>`site.id = any(${batch.map(({ id }) => id)}::uuid[])`;
    const { rows } = await sql<{
      site_id: string;
      day: string;
      quarters: number;
      methods: EstimateMethod[] | null;
    }>`
      with lacking as materialized (${lackingSites({ today, within })}),
      estimate as materialized (
        select estimated_day.corporate_group_id, estimated_day.site_id, estimated_day.day, estimated_day.methods
        from lacking join estimated_day on ${ofSite('estimated_day', 'lacking')}
          and estimated_day.day between lacking.first_day and lacking.last_day)
      select missing.site_id, missing.day, missing.missing_quarters as quarters, estimate.methods
      from (${missingDays({ today })}) as missing left join estimate using (corporate_group_id, site_id, day)
      order by missing.site_id, missing.day`.execute(db);
    const bySite = Map.groupBy(rows, ({ site_id: id }) => id);
    for (const site of batch)
      for (const { day, quarters, methods } of bySite.get(site.id) ?? [])
        yield { site, day, hours: quarters / 4, methods };
  }
}

/**
 * What is missing as a file: the sites, and the days of each.
 *
 * @throws ApiError 404 when the caller may not see the corporate group that is asked for; 422 for too many sites.
 */
export async function exportMissingValues(call: SignedInContext<'exportMissingValues'>): Promise<Response> {
  const { deps, caller, request } = call;
  const { db } = deps.database;
  const { format = 'xlsx', layout = 'sites', ...filters } = call.query;
  const examined = await askedSites(deps, caller, filters);
  const found = await askedMissingValues(deps, examined, filters)
    .orderBy('missing.since')
    .orderBy('corporate_group.name')
    .orderBy(sql`site.name collate sv`)
    .orderBy('site.id')
    .limit(mostSites + 1)
    .execute();
  if (found.length > mostSites) throw refused(texts.tooManySites);
  const { language } = request;
  const siteSheet = (): Sheet => sheetOf(sites, found, language);
  const daySheet = (): Sheet => sheetOf(days, daysOf(db, examined, found), language);
  // Specification, section 9: files without a specified name.
  const answers = exportAs(`File-${deps.clock.now().getTime()}`, call);
  if (format === 'csv') return answers.sheets(format, [layout === 'days' ? daySheet() : siteSheet()]);
  return answers.sheets(format, [siteSheet(), daySheet()]);
}
