import type { Resolution } from '../quantities/resolution.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { formatTextArray } from '../energy/meter-day/array-text.ts';
import { gsrnCheckDigit, isGsrn, looksLikeGsrn } from '../identifiers/gsrn.ts';
import { provisionalCustomerNumber } from '../identifiers/customer-number.ts';
import type { Queries } from '../store/index.ts';
import type { SiteSurvey } from './site-days.ts';
import { createProblemList, ImportError } from './problems.ts';

/** Rows created for a file. */
export interface CreatedByImport {
  readonly corporateGroup: boolean;
  /** The company for new sites; it has the name of the corporate group. */
  readonly company: boolean;
  /** Names of new sites, as in the file. */
  readonly sites: readonly string[];
}

/** Where the sites of a file are stored. */
export interface ImportTarget {
  readonly corporateGroupId: string;
  readonly created: CreatedByImport;
  /** Uuid of each site by its name in the file. */
  readonly siteIds: ReadonlyMap<string, string>;
  /** Uuids of the sites created for this file. */
  readonly newSiteIds: ReadonlySet<string>;
}

/** Organisation and customer numbers are not part of a meter file; staff add them later. */
const unknownNumber = '';

/** Rows sent to the database in one statement. */
const batchSize = 1000;

/** A corporate group or company that was found or created. */
interface Ensured {
  readonly id: string;
  readonly isNew: boolean;
}

async function ensureCorporateGroup(db: Queries, name: string): Promise<Ensured> {
  // Imports into one corporate group run one at a time, so that none misses what another stores.
  const found = await db
    .selectFrom('corporate_group')
    .select('id')
    .where('name', '=', name)
    .forNoKeyUpdate()
    .execute();
  if (found.length > 1) {
    throw new ImportError([
      { line: null, message: `There are ${found.length} corporate groups named "${name}".` },
    ]);
  }
  const [only] = found;
  if (only !== undefined) return { id: only.id, isNew: false };
  const id = randomUUID();
  await db.insertInto('corporate_group').values({ id, name, organization_number: unknownNumber }).execute();
  return { id, isNew: true };
}

/** The company for a corporate group's imported sites; it has the corporate group's name. */
async function ensureCompany(db: Queries, corporateGroupId: string, name: string): Promise<Ensured> {
  const found = await db
    .selectFrom('company')
    .select('id')
    .where('corporate_group_id', '=', corporateGroupId)
    .where('name', '=', name)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) return { id: found.id, isNew: false };
  const id = randomUUID();
  await db
    .insertInto('company')
    .values({
      corporate_group_id: corporateGroupId,
      id,
      name,
      customer_id: provisionalCustomerNumber(id),
      organization_number: unknownNumber,
    })
    .execute();
  return { id, isNew: true };
}

async function findSites(
  db: Queries,
  corporateGroupId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('site')
    .select(['id', 'site_id', 'name'])
    .where('corporate_group_id', '=', corporateGroupId)
    .execute();
  const bySiteId = new Map(rows.map((row) => [row.site_id, row.id]));
  const byName = Map.groupBy(rows, (row) => row.name);
  const found = new Map<string, string>();
  for (const name of names) {
    const id = bySiteId.get(name);
    const namesakes = byName.get(name) ?? [];
    if (id === undefined && namesakes.length > 1) {
      const message = `There are ${namesakes.length} sites named "${name}"; name them by their anläggnings-id.`;
      throw new ImportError([{ line: null, message }]);
    }
    const match = id ?? namesakes[0]?.id;
    if (match !== undefined) found.set(name, match);
  }
  return found;
}

/**
 * Refuses new sites with a mistyped identifier, by the check digit of the GSRN. Identifiers the corporate group already
 * has are accepted as they are.
 */
function checkIdentifiers(newSites: readonly (readonly [string, SiteSurvey])[]): void {
  const problems = createProblemList();
  for (const [name, { line }] of newSites) {
    if (looksLikeGsrn(name) && !isGsrn(name))
      problems.add(line, `the check digit of ${name} is wrong; it should be ${gsrnCheckDigit(name)}`);
  }
  problems.throwIfAny();
}

/**
 * Finds the corporate group and the sites of a file by anläggnings-id or name, and creates what is missing: new sites
 * go
 * under one company named after the corporate group. The caller rolls back when nothing may be created.
 * @throws {ImportError} when a name matches several corporate groups or sites, or an identifier is mistyped
 */
export async function ensureTarget(
  db: Queries,
  corporateGroupName: string,
  survey: ReadonlyMap<string, SiteSurvey>,
): Promise<ImportTarget> {
  const { id: corporateGroupId, isNew } = await ensureCorporateGroup(db, corporateGroupName);
  const siteIds = await findSites(db, corporateGroupId, [...survey.keys()]);
  const newSites = [...survey].filter(([name]) => !siteIds.has(name));
  checkIdentifiers(newSites);
  const newSiteIds = new Set<string>();
  let isNewCompany = false;
  if (newSites.length > 0) {
    const company = await ensureCompany(db, corporateGroupId, corporateGroupName);
    isNewCompany = company.isNew;
    const rows = newSites.map(([name, { resolution }]) => ({
      corporate_group_id: corporateGroupId,
      id: randomUUID(),
      company_id: company.id,
      site_id: name,
      name,
      metering_interval: resolution,
    }));
    for (let start = 0; start < rows.length; start += batchSize) {
      await db
        .insertInto('site')
        .values(rows.slice(start, start + batchSize))
        .execute();
    }
    for (const row of rows) {
      siteIds.set(row.name, row.id);
      newSiteIds.add(row.id);
    }
  }
  return {
    corporateGroupId,
    created: { corporateGroup: isNew, company: isNewCompany, sites: newSites.map(([name]) => name) },
    siteIds,
    newSiteIds,
  };
}

/**
 * Sets each site's resolution to that of its newest day: a new meter may have changed hours to quarters. Each earlier
 * day
 * keeps its own resolution.
 */
export async function followNewestDay(
  db: Queries,
  { corporateGroupId, siteIds }: Pick<ImportTarget, 'corporateGroupId' | 'siteIds'>,
): Promise<void> {
  const { rows } = await sql<{ id: string; resolution: Resolution }>`
    select imported.id, newest.resolution
    from unnest(${formatTextArray([...new Set(siteIds.values())])}::uuid[]) as imported (id)
    cross join lateral (select resolution from meter_day
      where corporate_group_id = ${corporateGroupId}::uuid and site_id = imported.id
      order by day desc limit 1) as newest`.execute(db);
  if (rows.length === 0) return;
  await sql`
    update site set metering_interval = newest.resolution
    from unnest(${formatTextArray(rows.map(({ id }) => id))}::uuid[],
      ${formatTextArray(rows.map(({ resolution }) => resolution))}::text[]) as newest (id, resolution)
    where site.corporate_group_id = ${corporateGroupId}::uuid and site.id = newest.id
      and site.metering_interval <> newest.resolution`.execute(db);
}
