import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import { startOfMonth } from '@vinrod/locale/day';
import { formatTextArray } from '../meter-day/array-text.ts';
import type { SiteFigures } from './site-figures.ts';
import type { TimeSheet } from './time-sheet.ts';

/** Reports whose figures are remembered, and the most figures of all of them: some 10 MB. */
const MOST_REPORTS = 100;
const MOST_SITES = 100_000;

interface Cached {
  readonly state: string;
  readonly figures: readonly SiteFigures[];
}

/** Figures by report, least recently used first, on each database. */
const memories = new WeakMap<Queries, Map<string, Cached>>();

function cacheOf(db: Queries): Map<string, Cached> {
  let cache = memories.get(db);
  if (cache === undefined) memories.set(db, (cache = new Map()));
  return cache;
}

/** What the values of a report were, told by how often each month of each site has changed. */
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
  // What is missing depends on how many of the days are over.
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
    if (cache.size <= MOST_REPORTS && sites <= MOST_SITES) return;
    cache.delete(oldest);
    sites -= figures.length;
  }
}

/**
 * The figures of a report, remembered while none of its values changes: whoever pages through its rows waits for them
 * once. Each process has a memory of its own, and every answer asks the database for the state first, so that several
 * processes tell the same.
 */
export async function cachedFigures(
  db: Queries,
  corporateGroupId: string,
  sheet: TimeSheet,
): Promise<readonly SiteFigures[]> {
  const cache = cacheOf(db);
  const key = keyOf(corporateGroupId, sheet);
  // Before the values are read, so that figures are never older than the state they are kept under.
  const state = await readState(db, corporateGroupId, sheet);
  const found = cache.get(key);
  const figures = found?.state === state ? found.figures : await sheet.figures();
  keep(cache, key, { state, figures });
  return figures;
}
