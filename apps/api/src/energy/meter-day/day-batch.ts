import { sql, type RawBuilder } from 'kysely';
import type { Day } from '@vinrod/locale/day';
import type { Resolution } from '../../quantities/resolution.ts';
import type { Queries } from '../../store/index.ts';
import { formatIntArray, formatTextArray, formatWhArray } from './array-text.ts';
import { ChangedMonths } from './changed-months.ts';
import { keepChangedDays, keepCreatedDays } from './days-of-file.ts';
import { readDeparting, takeFrom, withdrawEstimatesOf, type DepartedRow } from './departed-days.ts';
import { shareSites } from './hold-sites.ts';
import { peakOf, totalsOf, type MeterDay, type MeterDayTotals } from './meter-day.ts';
import { extendReach, findReachAnew } from './reach-of-days.ts';

/** A day that is stored, as it will be. */
interface ArrivingDay {
  readonly siteId: string;
  readonly day: Day;
  readonly resolution: Resolution;
  readonly totals: MeterDayTotals;
  /** Instant as the database reads it. */
  readonly receivedAt: string;
}

function keyOf(siteId: string, day: Day): string {
  return `${siteId} ${day}`;
}

/** Instants as texts; most days of a file have the same one. */
function textsOf(instants: readonly Date[]): string[] {
  const texts = new Map<Date, string>();
  for (const instant of new Set(instants)) texts.set(instant, instant.toISOString());
  return instants.map((instant) => texts.get(instant) ?? '');
}

