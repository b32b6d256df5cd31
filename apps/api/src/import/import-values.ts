import { stat } from 'node:fs/promises';
import { formatDay } from '../energy/calendar/day.ts';
import type { MeterDay } from '../energy/meter-day/meter-day.ts';
import { readMeterDays, writeMeterDays } from '../energy/meter-day/meter-day-store.ts';
import type { Database, Queries } from '../store/index.ts';
import { createDayCollector } from './day-collector.ts';
import { surveyFile, type SiteSurvey } from './file-survey.ts';
import { ensureTarget, type ImportTarget } from './import-target.ts';
import { mergeDay } from './merge-day.ts';
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
}

/** What an import did. Values are steps: hours, or quarters for sites read by quarter. */
export interface ImportSummary {
  readonly isNewCorporateGroup: boolean;
  readonly sites: number;
  readonly newSites: number;
  /** Values that were missing before. */
  readonly added: number;
  /** Values that replaced another one. */
  readonly changed: number;
  readonly unchanged: number;
  /** Steps within each site's first and last time in the file that have no value in it. */
  readonly missing: number;
}

/** Days gathered before they are stored. */
const BATCH = 2000;

type Counts = { -readonly [Key in 'added' | 'changed' | 'unchanged']: number };

function mixedDay(target: ImportTarget, stored: MeterDay, imported: MeterDay): ImportError {
  const site = [...target.siteIds].find(([, id]) => id === imported.siteId)?.[0] ?? imported.siteId;
  const message = `The site "${site}" has values by ${stored.resolution} on ${formatDay(stored.day)}, and the file by ${imported.resolution}.`;
  return new ImportError([{ line: null, message }]);
}

async function storeDays(
  db: Queries,
  target: ImportTarget,
  days: readonly MeterDay[],
  now: Date,
  counts: Counts,
): Promise<void> {
  const known = days.filter((day) => !target.newSiteIds.has(day.siteId));
  const stored = new Map<string, MeterDay>();
  if (known.length > 0) {
    const ids = [...new Set(known.map((day) => day.siteId))];
    const numbers = known.map((day) => day.day);
    const first = numbers.reduce((least, day) => Math.min(least, day));
    const last = numbers.reduce((most, day) => Math.max(most, day));
    for (const day of await readMeterDays(db, target.corporateGroupId, ids, first, last)) {
      stored.set(`${day.siteId} ${day.day}`, day);
    }
  }
  const toWrite: MeterDay[] = [];
  for (const day of days) {
    const before = stored.get(`${day.siteId} ${day.day}`);
    if (before !== undefined && before.resolution !== day.resolution) throw mixedDay(target, before, day);
    const { merged, added, changed, unchanged } = mergeDay(before, day);
    if (merged !== null) toWrite.push(merged);
    counts.added += added;
    counts.changed += changed;
    counts.unchanged += unchanged;
  }
  await writeMeterDays(db, target.corporateGroupId, toWrite, () => now);
}

async function writeFile(
  db: Queries,
  options: ImportOptions,
  survey: ReadonlyMap<string, SiteSurvey>,
): Promise<ImportSummary> {
  const target = await ensureTarget(db, options.corporateGroup, survey);
  const counts: Counts = { added: 0, changed: 0, unchanged: 0 };
  const collector = createDayCollector();
  const problems = createProblemList();
  let waiting: MeterDay[] = [];

  async function store(least: number): Promise<void> {
    waiting.push(...collector.takeFinished());
    if (waiting.length < least) return;
    const days = waiting;
    waiting = [];
    await storeDays(db, target, days, options.now, counts);
  }

  const sink = {
    value(site: string, instant: number, wh: number): void {
      const id = target.siteIds.get(site);
      const surveyed = survey.get(site);
      if (id === undefined || surveyed === undefined) throw changedMeanwhile(options.path);
      collector.add(id, surveyed.resolution, instant, wh);
    },
    pause: () => store(BATCH),
  };
  await readMeterFile(options.path, options.timeZone, sink, problems);
  problems.throwIfAny();
  waiting.push(...collector.takeRest());
  await store(1);
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

/**
 * Imports a meter file in two passes: the first checks every line, the second stores everything in one transaction.
 * A file imported again changes nothing.
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
