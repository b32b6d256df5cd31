import { sql } from 'kysely';
import type { SiteReference } from '@vinrod/api-client/contract';
import type { Queries } from '../store/database.ts';
import { corporateGroupKey } from '../supplier/rows/corporate-group-key.ts';
import type { KeptIntake } from './intake-row.ts';

/** A site that rows of a file are of. */
export interface FoundSite extends SiteReference {
  readonly corporateGroupId: string;
  /** What rows call its corporate group. */
  readonly corporateGroup: string;
}

interface SiteRow {
  uuid: string;
  site_id: string;
  name: string;
  corporate_group_id: string;
  corporate_group: string;
}

const columns = sql`site.id as uuid, site.site_id, site.name, site.corporate_group_id,
  ${corporateGroupKey} as corporate_group`;
const tables = sql`site join corporate_group on corporate_group.id = site.corporate_group_id`;

function foundSite({ corporate_group_id, corporate_group, ...site }: SiteRow): FoundSite {
  return { ...site, corporateGroupId: corporate_group_id, corporateGroup: corporate_group };
}

async function keyOf(db: Queries, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('corporate_group')
    .select(corporateGroupKey.as('key'))
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.key ?? null;
}

/** Keys of what was told of a file, in the form in which rows have them. */
export interface GivenKeys {
  /** Of the corporate group that rows without one are of; null when none was told. */
  readonly corporateGroup: string | null;
  /** Anläggnings-id of the site of lines that do not say theirs; null when none was told. */
  readonly site: string | null;
}

/** Reads the keys of what was told of a file. */
export async function givenKeys(
  db: Queries,
  { corporate_group: group, site }: KeptIntake['settings'],
): Promise<GivenKeys> {
  const found =
    site === null
      ? undefined
      : await db.selectFrom('site').select('site_id').where('id', '=', site).executeTakeFirst();
  return {
    corporateGroup: group === null ? null : await keyOf(db, group),
    site: found?.site_id ?? null,
  };
}

/**
 * Finds the sites that names of a file stand for: as they were told, otherwise by their anläggnings-id, in the corporate group
 * that was told or in every one. A name that several have is not known.
 *
 * @returns sites by what {@link siteKey} makes of name and corporate group
 */
export async function findSites(
  db: Queries,
  { settings, reaches_all: reachesAll }: Pick<KeptIntake, 'settings' | 'reaches_all'>,
  names: readonly { readonly read: string; readonly corporateGroup: string | null }[],
): Promise<ReadonlyMap<string, FoundSite>> {
  const found = new Map<string, FoundSite>();
  if (!reachesAll || names.length === 0) return found;
  const assigned = new Map(settings.site_keys.map(({ read, site }) => [read, site]));
  const reads = [...new Set(names.map(({ read }) => read))];
  const uuids = reads.flatMap((read) => assigned.get(read) ?? []);
  const { rows } = await sql<SiteRow>`select ${columns} from ${tables}
    where (site.site_id = any(${reads}::text[]) or site.id = any(${uuids}::uuid[]))
      and (${settings.corporate_group}::uuid is null or site.corporate_group_id = ${settings.corporate_group}::uuid)`.execute(
    db,
  );
  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  const bySiteId = Map.groupBy(rows, ({ site_id }) => site_id);
  for (const { read, corporateGroup } of names) {
    const uuid = assigned.get(read);
    const alike = (bySiteId.get(read) ?? []).filter(
      (row) => corporateGroup === null || row.corporate_group === corporateGroup,
    );
    const site = uuid === undefined ? (alike.length === 1 ? alike[0] : undefined) : byUuid.get(uuid);
    if (site !== undefined) found.set(siteKey(read, corporateGroup), foundSite(site));
  }
  return found;
}

/** A name of a site with the corporate group that the file has for it. */
export function siteKey(read: string, corporateGroup: string | null): string {
  return `${corporateGroup ?? ''} ${read}`;
}

/** Letters at the beginning or end that an id shares with one that it resembles. */
const sharedBeginning = 9;
const sharedEnd = 6;

/** The most letters that differ. */
const mostDifferent = 2;

/** The least number of letters to change, add or remove to make one text the other (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [column, second] of [...other].entries())
      next.push(
        Math.min(
          (before[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (before[column] ?? 0) + (letter === second ? 0 : 1),
        ),
      );
    before = next;
  }
  return before.at(-1) ?? 0;
}

/** The site whose id differs least from a name, by two letters at most; null when there is none. */
export async function resemblingSite(
  db: Queries,
  { settings, reaches_all: reachesAll }: Pick<KeptIntake, 'settings' | 'reaches_all'>,
  read: string,
): Promise<SiteReference | null> {
  if (!reachesAll || read.length <= sharedBeginning) return null;
  const { rows } = await sql<SiteRow>`select ${columns} from ${tables}
    where (left(site.site_id, ${sharedBeginning}) = ${read.slice(0, sharedBeginning)}
        or right(site.site_id, ${sharedEnd}) = ${read.slice(-sharedEnd)})
      and abs(length(site.site_id) - ${read.length}::integer) <= ${mostDifferent}
      and (${settings.corporate_group}::uuid is null or site.corporate_group_id = ${settings.corporate_group}::uuid)
    order by abs(length(site.site_id) - ${read.length}::integer), site.site_id limit 5000`.execute(db);
  const [nearest] = rows
    .map((row) => ({ row, differing: distance(read, row.site_id) }))
    .filter(({ differing }) => differing <= mostDifferent)
    .toSorted((one, other) => one.differing - other.differing);
  if (nearest === undefined) return null;
  const { uuid, site_id, name } = nearest.row;
  return { uuid, site_id, name };
}
