import { sql, type Transaction } from 'kysely';
import { addMonths, formatDay, type Day } from '@vinrod/locale/day';
import type { Database } from '../../store/index.ts';
import type { Schema } from '../../store/schema/index.ts';
import { formatIntArray, formatTextArray, formatWhArray } from '../meter-day/array-text.ts';
import { ChangedMonths, type FilledDay } from '../meter-day/changed-months.ts';
import { peakOf, totalsOf } from '../meter-day/meter-day.ts';
import { withOwnSums } from '../meter-day/own-sums.ts';
import type { EstimatedDay } from './estimate-day.ts';

/** A site in a local month. */
export interface SiteInMonth {
  readonly corporateGroupId: string;
  readonly siteId: string;
  /** First day of the month. */
  readonly month: Day;
}

/**
 * Does work on the estimates of a month of a site while its values stand still. Whoever stores values of the month waits
 * for its row in `site_month` before estimates are withdrawn: so an estimate is either made from the newest values or
 * withdrawn by them. No more than one month is held at a time, and the site first, as by others, so that none waits for
 * another in a ring.
 *
 * @returns what the work does; undefined when the site is gone
 */
export function withMonth<Result>(
  database: Database,
  { corporateGroupId, siteId, month }: SiteInMonth,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  return database.transaction(async (trx) => {
    const site = await sql`select from site where corporate_group_id = ${corporateGroupId}::uuid
      and id = ${siteId}::uuid for key share`.execute(trx);
    if (site.rows.length === 0) return undefined;
    await sql`insert into site_month (corporate_group_id, site_id, month, total_wh, value_count)
      values (${corporateGroupId}::uuid, ${siteId}::uuid, ${formatDay(month)}::date, 0, 0)
      on conflict do nothing`.execute(trx);
    await sql`select from site_month where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = ${siteId}::uuid and month = ${formatDay(month)}::date for update`.execute(trx);
    return work(trx);
  });
}

const filledColumns = sql`site_id, day - date '1970-01-01' as day, resolution, filled_wh, filled_count`;

/** Adds what estimates fill to the sums of their months, or takes it away. */
async function changeMonths(
  trx: Transaction<Schema>,
  corporateGroupId: string,
  rows: readonly FilledDay[],
  sign: 1 | -1,
): Promise<void> {
  const months = new ChangedMonths(corporateGroupId);
  for (const row of rows) months.addEstimate(row, sign);
  await months.store(trx);
}

/** Stores estimated days of a site that have none yet; only within {@link withMonth}. */
export async function writeEstimatedDays(
  trx: Transaction<Schema>,
  corporateGroupId: string,
  estimates: readonly EstimatedDay[],
  madeAt: Date,
): Promise<void> {
  if (estimates.length === 0) return;
  const days = estimates.map(({ shown }) => shown);
  const totals = days.map(totalsOf);
  const peaks = days.map((day) => peakOf(day) ?? 'NULL');
  await withOwnSums(trx, async () => {
    const { rows } = await sql<FilledDay>`
    insert into estimated_day (corporate_group_id, site_id, day, resolution, methods, total_wh, measured_count,
      estimated_count, corrected_count, missing_count, peak_wh, wh, quality, filled_wh, filled_count, made_at)
    select ${corporateGroupId}::uuid, site_id, date '1970-01-01' + day, resolution, methods::text[], total_wh, measured,
      estimated, corrected, missing, peak, wh::integer[], quality::smallint[], filled_wh, filled_count, ${madeAt}
    from unnest(${formatTextArray(days.map(({ siteId }) => siteId))}::uuid[],
      ${formatIntArray(days.map(({ day }) => day))}::integer[],
      ${formatTextArray(days.map(({ resolution }) => resolution))}::text[],
      ${formatTextArray(estimates.map(({ methods }) => `{${methods.join(',')}}`))}::text[],
      ${formatIntArray(totals.map(({ totalWh }) => totalWh ?? 0))}::bigint[],
      ${formatIntArray(totals.map(({ measuredCount }) => measuredCount))}::smallint[],
      ${formatIntArray(totals.map(({ estimatedCount }) => estimatedCount))}::smallint[],
      ${formatIntArray(totals.map(({ correctedCount }) => correctedCount))}::smallint[],
      ${formatIntArray(totals.map(({ missingCount }) => missingCount))}::smallint[],
      ${`{${peaks.join(',')}}`}::bigint[],
      ${formatTextArray(days.map(({ wh }) => formatWhArray(wh)))}::text[],
      ${formatTextArray(days.map(({ quality }) => formatIntArray(quality ?? [])))}::text[],
      ${formatIntArray(estimates.map(({ filledWh }) => filledWh))}::bigint[],
      ${formatIntArray(estimates.map(({ filledCount }) => filledCount))}::smallint[])
      as row (site_id, day, resolution, methods, total_wh, measured, estimated, corrected, missing, peak, wh,
        quality, filled_wh, filled_count)
    on conflict do nothing
    returning ${filledColumns}`.execute(trx);
    await changeMonths(trx, corporateGroupId, rows, 1);
  });
}

/** Withdraws the estimates of a month of a site; only within {@link withMonth}. */
export async function withdrawEstimates(
  trx: Transaction<Schema>,
  { corporateGroupId, siteId, month }: SiteInMonth,
): Promise<void> {
  await withOwnSums(trx, async () => {
    const { rows } = await sql<FilledDay>`delete from estimated_day
      where corporate_group_id = ${corporateGroupId}::uuid and site_id = ${siteId}::uuid
        and day >= ${formatDay(month)}::date and day < ${formatDay(addMonths(month, 1))}::date
      returning ${filledColumns}`.execute(trx);
    await changeMonths(trx, corporateGroupId, rows, -1);
  });
}
