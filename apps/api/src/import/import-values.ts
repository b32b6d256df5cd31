import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Transaction } from 'kysely';
import type { MeterDay } from '../energy/meter-day/meter-day.ts';
import type { Database } from '../store/index.ts';
import type { Schema } from '../store/schema/index.ts';
import { createDayCollector } from './day-collector.ts';
import { createDayWriter, type ValueCounts } from './day-writer.ts';
import { surveyFile, type SiteSurvey } from './file-survey.ts';
import { beginImport, endImport } from './import-record.ts';
import { ensureTarget, followNewestDay, type CreatedByImport } from './import-target.ts';
import { readMeterFile, type MeterFile } from './meter-file.ts';
import { createProblemList, ImportError, type ImportProblem } from './problems.ts';
import type { InstantMilliseconds, WattHours } from '../quantities/quantities.ts';

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

/** Days collected before they are stored. */
const batchSize = 4000;

async function writeFile(
  trx: Transaction<Schema>,
  options: ImportOptions,
  survey: ReadonlyMap<string, SiteSurvey>,
): Promise<ImportSummary> {
  const { path, now, importedBy } = options;
  const target = await ensureTarget(trx, options.corporateGroup, survey);
  if (!options.create && !options.isDryRun) refuseNew(options.corporateGroup, target.created, survey);
  const corporateGroup = { id: target.corporateGroupId, name: options.corporateGroup };
  const origin = { corporateGroup, importedBy, fileName: basename(path), now };
  const run = await beginImport(trx, origin);
  const writer = createDayWriter(trx, target, run);
  const collector = createDayCollector();
  const problems = createProblemList();
  let waiting: MeterDay[] = [];

  async function store(least: number): Promise<void> {
    waiting.push(...collector.takeFinished());
    if (waiting.length < least) return;
    const days = waiting;
    waiting = [];
    await writer.write(days);
  }

  const sink = {
    value(site: string, instant: InstantMilliseconds, wh: WattHours): void {
      const id = target.siteIds.get(site);
      if (id === undefined) throw changedMeanwhile(path);
      if (!collector.add(id, instant, wh)) throw namedTwice(site);
    },
    pause: () => store(batchSize),
  };
  let counts: ValueCounts;
  try {
    await readMeterFile(options, sink, problems);
    problems.throwIfAny();
    waiting.push(...collector.takeRest());
    await store(1);
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

function namedTwice(site: string): ImportError {
  const message = `The site "${site}" is named in two ways, and its values do not fit together in that order.`;
  return new ImportError([{ line: null, message }]);
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
 * Imports a meter file in two passes: the first checks every line, the second stores everything in one transaction.
 * Importing a file again changes nothing; replaced values are kept (`meter_day_version`).
 * @throws {ImportError} when the file cannot be imported, or something would have to be created but must not be;
 * nothing
 * of it is stored then
 */
export async function importValues(options: ImportOptions): Promise<ImportSummary> {
  const survey = await surveyFile(options);
  const before = await stat(options.path);
  try {
    const summary = await options.database.transaction(async (trx) => {
      const written = await writeFile(trx, options, survey);
      const after = await stat(options.path);
      if (after.size !== before.size || after.mtimeMs !== before.mtimeMs)
        throw changedMeanwhile(options.path);
      if (options.isDryRun) throw new DryRunEnd(written);
      return written;
    });
    if (options.database.kind === 'pglite') await options.database.checkpoint();
    return summary;
  } catch (error) {
    if (error instanceof DryRunEnd) return error.summary;
    throw error;
  }
}
