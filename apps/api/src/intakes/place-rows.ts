import type { JsonRecord } from '../server/json-document.ts';
import type { FieldProblem } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import { unknownReference } from '../supplier/rows/references.ts';
import type { SentRow } from '../supplier/rows/row-kind.ts';
import type { PlacedItem } from './file-items.ts';
import { findSites, siteKey, type FoundSite } from './find-sites.ts';
import type { KeptIntake } from './intake-row.ts';
import type { KnownKind } from './known-kinds.ts';

/** An item of a file with what is known of its site. */
export type PlacedRow = { readonly item: number; readonly line: number } & (
  | { readonly problems: readonly FieldProblem[]; readonly row: JsonRecord | null }
  | (Pick<SentRow<JsonRecord>, 'row' | 'original'> & {
      readonly site: FoundSite | null;
      readonly read: string;
    })
  /** Meter values of a site that is not known. */
  | { readonly row: JsonRecord; readonly unknown: string }
);

/** What is needed to tell what rows are of. */
export interface Placing {
  readonly intake: Pick<KeptIntake, 'id' | 'file_name' | 'settings' | 'reaches_all'>;
  readonly known: KnownKind;
  /** What rows call the corporate group that was told; null when none was. */
  readonly corporateGroup: string | null;
}

/** What a row calls its corporate group; null when it names none. */
export function groupOf(row: JsonRecord): string | null {
  const { corporate_group: named } = row;
  return typeof named === 'string' && named !== '' ? named : null;
}

/** Rows of a corporate group whose sites are not looked up beforehand: the kind of rows finds them itself. */
function placeCommon(placed: PlacedItem & { row: JsonRecord }, placing: Placing): PlacedRow {
  const { item, line, row } = placed;
  const { known, corporateGroup, intake } = placing;
  if (!known.isCommon && !intake.reaches_all)
    return { item, line, row, problems: [unknownReference.corporateGroup] };
  const needsGroup = !known.isCommon && known.kind !== 'corporate_groups' && groupOf(row) === null;
  const ofGroup = needsGroup && corporateGroup !== null ? { ...row, corporate_group: corporateGroup } : row;
  const read = ['site_id', 'customer_id', 'key', 'price_area'].map((name) => row[name]).find(Boolean);
  return { ...placed, row: ofGroup, site: null, read: typeof read === 'string' ? read : '' };
}

/** Finds what the rows of a batch are of. */
export async function placeRows(
  db: Queries,
  placing: Placing,
  items: readonly PlacedItem[],
): Promise<readonly PlacedRow[]> {
  const { known, intake } = placing;
  const names = items.flatMap((item) =>
    'row' in item && known.kind === 'meter_values'
      ? [{ read: String(item.row['site_id']), corporateGroup: groupOf(item.row) }]
      : [],
  );
  // A file of a market names no corporate group: the setting, or the site, tells it.
  const sites = await findSites(db, intake, names);
  return items.map((item): PlacedRow => {
    if ('problems' in item) return { ...item, row: null };
    if (known.kind !== 'meter_values') return placeCommon(item, placing);
    const read = String(item.row['site_id']);
    const site = sites.get(siteKey(read, groupOf(item.row)));
    if (site === undefined) return { ...item, unknown: read };
    const row = { ...item.row, corporate_group: site.corporateGroup, site_id: site.site_id };
    return { item: item.item, line: item.line, row, site, read };
  });
}