/** Numbers of which some are null, as an array literal. */
function formatNullable(values: readonly (number | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** The statement that stores days of which none is stored yet. */
function insertion(
  corporateGroupId: string,
  days: readonly MeterDay[],
  arriving: readonly ArrivingDay[],
): RawBuilder<unknown> {
  const texts = {
    site: formatTextArray(days.map((row) => row.siteId)),
    day: formatIntArray(days.map((row) => row.day)),
    resolution: formatTextArray(days.map((row) => row.resolution)),
    total: formatNullable(arriving.map(({ totals }) => totals.totalWh)),
    measured: formatIntArray(arriving.map(({ totals }) => totals.measuredCount)),
    estimated: formatIntArray(arriving.map(({ totals }) => totals.estimatedCount)),
    corrected: formatIntArray(arriving.map(({ totals }) => totals.correctedCount)),
    missing: formatIntArray(arriving.map(({ totals }) => totals.missingCount)),
    peak: formatNullable(days.map(peakOf)),
    wh: formatTextArray(days.map((row) => formatWhArray(row.wh))),
    quality: formatTextArray(days.map((row) => (row.quality === null ? null : formatIntArray(row.quality)))),
    received: formatTextArray(arriving.map(({ receivedAt }) => receivedAt)),
  };
  return sql`
    insert into meter_day (corporate_group_id, site_id, day, resolution, total_wh, measured_count,
      estimated_count, corrected_count, missing_count, peak_wh, wh, quality, received_at)
    select ${corporateGroupId}::uuid, site_id, date '1970-01-01' + day, resolution, total_wh, measured,
      estimated, corrected, missing, peak, wh::integer[], quality::smallint[], received
    from unnest(${texts.site}::uuid[], ${texts.day}::integer[], ${texts.resolution}::text[],
      ${texts.total}::bigint[], ${texts.measured}::smallint[], ${texts.estimated}::smallint[],
      ${texts.corrected}::smallint[], ${texts.missing}::smallint[], ${texts.peak}::bigint[], ${texts.wh}::text[],
      ${texts.quality}::text[], ${texts.received}::timestamptz[])
      as row (site_id, day, resolution, total_wh, measured, estimated, corrected, missing, peak, wh, quality, received)`;
}

const replacing = sql`
    on conflict (corporate_group_id, site_id, day) do update set
      resolution = excluded.resolution,
      total_wh = excluded.total_wh,
      measured_count = excluded.measured_count,
      estimated_count = excluded.estimated_count,
      corrected_count = excluded.corrected_count,
      missing_count = excluded.missing_count,
      peak_wh = excluded.peak_wh,
      wh = excluded.wh,
      quality = excluded.quality,
      received_at = excluded.received_at`;

/**
 * Days of sites of one corporate group that are stored together, with what is kept of them elsewhere: sums of months, how far
 * the values of sites reach, which estimates are withdrawn, and what a file did. Triggers do the same for whoever stores days
 * in another way; what the database does for each row costs more than all of this.
 */
export class DayBatch {
  readonly #corporateGroupId: string;
  readonly #arriving: readonly ArrivingDay[];
  readonly #months: ChangedMonths;
  readonly #insertion: RawBuilder<unknown>;

  /**
   * Writes the statement, which needs no database. A day is in it only once.
   *
   * @param receivedAt - when each day was received
   */
  constructor(corporateGroupId: string, days: readonly MeterDay[], receivedAt: readonly Date[]) {
    this.#corporateGroupId = corporateGroupId;
    const instants = textsOf(receivedAt);
    this.#arriving = days.map((meterDay, at) => {
      const { siteId, day, resolution } = meterDay;
      return { siteId, day, resolution, totals: totalsOf(meterDay), receivedAt: instants[at] ?? '' };
    });
    this.#months = new ChangedMonths(corporateGroupId);
    for (const day of this.#arriving) this.#months.add(day, 1);
    this.#insertion = insertion(corporateGroupId, days, this.#arriving);
  }

  async #keepForFile(trx: Queries, intakeId: string, departing: readonly DepartedRow[]): Promise<void> {
    const replaced = new Set(departing.map((row) => keyOf(row.site_id, row.day)));
    const created = this.#arriving.filter(({ siteId, day }) => !replaced.has(keyOf(siteId, day)));
    const changed = departing.map(({ site_id: siteId, day, row }) => ({
      siteId,
      day,
      before: row ?? 'null',
    }));
    await keepCreatedDays(
      trx,
      intakeId,
      this.#corporateGroupId,
      created.map(({ totals, ...day }) => ({ ...day, totalWh: totals.totalWh })),
    );
    await keepChangedDays(trx, intakeId, this.#corporateGroupId, changed);
  }

  async #extendReach(trx: Queries, departing: readonly DepartedRow[]): Promise<void> {
    const days = this.#arriving.map(({ totals, ...day }) => ({ ...day, missingCount: totals.missingCount }));
    await extendReach(trx, this.#corporateGroupId, days);
    const complete = new Set(
      departing.filter(({ missing }) => missing === 0).map((row) => keyOf(row.site_id, row.day)),
    );
    const lost = days.filter(
      ({ siteId, day, missingCount }) => missingCount > 0 && complete.has(keyOf(siteId, day)),
    );
    await findReachAnew(trx, this.#corporateGroupId, new Set(lost.map(({ siteId }) => siteId)));
  }

  /**
   * Stores the days, replacing those that are stored.
   *
   * @param intakeId - the file that they are of, or null
   */
  async store(trx: Queries, intakeId: string | null): Promise<void> {
    const corporateGroupId = this.#corporateGroupId;
    await shareSites(trx, corporateGroupId, new Set(this.#arriving.map(({ siteId }) => siteId)));
    const held = await this.#months.storeNew(trx);
    // Months that are new have neither days nor estimates.
    const known = this.#arriving.filter((day) => held.includes(day));
    await withdrawEstimatesOf(trx, corporateGroupId, known, held);
    const departing = await readDeparting(trx, corporateGroupId, known, intakeId !== null);
    takeFrom(held, departing);
    await (departing.length === 0 ? this.#insertion : sql`${this.#insertion} ${replacing}`).execute(trx);
    await held.store(trx);
    await this.#extendReach(trx, departing);
    if (intakeId !== null) await this.#keepForFile(trx, intakeId, departing);
  }
}
