import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { formatTextArray } from '../energy/meter-day/array-text.ts';
import { gsrnCheckDigit, isGsrn, looksLikeGsrn } from '../identifiers/gsrn.ts';
import { provisionalCustomerNumber } from '../identifiers/customer-number.ts';
import type { Queries } from '../store/index.ts';
import type { SiteSurvey } from './file-survey.ts';
import { createProblemList, ImportError } from './problems.ts';

/** What was made for a file. */
export interface CreatedByImport {
  readonly corporateGroup: boolean;
  /** The company that new sites come under; it bears the name of the corporate group. */
  readonly company: boolean;
  /** Names in the file of new sites. */
  readonly sites: readonly string[];
}

/** Where the sites of a file are stored. */
export interface ImportTarget {
  readonly corporateGroupId: string;
  readonly created: CreatedByImport;
  /** Uuid of each site by its name in the file. */
  readonly siteIds: ReadonlyMap<string, string>;
  /** Uuids of the sites that were made for this file. */
  readonly newSiteIds: ReadonlySet<string>;
}

/** Organisation and customer numbers are not part of a meter file; staff enters them later. */
const UNKNOWN_NUMBER = '';

/** Rows sent to the database in one statement. */
const BATCH = 1000;

/** A corporate group or company that was found, or made. */
interface Ensured {
  readonly id: string;
  readonly isNew: boolean;
}

async function ensureCorporateGroup(db: Queries, name: string): Promise<Ensured> {
  // Imports into one corporate group wait for each other, so that none overlooks what another one stores.
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

/** The company of a corporate group's imported sites: it bears the corporate group's name. */
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
      organization_number: UNKNOWN_NUMBER,
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
 * Refuses new sites whose identifier is mistyped: a GSRN tells by its check digit. One that the corporate group has
 * already is taken as it is.
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
 * Finds the corporate group and the sites of a file by anläggnings-id or name, and makes what is missing: new sites
 * come under one company, which is named after the corporate group. The caller takes it back when nothing may be made.
 * @throws {ImportError} when a name fits several corporate groups or sites, or an identifier is mistyped
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
  return {
    corporateGroupId,
    created: { corporateGroup: isNew, company: isNewCompany, sites: newSites.map(([name]) => name) },
    siteIds,
    newSiteIds,
  };
}

/**
 * Lets each site be read by what its newest day is read by: hours may have become quarters with a new meter. What the
 * days before were read by stands with each of them.
 */
export async function followNewestDay(
  db: Queries,
  { corporateGroupId, siteIds }: ImportTarget,
): Promise<void> {
  await sql`
    update site set metering_interval = newest.resolution
    from unnest(${formatTextArray([...new Set(siteIds.values())])}::uuid[]) as imported (id)
    cross join lateral (select resolution from meter_day
      where corporate_group_id = ${corporateGroupId}::uuid and site_id = imported.id
      order by day desc limit 1) as newest
    where site.corporate_group_id = ${corporateGroupId}::uuid and site.id = imported.id
      and site.metering_interval <> newest.resolution`.execute(db);
}
