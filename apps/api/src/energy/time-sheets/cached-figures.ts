import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import { startOfMonth } from '@vinrod/locale/day';
import { formatTextArray } from '../meter-day/array-text.ts';
import type { SiteFigures } from './site-figures.ts';
import type { TimeSheet } from './time-sheet.ts';

/** Maximum number of cached reports, and of figures in all of them: some 10 MB. */
const mostReports = 100;
const mostSites = 100_000;

interface Cached {
  readonly state: string;
  readonly figures: readonly SiteFigures[];
}

/** Figures by report, least recently used first, for each database. */
const caches = new WeakMap<Queries, Map<string, Cached>>();

function cacheOf(db: Queries): Map<string, Cached> {
  let cache = caches.get(db);
  if (cache === undefined) caches.set(db, (cache = new Map()));
  return cache;
}

/** A fingerprint of the values of a report: how often each month of each site has changed. */
async function readState(
  db: Queries,
  corporateGroupId: string,
  { sites, period }: TimeSheet,
): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat(count(*), ' ', sum(revision)) as state from site_month
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${formatTextArray(sites.map(({ id }) => id))}::uuid[])
      and month between date '1970-01-01' + ${startOfMonth(period.first)}::integer
        and date '1970-01-01' + ${period.last}::integer`.execute(db);
  return rows[0]?.state ?? '';
}

function keyOf(corporateGroupId: string, { sites, period, today, resolution }: TimeSheet): string {
  const ids = sites.map(({ id }) => id).join();
  // What is missing depends on how many of the days are complete.
  const over = Math.min(today, period.last + 1);
  const asked = `${corporateGroupId} ${period.first} ${period.last} ${over} ${resolution} ${ids}`;
  return createHash('sha256').update(asked).digest('base64');
}

function keep(cache: Map<string, Cached>, key: string, cached: Cached): void {
  cache.delete(key);
  cache.set(key, cached);
  let sites = 0;
  for (const { figures } of cache.values()) sites += figures.length;
  for (const [oldest, { figures }] of cache) {
    if (cache.size <= mostReports && sites <= mostSites) return;
    cache.delete(oldest);
    sites -= figures.length;
  }
}

/**
 * The figures of a report, cached until one of its values changes, so that paging through its rows computes them once.
 * Each process has its own cache, and every call reads the state from the database first, so that several processes
 * agree.
 */
export async function cachedFigures(
  db: Queries,
  corporateGroupId: string,
  sheet: TimeSheet,
): Promise<readonly SiteFigures[]> {
  const cache = cacheOf(db);
  const key = keyOf(corporateGroupId, sheet);
  // Before the values are read, so that figures are never older than the state they are cached under.
  const state = await readState(db, corporateGroupId, sheet);
  const found = cache.get(key);
  const figures = found?.state === state ? found.figures : await sheet.figures();
  keep(cache, key, { state, figures });
  return figures;
}
