import { randomUUID } from 'node:crypto';
import type { Queries } from '../store/index.ts';
import type { SiteSurvey } from './file-survey.ts';
import { ImportError } from './problems.ts';

/** Where the sites of a file are stored. */
export interface ImportTarget {
  readonly corporateGroupId: string;
  readonly isNewCorporateGroup: boolean;
  /** Uuid of each site by its name in the file. */
  readonly siteIds: ReadonlyMap<string, string>;
  /** Uuids of the sites that were made for this file. */
  readonly newSiteIds: ReadonlySet<string>;
}

/** Organisation and customer numbers are not part of a meter file; staff enters them later. */
const UNKNOWN_NUMBER = '';

/** Rows sent to the database in one statement. */
const BATCH = 1000;

async function ensureCorporateGroup(db: Queries, name: string): Promise<{ id: string; isNew: boolean }> {
  // Imports into one koncern wait for each other, so that none overlooks what another one stores.
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
  await db.insertInto('corporate_group').values({ id, name, organization_number: UNKNOWN_NUMBER }).execute();
  return { id, isNew: true };
}

/** The company of a koncern's imported sites: it bears the koncern's name. */
async function ensureCompany(db: Queries, corporateGroupId: string, name: string): Promise<string> {
  const found = await db
    .selectFrom('company')
    .select('id')
    .where('corporate_group_id', '=', corporateGroupId)
    .where('name', '=', name)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) return found.id;
  const id = randomUUID();
  await db
    .insertInto('company')
    .values({
      corporate_group_id: corporateGroupId,
      id,
      name,
      customer_id: `import-${id.slice(0, 8)}`,
      organization_number: UNKNOWN_NUMBER,
    })
    .execute();
  return id;
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
 * Finds the koncern and the sites of a file by anläggnings-id or name, and makes what is missing: new sites come under
 * one company, which is named after the koncern.
 * @throws {ImportError} when a name fits several koncerner or sites
 */
export async function ensureTarget(
  db: Queries,
  corporateGroupName: string,
  survey: ReadonlyMap<string, SiteSurvey>,
): Promise<ImportTarget> {
  const { id: corporateGroupId, isNew } = await ensureCorporateGroup(db, corporateGroupName);
  const siteIds = await findSites(db, corporateGroupId, [...survey.keys()]);
  const newSites = [...survey].filter(([name]) => !siteIds.has(name));
  const newSiteIds = new Set<string>();
  if (newSites.length > 0) {
    const companyId = await ensureCompany(db, corporateGroupId, corporateGroupName);
    const rows = newSites.map(([name, { resolution }]) => ({
      corporate_group_id: corporateGroupId,
      id: randomUUID(),
      company_id: companyId,
      site_id: name,
      name,
      metering_interval: resolution,
    }));
    for (let start = 0; start < rows.length; start += BATCH) {
      await db
        .insertInto('site')
        .values(rows.slice(start, start + BATCH))
        .execute();
    }
    for (const row of rows) {
      siteIds.set(row.name, row.id);
      newSiteIds.add(row.id);
    }
  }
  return { corporateGroupId, isNewCorporateGroup: isNew, siteIds, newSiteIds };
}
