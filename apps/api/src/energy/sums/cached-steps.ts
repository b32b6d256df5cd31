import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import { endOfMonth, startOfMonth, type Day } from '@vinrod/locale/day';
import { formatTextArray } from '../meter-day/array-text.ts';
import { daysIn, type Period } from '../period.ts';
import { MonthCache } from './month-cache.ts';
import { sumSteps, type StepSum } from './step-sums.ts';

/** Number of sites from which summing again costs more than checking for changes. */
const leastSites = 25;
/** Number of days from which whole months are summed, even for a shorter period. */
const leastDays = 8;

/** The cached sums of each database. */
const caches = new WeakMap<Queries, MonthCache>();

function cacheOf(db: Queries): MonthCache {
  let cache = caches.get(db);
  if (cache === undefined) caches.set(db, (cache = new MonthCache()));
  return cache;
}

/** A group of sites with the digest that identifies it. */
interface Group {
  readonly name: string;
  readonly siteIds: readonly string[];
  readonly digest: string;
}

function groupsOf(corporateGroupId: string, groups: ReadonlyMap<string, string>): Group[] {
  const members = Map.groupBy(groups.keys(), (id) => groups.get(id) ?? '');
  return [...members].map(([name, siteIds]) => ({
    name,
    siteIds,
    digest: createHash('sha256').update(`${corporateGroupId} ${siteIds.toSorted().join()}`).digest('base64'),
  }));
}

/** The state of the values of groups, by group name and first day of the month. */
async function readStates(
  db: Queries,
  corporateGroupId: string,
  groups: ReadonlyMap<string, string>,
  { first, last }: Period,
  areAll: boolean,
): Promise<ReadonlyMap<string, string>> {
  const ids = formatTextArray([...groups.keys()]);
  // Besides the join, keeps the database from reading the months of all sites for a few.
  const named = areAll ? sql`true` : sql`site_id = any(${ids}::uuid[])`;
  const { rows } = await sql<{ group: string; day: Day; state: string }>`
    select "group", month - date '1970-01-01' as day, concat(count(*), ' ', sum(revision)) as state
    from site_month
    join unnest(${ids}::uuid[], ${formatTextArray([...groups.values()])}::text[])
      as member (id, "group") on member.id = site_month.site_id
    where corporate_group_id = ${corporateGroupId}::uuid and ${named}
      and month between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer
    group by "group", month`.execute(db);
  return new Map(rows.map(({ group, day, state }) => [`${group} ${day}`, state]));
}

function isWithin({ first, last }: Period): (sum: StepSum) => boolean {
  return ({ day }) => day >= first && day <= last;
}

/** The sums of the groups in a month: from the cache if current, otherwise from the database. */
async function sumsOfMonth(
  db: Queries,
  corporateGroupId: string,
  groups: readonly Group[],
  first: Day,
  states: ReadonlyMap<string, string>,
): Promise<readonly StepSum[]> {
  const cache = cacheOf(db);
  const known: StepSum[] = [];
  const unknown: Group[] = [];
  for (const group of groups) {
    const state = states.get(`${group.name} ${first}`);
    if (state === undefined) continue;
    const found = cache.find(`${group.digest} ${first}`, state);
    if (found === undefined) unknown.push(group);
    else if (found[0]?.group === group.name) known.push(...found);
    else for (const sum of found) known.push({ ...sum, group: group.name });
  }
  if (unknown.length === 0) return known;
  const members = new Map(unknown.flatMap(({ name, siteIds }) => siteIds.map((id) => [id, name] as const)));
  const month = { first, last: endOfMonth(first) };
  const read = Map.groupBy(await sumSteps(db, corporateGroupId, members, month), ({ group }) => group);
  for (const { name, digest } of unknown) {
    const sums = read.get(name) ?? [];
    cache.keep(`${digest} ${first}`, states.get(`${name} ${first}`) ?? '', sums);
    known.push(...sums);
  }
  return known;
}

/**
 * {@link sumSteps} without qualities, cached by month: a month is summed again only when one of its values has changed
 * or other sites are requested. Each process has its own cache, and every call reads the state from the database first,
 * so that several processes agree. The numbers must not be modified.
 *
 * @param areAll - whether the groups hold all sites of the corporate group
 */
export async function cachedSteps(
  db: Queries,
  corporateGroupId: string,
  groups: ReadonlyMap<string, string>,
  period: Period,
  areAll = false,
): Promise<readonly StepSum[]> {
  if (groups.size < leastSites || daysIn(period) < leastDays)
    return sumSteps(db, corporateGroupId, groups, period);
  // Reads the state before the values, so that sums are never older than the state they are cached under.
  const months = { first: startOfMonth(period.first), last: startOfMonth(period.last) };
  const states = await readStates(db, corporateGroupId, groups, months, areAll);
  const known = groupsOf(corporateGroupId, groups);
  const sums: StepSum[] = [];
  for (let first = months.first; first <= months.last; first = endOfMonth(first) + 1) {
    const ofMonth = await sumsOfMonth(db, corporateGroupId, known, first, states);
    sums.push(...ofMonth.filter(isWithin(period)));
  }
  return sums;
}
