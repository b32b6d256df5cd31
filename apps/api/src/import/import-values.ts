import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Transaction } from 'kysely';
import type { Database } from '../store/index.ts';
import type { Schema } from '../store/schema/index.ts';
import { createDayWriter, type ValueCounts } from './day-writer.ts';
import { surveyFile } from './file-survey.ts';
import { beginImport, endImport } from './import-record.ts';
import { ensureTarget, followNewestDay, type CreatedByImport, type ImportTarget } from './import-target.ts';
import { KeptDays } from './kept-days.ts';
import type { MeterFile } from './meter-file.ts';
import { ImportError, type ImportProblem } from './problems.ts';
import type { SiteSurvey } from './site-days.ts';

/** What to import, and where. The current instant is stored as the time of arrival. */
export interface ImportOptions extends MeterFile {
  readonly database: Database;
  /** Name of the corporate group. */
  readonly corporateGroup: string;
  /** Whether to create unknown corporate groups, companies and sites. */
  readonly create: boolean;
  /** Whether to try everything without changing anything. */
  readonly isDryRun: boolean;
  /** Name of the person who imports, stored with the values that the import replaces. */
  readonly importedBy: string;
}

/** Result of an import. Values are steps: hours, or quarters for sites read by quarter. */
export interface ImportSummary extends ValueCounts {
  readonly created: CreatedByImport;
  readonly sites: number;
  /** Steps without a value between each site's first and last time in the file. */
  readonly missing: number;
}

/** Days sent to the database at a time. */
const batchSize = 4000;

/** A file that was read whole: what it has of each site, and all its days. */
interface ReadFile {
  readonly survey: ReadonlyMap<string, SiteSurvey>;
  readonly kept: KeptDays;
}

/**
 * The site of each kept day, by its number. Two names in the file may be of one site, which is known only now: its days
 * are then kept anew, by site instead of by name.
 */
async function sitesOfDays(
  options: ImportOptions,
  { survey, kept }: ReadFile,
  { siteIds }: ImportTarget,
): Promise<readonly string[]> {
  const siteOf = (name: string): string => {
    const id = siteIds.get(name);
    if (id === undefined) throw changedMeanwhile(options.path);
    return id;
  };
  const ids = Array.from(survey.keys(), siteOf);
  if (new Set(ids).size === ids.length) return ids;
  kept.clear();
  return [...(await surveyFile(options, kept, siteOf)).keys()];
}

async function writeFile(
  trx: Transaction<Schema>,
  options: ImportOptions,
  read: ReadFile,
): Promise<ImportSummary> {
  const { path, now, importedBy } = options;
  const { survey, kept } = read;
  const target = await ensureTarget(trx, options.corporateGroup, survey);
  if (!options.create && !options.isDryRun) refuseNew(options.corporateGroup, target.created, survey);
  const sites = await sitesOfDays(options, read, target);
  const corporateGroup = { id: target.corporateGroupId, name: options.corporateGroup };
  const origin = { corporateGroup, importedBy, fileName: basename(path), now };
  const run = await beginImport(trx, origin);
  const writer = createDayWriter(trx, target, run);
  let counts: ValueCounts;
  try {
    for await (const days of kept.read()) {
      for (let start = 0; start < days.length; start += batchSize)
        await writer.write(
          days.slice(start, start + batchSize).map(({ site, day, resolution, wh }) => ({
            siteId: sites[site] ?? '',
            day,
            resolution,
            wh,
            quality: null,
          })),
        );
    }
  } finally {
    // A transaction must not end while a batch is being written.
    counts = await writer.finish();
  }
  await followNewestDay(trx, target);
  await endImport(trx, run.importId, origin, counts);
  let missing = 0;
  for (const site of survey.values()) missing += site.missing;
  return {
    created: target.created,
    sites: survey.size,
    ...counts,
    missing,
  };
}

function changedMeanwhile(path: string): ImportError {
  return new ImportError([{ line: null, message: `The file ${path} changed while it was being read.` }]);
}

/** Maximum names listed one by one. */
const mostListed = 20;

/** Refuses to create anything: a mistyped name must not become a new corporate group or site. */
function refuseNew(
  corporateGroup: string,
  { corporateGroup: isNew, sites }: CreatedByImport,
  survey: ReadonlyMap<string, SiteSurvey>,
): void {
  const unknown: ImportProblem[] = [];
  if (isNew) unknown.push({ line: null, message: `The corporate group "${corporateGroup}" is not known.` });
  for (const site of sites.slice(0, mostListed))
    unknown.push({ line: survey.get(site)?.line ?? null, message: `the site "${site}" is not known` });
  if (unknown.length === 0) return;
  const more = sites.length - mostListed;
  if (more > 0) unknown.push({ line: null, message: `${more} more sites are not known.` });
  unknown.push({ line: null, message: 'Give --create to make what is not known, or --dry-run to try.' });
  throw new ImportError(unknown);
}

/** Rolls back a successful dry run. */
class DryRunEnd extends Error {
  readonly summary: ImportSummary;

  constructor(summary: ImportSummary) {
    super('The dry run is over.');
    this.summary = summary;
  }
}

/**
 * Imports a meter file: all of it is read and checked first, and its days are kept, then everything is stored in one
 * transaction. Importing a file again changes nothing; replaced values are kept (`meter_day_version`).
 * @throws {ImportError} when the file cannot be imported, or something would have to be created but must not be;
 * nothing
 * of it is stored then
 */
export async function importValues(options: ImportOptions): Promise<ImportSummary> {
  const kept = await KeptDays.open();
  try {
    return await importKept(options, kept);
  } finally {
    await kept.close();
  }
}

async function importKept(options: ImportOptions, kept: KeptDays): Promise<ImportSummary> {
  const { path, database } = options;
  const before = await stat(path).catch(() => null);
  const survey = await surveyFile(options, kept);
  try {
    const summary = await database.transaction(async (trx) => {
      const written = await writeFile(trx, options, { survey, kept });
      const after = await stat(path);
      if (after.size !== before?.size || after.mtimeMs !== before.mtimeMs) throw changedMeanwhile(path);
      if (options.isDryRun) throw new DryRunEnd(written);
      return written;
    });
    if (database.kind === 'pglite') await database.checkpoint();
    return summary;
  } catch (error) {
    if (error instanceof DryRunEnd) return error.summary;
    throw error;
  }
}
