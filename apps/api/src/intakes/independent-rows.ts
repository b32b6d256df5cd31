import type { Queries } from '../store/database.ts';
import { batchesTogether } from './batches-together.ts';
import { stepOf, valuesOf } from './file-items.ts';
import type { FindingPlacing } from './finding.ts';
import { givenKeys, type FoundSite } from './find-sites.ts';
import type { KeptIntake } from './intake-row.ts';
import type { ReadFile } from './kept-rows.ts';
import { placeRows, type PlacedRow } from './place-rows.ts';

/** A row of a site that is known. */
type RowOfSite = Extract<PlacedRow, { readonly site: unknown }> & { readonly site: FoundSite };

function isOfSite(placed: PlacedRow): placed is RowOfSite {
  return 'site' in placed && placed.site !== null;
}

/** Start and end of a run of values, ms since 1970-01-01T00:00Z. */
type Run = readonly [start: number, end: number];

function runOf({ row }: RowOfSite): Run {
  const start = Date.parse(String(row['start']));
  return [start, start + (valuesOf(row)?.length ?? 0) * stepOf(row)];
}

/** Whether what storing a row of a site does depends on another one: by their values, or by the resolution of a day. */
function areIndependent(rows: readonly RowOfSite[]): boolean {
  if (new Set(rows.map(stepOfRow)).size > 1) return false;
  const runs = rows.map(runOf).toSorted(([one], [other]) => one - other);
  return runs.every(([start], index) => index === 0 || start >= (runs[index - 1]?.[1] ?? start));
}

function stepOfRow({ row }: RowOfSite): number {
  return stepOf(row);
}

/** Rows of a file of values, each of which can be stored before the next is looked at. */
export interface IndependentRows {
  readonly placing: FindingPlacing;
  /** Rows that are looked at together. */
  readonly batches: readonly (readonly PlacedRow[])[];
  /** uuids of their corporate groups. */
  readonly corporateGroups: readonly string[];
}

/**
 * Places the rows of a file of meter values.
 *
 * @returns null when it is no such file, asks for a setting, has rows of sites that are not known, or rows of which one replaces
 *   what another has: looking at such a row finds something else once the others are stored
 */
export async function placeIndependent(
  db: Queries,
  intake: KeptIntake,
  { file, batches }: ReadFile,
): Promise<IndependentRows | null> {
  const recognised = file.recognised();
  if (recognised?.known.kind !== 'meter_values' || (file.columns()?.needs ?? []).length > 0) return null;
  const { corporateGroup } = await givenKeys(db, intake.settings);
  const placing = { intake, known: recognised.known, corporateGroup, isInvoice: false };
  const placed: PlacedRow[][] = [];
  const ofSites: RowOfSite[] = [];
  for await (const together of batchesTogether(batches)) {
    const rows = await placeRows(db, placing, together.flat());
    const known = rows.filter(isOfSite);
    if (known.length < rows.length) return null;
    placed.push([...rows]);
    ofSites.push(...known);
  }
  const bySite = Map.groupBy(ofSites, ({ site }) => site.uuid);
  if (![...bySite.values()].every(areIndependent)) return null;
  const corporateGroups = [...new Set(ofSites.map(({ site }) => site.corporateGroupId))];
  return { placing, batches: placed, corporateGroups };
}
