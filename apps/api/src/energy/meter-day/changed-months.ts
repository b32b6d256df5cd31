import { sql, type RawBuilder } from 'kysely';
import { startOfMonth, type Day } from '@vinrod/locale/day';
import type { Resolution } from '../../quantities/resolution.ts';
import type { WattHours } from '../../quantities/quantities.ts';
import type { Queries } from '../../store/index.ts';
import { formatIntArray, formatTextArray } from './array-text.ts';
import type { MeterDayTotals } from './meter-day.ts';

/** What a day adds to its month. */
export interface SummedDay {
  readonly siteId: string;
  readonly day: Day;
  readonly resolution: Resolution;
  readonly totals: Omit<MeterDayTotals, 'missingCount'>;
}

/** How the sums of a month of a site change. */
interface MonthChange {
  readonly siteId: string;
  /** First day of the month. */
  readonly month: Day;
  totalWh: WattHours;
  valueCount: number;
  presentQuarters: number;
  estimatedCount: number;
  correctedCount: number;
}

interface MonthRow {
  readonly site_id: string;
  readonly month: Day;
}

const columns = sql`site_id, month, total_wh, value_count, present_quarters, estimated_count, corrected_count`;

function keyOf(siteId: string, month: Day): string {
  return `${siteId} ${month}`;
}

/** Changes as rows named `own`. */
function rowsOf(changes: readonly MonthChange[]): RawBuilder<unknown> {
  return sql`unnest(${formatTextArray(changes.map(({ siteId }) => siteId))}::uuid[],
    ${formatIntArray(changes.map(({ month }) => month))}::integer[],
    ${formatIntArray(changes.map(({ totalWh }) => totalWh))}::bigint[],
    ${formatIntArray(changes.map(({ valueCount }) => valueCount))}::integer[],
    ${formatIntArray(changes.map(({ presentQuarters }) => presentQuarters))}::integer[],
    ${formatIntArray(changes.map(({ estimatedCount }) => estimatedCount))}::integer[],
    ${formatIntArray(changes.map(({ correctedCount }) => correctedCount))}::integer[]) as own (${columns})`;
}

/** How days that are stored change the sums of the months of their sites, kept in `site_month`. */
export class ChangedMonths {
  readonly #corporateGroupId: string;
  readonly #changes = new Map<string, MonthChange>();

  constructor(corporateGroupId: string) {
    this.#corporateGroupId = corporateGroupId;
  }

  #changeOf(siteId: string, month: Day): MonthChange {
    const key = keyOf(siteId, month);
    const known = this.#changes.get(key);
    if (known !== undefined) return known;
    const sums = { totalWh: 0, valueCount: 0, presentQuarters: 0, estimatedCount: 0, correctedCount: 0 };
    const change = { siteId, month, ...sums };
    this.#changes.set(key, change);
    return change;
  }

  /** @param sign - 1 for a day that arrives, -1 for one that it replaces */
  add({ siteId, day, resolution, totals }: SummedDay, sign: 1 | -1): void {
    const { measuredCount, estimatedCount, correctedCount } = totals;
    const change = this.#changeOf(siteId, startOfMonth(day));
    const count = sign * (measuredCount + estimatedCount + correctedCount);
    change.totalWh += sign * (totals.totalWh ?? 0);
    change.valueCount += count;
    change.presentQuarters += count * (resolution === 'hour' ? 4 : 1);
    change.estimatedCount += sign * estimatedCount;
    change.correctedCount += sign * correctedCount;
  }

  /** In the order in which all who store values hold them, so that none waits for another in a ring. */
  get #ordered(): readonly MonthChange[] {
    const changes = [...this.#changes.values()];
    return changes.toSorted((left, right) =>
      left.siteId === right.siteId ? left.month - right.month : left.siteId < right.siteId ? -1 : 1,
    );
  }

  /** Whether it has the month of a day. */
  includes({ siteId, day }: Pick<SummedDay, 'siteId' | 'day'>): boolean {
    return this.#changes.has(keyOf(siteId, startOfMonth(day)));
  }

  /**
   * Stores the months that the database does not know, and holds the others until the transaction ends: from then on, nobody
   * else stores days of them.
   *
   * @returns the others, of which the days that are replaced are still to be added.
   */
  async storeNew(trx: Queries): Promise<ChangedMonths> {
    const changes = this.#ordered;
    const { rows } = await sql<MonthRow>`
      insert into site_month (corporate_group_id, ${columns})
      select ${this.#corporateGroupId}::uuid, site_id, date '1970-01-01' + month, total_wh, value_count, present_quarters,
        estimated_count, corrected_count from ${rowsOf(changes)}
      on conflict do nothing
      returning site_id, month - date '1970-01-01' as month`.execute(trx);
    const stored = new Set(rows.map((row) => keyOf(row.site_id, row.month)));
    const others = new ChangedMonths(this.#corporateGroupId);
    for (const [key, change] of this.#changes) if (!stored.has(key)) others.#changes.set(key, change);
    await others.#hold(trx);
    return others;
  }

  async #hold(trx: Queries): Promise<void> {
    if (this.#changes.size === 0) return;
    const changes = this.#ordered;
    await sql`select from unnest(${formatTextArray(changes.map(({ siteId }) => siteId))}::uuid[],
        ${formatIntArray(changes.map(({ month }) => month))}::integer[]) as own (site_id, month)
      join site_month on site_month.corporate_group_id = ${this.#corporateGroupId}::uuid
        and site_month.site_id = own.site_id and site_month.month = date '1970-01-01' + own.month
      order by site_month.site_id, site_month.month for no key update of site_month`.execute(trx);
  }

  /** Changes the stored sums, and their revision. */
  async store(trx: Queries): Promise<void> {
    if (this.#changes.size === 0) return;
    await sql`
      update site_month as kept set
        total_wh = kept.total_wh + own.total_wh,
        value_count = kept.value_count + own.value_count,
        present_quarters = kept.present_quarters + own.present_quarters,
        estimated_count = kept.estimated_count + own.estimated_count,
        corrected_count = kept.corrected_count + own.corrected_count,
        revision = kept.revision + 1
      from ${rowsOf(this.#ordered)}
      where kept.corporate_group_id = ${this.#corporateGroupId}::uuid and kept.site_id = own.site_id
        and kept.month = date '1970-01-01' + own.month`.execute(trx);
  }
}
