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

/** What an estimate fills of a day, as a row of `estimated_day`. */
export interface FilledDay {
  readonly site_id: string;
  readonly day: Day;
  readonly resolution: Resolution;
  readonly filled_wh: WattHours;
  readonly filled_count: number;
}

/** How the sums of a month of a site change. */
interface MonthChange {
  readonly siteId: string;
  /** First day of the month. */
  readonly month: Day;
  readonly sums: Record<Sum, number>;
}

interface MonthRow {
  readonly site_id: string;
  readonly month: Day;
}

/** What is summed of a month, by its column in `site_month`, with the column's type. */
const sumTypes = {
  total_wh: 'bigint',
  value_count: 'integer',
  present_quarters: 'integer',
  estimated_count: 'integer',
  corrected_count: 'integer',
  filled_wh: 'bigint',
  filled_count: 'integer',
  filled_quarters: 'integer',
} as const;

type Sum = keyof typeof sumTypes;

const noSums: Readonly<Record<Sum, number>> = {
  total_wh: 0,
  value_count: 0,
  present_quarters: 0,
  estimated_count: 0,
  corrected_count: 0,
  filled_wh: 0,
  filled_count: 0,
  filled_quarters: 0,
};

const sumNames: readonly Sum[] = [
  'total_wh',
  'value_count',
  'present_quarters',
  'estimated_count',
  'corrected_count',
  'filled_wh',
  'filled_count',
  'filled_quarters',
];

const columns = sql.join(['site_id', 'month', ...sumNames].map((name) => sql.ref(name)));

/** The sums of a month with those of its change. */
const added = sql.join(
  sumNames.map((name) => sql`${sql.ref(name)} = ${sql.ref(`kept.${name}`)} + ${sql.ref(`own.${name}`)}`),
);

/** Quarters of an hour in a step. */
const quarters = { hour: 4, quarter: 1 } as const satisfies Record<Resolution, number>;

function keyOf(siteId: string, month: Day): string {
  return `${siteId} ${month}`;
}

/** Changes as rows named `own`. */
function rowsOf(changes: readonly MonthChange[]): RawBuilder<unknown> {
  const sums = sumNames.map(
    (name) =>
      sql`${formatIntArray(changes.map((change) => change.sums[name]))}::${sql.raw(sumTypes[name])}[]`,
  );
  return sql`unnest(${formatTextArray(changes.map(({ siteId }) => siteId))}::uuid[],
    ${formatIntArray(changes.map(({ month }) => month))}::integer[], ${sql.join(sums)}) as own (${columns})`;
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
    const change = { siteId, month, sums: { ...noSums } };
    this.#changes.set(key, change);
    return change;
  }

  /** @param sign - 1 for a day that arrives, -1 for one that it replaces */
  add({ siteId, day, resolution, totals }: SummedDay, sign: 1 | -1): void {
    const { measuredCount, estimatedCount, correctedCount } = totals;
    const { sums } = this.#changeOf(siteId, startOfMonth(day));
    const count = sign * (measuredCount + estimatedCount + correctedCount);
    sums.total_wh += sign * (totals.totalWh ?? 0);
    sums.value_count += count;
    sums.present_quarters += count * quarters[resolution];
    sums.estimated_count += sign * estimatedCount;
    sums.corrected_count += sign * correctedCount;
  }

  /** @param sign - 1 for an estimate that is made, -1 for one that is withdrawn */
  addEstimate({ site_id: siteId, day, resolution, ...filled }: FilledDay, sign: 1 | -1): void {
    const { sums } = this.#changeOf(siteId, startOfMonth(day));
    sums.filled_wh += sign * filled.filled_wh;
    sums.filled_count += sign * filled.filled_count;
    sums.filled_quarters += sign * filled.filled_count * quarters[resolution];
  }

  /** Includes the month of a day, of which it is not known yet what changes. */
  include({ siteId, day }: Pick<SummedDay, 'siteId' | 'day'>): void {
    this.#changeOf(siteId, startOfMonth(day));
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
      select ${this.#corporateGroupId}::uuid, site_id, date '1970-01-01' + month, ${sql.join(sumNames.map((name) => sql.ref(name)))}
      from ${rowsOf(changes)}
      on conflict do nothing
      returning site_id, month - date '1970-01-01' as month`.execute(trx);
    const stored = new Set(rows.map((row) => keyOf(row.site_id, row.month)));
    const others = new ChangedMonths(this.#corporateGroupId);
    for (const [key, change] of this.#changes) if (!stored.has(key)) others.#changes.set(key, change);
    await others.hold(trx);
    return others;
  }

  /** Holds the months until the transaction ends: from then on, nobody else changes days of them. */
  async hold(trx: Queries): Promise<void> {
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
        ${added},
        revision = kept.revision + 1
      from ${rowsOf(this.#ordered)}
      where kept.corporate_group_id = ${this.#corporateGroupId}::uuid and kept.site_id = own.site_id
        and kept.month = date '1970-01-01' + own.month`.execute(trx);
  }
}
