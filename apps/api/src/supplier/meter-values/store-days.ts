import type { Transaction } from 'kysely';
import type { MeterDay } from '../../energy/meter-day/meter-day.ts';
import { readMeterDays, writeMeterDays } from '../../energy/meter-day/meter-day-store.ts';
import { keepMeterDays } from '../../energy/meter-day/meter-day-versions.ts';
import { beginImport } from '../../import/import-record.ts';
import { followNewestDay } from '../../import/import-target.ts';
import { mergeDay } from '../../import/merge-day.ts';
import type { Schema } from '../../store/schema/index.ts';
import type { NamedCorporateGroup } from '../rows/references.ts';
import type { Intake } from '../rows/row-kind.ts';

/** Days of a row, all of one site. */
export interface RowDays {
  /** Place among the rows of its batch. */
  readonly place: number;
  readonly days: readonly MeterDay[];
}

/** What became of the values of a row; or the stored day that has another resolution. */
export type RowValues =
  | { readonly added: number; readonly changed: number; readonly replaced: readonly MeterDay[] }
  | { readonly mixed: MeterDay };

/** Name in the list of imports, where others have that of their file. */
const importName = 'meter-values.ndjson';

function dayKey({ siteId, day }: MeterDay): string {
  return `${siteId} ${day}`;
}

async function readStored(
  trx: Transaction<Schema>,
  corporateGroupId: string,
  days: readonly MeterDay[],
): Promise<Map<string, MeterDay>> {
  const bounds = new Map<string, { first: number; last: number }>();
  for (const { siteId, day } of days) {
    const known = bounds.get(siteId);
    bounds.set(siteId, {
      first: Math.min(known?.first ?? day, day),
      last: Math.max(known?.last ?? day, day),
    });
  }
  // Sites whose rows are of the same days, as most are, are read together.
  const together = Map.groupBy(bounds, ([, { first, last }]) => `${first} ${last}`);
  const stored = new Map<string, MeterDay>();
  for (const sites of together.values()) {
    const [, { first, last } = { first: 0, last: -1 }] = sites[0] ?? [];
    const ids = sites.map(([siteId]) => siteId);
    for (const day of await readMeterDays(trx, corporateGroupId, ids, first, last))
      stored.set(dayKey(day), day);
  }
  return stored;
}

/** Counts what a batch did under the import of its request, which is made when its first values are stored. */
async function countImport(
  trx: Transaction<Schema>,
  corporateGroup: NamedCorporateGroup,
  { id }: Intake,
  counts: { readonly added: number; readonly changed: number; readonly unchanged: number },
): Promise<void> {
  await trx
    .updateTable('meter_import')
    .set(({ eb }) => ({
      added_count: eb('added_count', '+', counts.added),
      changed_count: eb('changed_count', '+', counts.changed),
      unchanged_count: eb('unchanged_count', '+', counts.unchanged),
    }))
    .where('corporate_group_id', '=', corporateGroup.id)
    .where('id', '=', id)
    .execute();
}

async function importOf(trx: Transaction<Schema>, corporateGroup: NamedCorporateGroup, intake: Intake) {
  const begun = await trx
    .selectFrom('meter_import')
    .select('imported_at')
    .where('corporate_group_id', '=', corporateGroup.id)
    .where('id', '=', intake.id)
    .executeTakeFirst();
  if (begun !== undefined) return { importId: intake.id, now: begun.imported_at };
  const origin = {
    corporateGroup,
    importedBy: intake.caller.name,
    fileName: intake.fileName ?? importName,
    now: intake.now,
  };
  return beginImport(trx, origin, intake.id);
}

/** Days of a batch as they will be, and what that changes. */
class MergedDays {
  readonly #stored: ReadonlyMap<string, MeterDay>;
  readonly #merged = new Map<string, MeterDay>();
  readonly #replaced = new Set<string>();
  unchanged = 0;

  constructor(stored: ReadonlyMap<string, MeterDay>) {
    this.#stored = stored;
  }

  #at(key: string): MeterDay | undefined {
    return this.#merged.get(key) ?? this.#stored.get(key);
  }

  /** Merges the days of a row, or none of them when one is stored by another resolution. */
  add(days: readonly MeterDay[]): RowValues {
    const mixed = days
      .map((day) => ({ day, before: this.#at(dayKey(day)) }))
      .find(({ day, before }) => before !== undefined && before.resolution !== day.resolution);
    if (mixed?.before !== undefined) return { mixed: mixed.before };
    let [added, changed] = [0, 0];
    const replaced: MeterDay[] = [];
    for (const day of days) {
      const key = dayKey(day);
      const merge = mergeDay(this.#at(key), day);
      if (merge.merged !== null) this.#merged.set(key, merge.merged);
      if (merge.changed > 0 && this.#stored.has(key)) this.#replaced.add(key);
      if (merge.changed > 0) replaced.push(day);
      added += merge.added;
      changed += merge.changed;
      this.unchanged += merge.unchanged;
    }
    return { added, changed, replaced };
  }

  get written(): readonly MeterDay[] {
    return [...this.#merged.values()];
  }

  /** Stored days of which a value is replaced. */
  get replaced(): readonly MeterDay[] {
    return this.written.filter((day) => this.#replaced.has(dayKey(day)));
  }
}

/**
 * Stores the values of rows of one corporate group; those that they replace are kept under the import of the request.
 *
 * @param isDryRun - whether to tell only what storing them would do
 */
export async function storeDays(
  trx: Transaction<Schema>,
  corporateGroup: NamedCorporateGroup,
  intake: Intake,
  rows: readonly RowDays[],
  isDryRun: boolean,
): Promise<ReadonlyMap<number, RowValues>> {
  const stored = await readStored(
    trx,
    corporateGroup.id,
    rows.flatMap(({ days }) => days),
  );
  const merged = new MergedDays(stored);
  const results = new Map(rows.map(({ place, days }) => [place, merged.add(days)]));
  const { written } = merged;
  if (written.length === 0 || isDryRun) return results;
  const run = await importOf(trx, corporateGroup, intake);
  await keepMeterDays(trx, corporateGroup.id, merged.replaced, run);
  await writeMeterDays(trx, corporateGroup.id, written, () => run.now);
  let [added, changed] = [0, 0];
  for (const result of results.values()) {
    if ('mixed' in result) continue;
    added += result.added;
    changed += result.changed;
  }
  await countImport(trx, corporateGroup, intake, { added, changed, unchanged: merged.unchanged });
  const siteIds = new Map(written.map(({ siteId }) => [siteId, siteId]));
  await followNewestDay(trx, { corporateGroupId: corporateGroup.id, siteIds });
  return results;
}
