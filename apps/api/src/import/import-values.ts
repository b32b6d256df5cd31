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
import { ensureTarget } from './import-target.ts';
import { readMeterFile } from './meter-file.ts';
import { createProblemList, ImportError } from './problems.ts';
import type { ImportTimeZone } from './timestamps.ts';

/** What to import, and where to. */
export interface ImportOptions {
  readonly database: Database;
  readonly path: string;
  /** Name of the koncern; it is made when there is none of that name. */
  readonly corporateGroup: string;
  readonly timeZone: ImportTimeZone;
  /** The present instant, stored as when the values came in. */
  readonly now: Date;
  /** Who imports: a name, kept beside what the import replaces. */
  readonly importedBy: string;
}

/** What an import did. Values are steps: hours, or quarters for sites read by quarter. */
export interface ImportSummary extends ValueCounts {
  readonly isNewCorporateGroup: boolean;
  readonly sites: number;
  readonly newSites: number;
  /** Steps within each site's first and last time in the file that have no value in it. */
  readonly missing: number;
}

/** Days gathered before they are stored. */
const BATCH = 4000;

async function writeFile(
  trx: Transaction<Schema>,
  options: ImportOptions,
  survey: ReadonlyMap<string, SiteSurvey>,
): Promise<ImportSummary> {
  const { path, now, importedBy } = options;
  const target = await ensureTarget(trx, options.corporateGroup, survey);
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
    value(site: string, instant: number, wh: number): void {
      const id = target.siteIds.get(site);
      const surveyed = survey.get(site);
      if (id === undefined || surveyed === undefined) throw changedMeanwhile(path);
      if (!collector.add(id, surveyed.resolution, instant, wh)) throw namedTwice(site);
    },
    pause: () => store(BATCH),
  };
  let counts: ValueCounts;
  try {
    await readMeterFile(path, options.timeZone, sink, problems);
    problems.throwIfAny();
    waiting.push(...collector.takeRest());
    await store(1);
  } finally {
    // A transaction must not end while a batch is being written.
    counts = await writer.finish();
  }
  await endImport(trx, run.importId, origin, counts);
  let missing = 0;
  for (const site of survey.values()) missing += site.missing;
  return {
    isNewCorporateGroup: target.isNewCorporateGroup,
    sites: survey.size,
    newSites: target.newSiteIds.size,
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

/**
 * Imports a meter file in two passes: the first checks every line, the second stores everything in one transaction.
 * A file imported again changes nothing; values that replace others keep what they replace (`meter_day_version`).
 * @throws {ImportError} when the file cannot be imported; nothing of it is stored then
 */
export async function importValues(options: ImportOptions): Promise<ImportSummary> {
  const survey = await surveyFile(options.path, options.timeZone);
  const before = await stat(options.path);
  const summary = await options.database.transaction(async (trx) => {
    const written = await writeFile(trx, options, survey);
    const after = await stat(options.path);
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) throw changedMeanwhile(options.path);
    return written;
  });
  if (options.database.kind === 'pglite') await options.database.checkpoint();
  return summary;
}
