import type { operations } from '@vinrod/api-client/contract';
import { badField } from '../../server/api-error.ts';
import type { Queries } from '../../store/index.ts';
import { formatInstant } from '@vinrod/locale/clock';
import { TIME_ZONE } from '@vinrod/locale/sweden';
import { siteReference } from '../monthly-report/site-reference.ts';
import { daysIn, formatPeriod, type Period } from '../period.ts';
import type { ReportRequest } from '../report-request.ts';
import type { ReportSite } from '../report-sites.ts';
import { toHundredthsOrNull } from '../../quantities/rounding.ts';
import { energyTexts } from '../texts.ts';
import { cachedFigures } from './cached-figures.ts';
import { rowQuality, siteQuality, type ReportDay } from './report-day.ts';
import type { RowSpan, SheetResolution } from './row-spans.ts';
import { loadFactorPercent, type SiteFigures } from './site-figures.ts';
import { openTimeSheet } from './time-sheet.ts';
import type { WattHours, Watts } from '../../quantities/quantities.ts';

type TimeSheets = operations['getTimeSheets']['responses'][200]['content']['application/json'];
type Row = TimeSheets['rows'][number];

/** A time report and the requested page of its rows. */
export interface TimeSheetsRequest extends ReportRequest {
  readonly resolution: SheetResolution;
  readonly limit: number;
  readonly offset: number;
}

/** The longest period shown by hour and by quarter, in days. */
const mostDays: Readonly<Partial<Record<SheetResolution, number>>> = { hour: 800, quarter: 100 };
/** Maximum site values in the rows of one response. */
const mostValues = 200_000;
/** Maximum site hours or quarters behind the figures of one response. */
const mostExamined = 6_000_000;

/** Checks that a period is not too long for a resolution. */
export function checkPeriod(period: Period, resolution: SheetResolution): void {
  if (daysIn(period) <= (mostDays[resolution] ?? Infinity)) return;
  throw badField(
    'resolution',
    resolution === 'quarter' ? energyTexts.tooLongForQuarters : energyTexts.tooLongForHours,
  );
}

function orNull(value: number, decimals: number): number | null {
  if (Number.isNaN(value)) return null;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

/** Wh as kWh, exact to a tenth of a Wh, since an hour value split into quarters has no more decimals. */
function kwhOrNull(wh: WattHours): number | null {
  return Number.isNaN(wh) ? null : wh / 1000;
}

function kwOrNull(watt: Watts | null): number | null {
  return watt === null ? null : orNull(watt / 1000, 3);
}

function toSite(site: ReportSite, figures: SiteFigures): TimeSheets['sites'][number] {
  return {
    ...siteReference(site),
    total_kwh: figures.totalWh === null ? null : figures.totalWh / 1000,
    max_kw: kwOrNull(figures.maxW),
    max_at: figures.maxAt === null ? null : formatInstant(figures.maxAt),
    min_kw: kwOrNull(figures.minW),
    base_load_kw: kwOrNull(figures.baseLoadW),
    load_factor_percent: toHundredthsOrNull(loadFactorPercent(figures)),
    missing_count: figures.missingCount,
    incomplete_count: figures.incompleteCount,
    estimated_count: figures.estimatedCount,
    corrected_count: figures.correctedCount,
    missing_hours: figures.missingHours,
  };
}

function toRow(day: ReportDay, row: number, sites: readonly ReportSite[]): Row {
  const values: Row['values'] = {};
  sites.forEach(({ id }, place) => {
    const shown = day.sites[place];
    if (shown === undefined) throw new RangeError(`There is no site ${place} in the report.`);
    const hours = shown.missingHours[row] ?? 0;
    values[id] = {
      kwh: kwhOrNull(shown.wh[row] ?? Number.NaN),
      quality: siteQuality(shown, row),
      ...(hours > 0 ? { missing_hours: hours } : {}),
    };
  });
  const { quality, missingHours } = rowQuality(day, row);
  return {
    start: formatInstant(day.instants[row] ?? 0),
    end: formatInstant(day.instants[row + 1] ?? 0),
    values,
    total_kwh: kwhOrNull(day.totalWh[row] ?? Number.NaN),
    quality,
    missing_hours: missingHours,
    spot_price_ore_per_kwh: orNull(day.spotPrice[row] ?? Number.NaN, 4),
    cost_sek: orNull(day.costSek[row] ?? Number.NaN, 4),
    temperature_c: orNull(day.temperature[row] ?? Number.NaN, 1),
  };
}

/** The days that contain the rows, and how many rows of these days come before them. */
function daysOfRows(
  spans: readonly RowSpan[],
  offset: number,
  count: number,
): { readonly days: Period; readonly skipped: number } | null {
  let before = 0;
  const touched: { readonly span: RowSpan; readonly start: number }[] = [];
  for (const span of spans) {
    if (before < offset + count && before + span.rows > offset) touched.push({ span, start: before });
    before += span.rows;
  }
  const [first] = touched;
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return null;
  return { days: { first: first.span.first, last: last.span.last }, skipped: offset - first.start };
}

/**
 * The time report (Timrapport): one row per quarter, hour, day, week, month or year with the value of each site.
 *
 * @throws ApiError 400 on `resolution` when the period is too long for it, on `limit` when the rows would hold too many
 *   values, and on `end_date` when there are too many values to examine.
 */
export async function buildTimeSheets(db: Queries, request: TimeSheetsRequest): Promise<TimeSheets> {
  const { period, resolution, limit, offset } = request;
  checkPeriod(period, resolution);
  const sheet = await openTimeSheet(db, request, resolution);
  const { sites, rowCount } = sheet;
  const count = Math.max(0, Math.min(limit, rowCount - offset));
  if (count * sites.length > mostValues) throw badField('limit', energyTexts.tooManyRowValues);
  if (Math.max(rowCount, daysIn(period) * 24) * sites.length > mostExamined)
    throw badField('end_date', energyTexts.tooManyValues);
  const figures = await cachedFigures(db, request.scope.corporateGroupId, sheet);
  const rows: Row[] = [];
  const asked = daysOfRows(sheet.spans, offset, count);
  if (asked !== null) {
    let toSkip = asked.skipped;
    for await (const part of sheet.rows(asked.days)) {
      for (let row = toSkip; row < part.instants.length - 1 && rows.length < count; row += 1)
        rows.push(toRow(part, row, sites));
      toSkip = 0;
    }
  }
  return {
    unit: 'kWh',
    resolution,
    timezone: TIME_ZONE,
    period: formatPeriod(period),
    sites: figures.flatMap((item, place) => {
      const site = sites[place];
      return site === undefined ? [] : [toSite(site, item)];
    }),
    row_count: rowCount,
    rows,
  };
}
