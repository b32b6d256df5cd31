import { sql, type RawBuilder } from 'kysely';
import type { Day } from '@vinrod/locale/day';
import type { Resolution } from '../../quantities/resolution.ts';
import type { Queries } from '../../store/index.ts';
import { formatIntArray, formatTextArray } from './array-text.ts';
import type { ChangedMonths, FilledDay } from './changed-months.ts';

/** A day of a site. */
export interface DayOfSite {
  readonly siteId: string;
  readonly day: Day;
}

/** A stored day that another replaces, or that is removed. */
export interface DepartedRow {
  readonly site_id: string;
  readonly day: Day;
  readonly resolution: Resolution;
  readonly total_wh: number | null;
  readonly measured: number;
  readonly estimated: number;
  readonly corrected: number;
  readonly missing: number;
  /** The row as JSON; null unless it was asked for. */
  readonly row: string | null;
}

/** Days as rows named `own`. */
function rowsOf(days: readonly DayOfSite[]): RawBuilder<unknown> {
  return sql`unnest(${formatTextArray(days.map(({ siteId }) => siteId))}::uuid[],
    ${formatIntArray(days.map(({ day }) => day))}::integer[]) as own (site_id, day)`;
}

function columns(isWithRow: boolean): RawBuilder<unknown> {
  return sql`stored.site_id, own.day, stored.resolution, stored.total_wh, stored.measured_count as measured,
    stored.estimated_count as estimated, stored.corrected_count as corrected, stored.missing_count as missing,
    ${isWithRow ? sql`to_jsonb(stored)::text` : sql`null`} as row`;
}

function areOwn(corporateGroupId: string): RawBuilder<unknown> {
  return sql`stored.corporate_group_id = ${corporateGroupId}::uuid and stored.site_id = own.site_id
    and stored.day = date '1970-01-01' + own.day`;
}

/** Reads those of some days that are stored. */
export async function readDeparting(
  trx: Queries,
  corporateGroupId: string,
  days: readonly DayOfSite[],
  isWithRow: boolean,
): Promise<readonly DepartedRow[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<DepartedRow>`select ${columns(isWithRow)} from ${rowsOf(days)}
    join meter_day as stored on ${areOwn(corporateGroupId)}`.execute(trx);
  return rows;
}

/** Removes days, and returns those that were stored. */
export async function removeDeparting(
  trx: Queries,
  corporateGroupId: string,
  days: readonly DayOfSite[],
): Promise<readonly DepartedRow[]> {
  const { rows } = await sql<DepartedRow>`delete from meter_day as stored using ${rowsOf(days)}
    where ${areOwn(corporateGroupId)} returning ${columns(false)}`.execute(trx);
  return rows;
}

/** Takes days that depart from the sums of their months. */
export function takeFrom(months: ChangedMonths, departing: readonly DepartedRow[]): void {
  for (const { site_id: siteId, day, resolution, total_wh: totalWh, ...row } of departing) {
    const counts = {
      measuredCount: row.measured,
      estimatedCount: row.estimated,
      correctedCount: row.corrected,
    };
    months.add({ siteId, day, resolution, totals: { totalWh, ...counts } }, -1);
  }
}

/** Withdraws the estimates of days whose values change, and takes what they fill from the sums of their months. */
export async function withdrawEstimatesOf(
  trx: Queries,
  corporateGroupId: string,
  days: readonly DayOfSite[],
  months: ChangedMonths,
): Promise<void> {
  if (days.length === 0) return;
  const { rows } = await sql<FilledDay>`
    delete from estimated_day as stored using ${rowsOf(days)} where ${areOwn(corporateGroupId)}
    returning stored.site_id, own.day, stored.resolution, stored.filled_wh, stored.filled_count`.execute(trx);
  for (const row of rows) months.addEstimate(row, -1);
}
