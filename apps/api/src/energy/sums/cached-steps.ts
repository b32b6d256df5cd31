import type { Queries } from '../../store/index.ts';
import { addMonths, endOfMonth, startOfMonth, type Day } from '@vinrod/locale/day';
import { daysIn, type Period } from '../period.ts';
import { keepMonths, readKeptMonths } from './kept-months.ts';
import { MonthCache } from './month-cache.ts';
import { readGroupMonths, type AskedSites, type GroupMonth } from './month-states.ts';
import { sumSteps, type StepSum } from './step-sums.ts';

/** Number of sites from which summing again costs more than checking for changes. */
export const leastSites = 25;
/** Number of days from which whole months are summed, even for a shorter period. */
const leastDays = 8;

/** The cached sums of each database. */
const caches = new WeakMap<Queries, MonthCache>();

function cacheOf(db: Queries): MonthCache {
  let cache = caches.get(db);
  if (cache === undefined) caches.set(db, (cache = new MonthCache()));
  return cache;
}

/** Whether sums of so many sites over a period are cached, rather than added up each time. */
export function areCached(sites: number, period: Period): boolean {
  return sites >= leastSites && daysIn(period) >= leastDays;
}

/** The first days of the months that periods reach into, in order. */
function monthsOf(periods: readonly Period[]): Day[] {
  const months = new Set<Day>();
  for (const { first, last } of periods)
    for (let month = startOfMonth(first); month <= last; month = addMonths(month, 1)) months.add(month);
  return [...months].toSorted((left, right) => left - right);
}

/** Sums of groups by their month. */
export type SummedMonths = Map<GroupMonth, readonly StepSum[]>;

/** Adds up groups in one and the same month. */
export async function sumGroupMonths(
  db: Queries,
  corporateGroupId: string,
  groups: readonly GroupMonth[],
  month: Day,
): Promise<SummedMonths> {
  const members = new Map(groups.flatMap(({ group, siteIds }) => siteIds.map((id) => [id, group] as const)));
  const whole = { first: month, last: endOfMonth(month) };
  const read = Map.groupBy(await sumSteps(db, corporateGroupId, members, whole), ({ group }) => group);
  return new Map(groups.map((group) => [group, read.get(group.group) ?? []]));
}

function named(group: string, sums: readonly StepSum[]): readonly StepSum[] {
  return sums.every((sum) => sum.group === group) ? sums : sums.map((sum) => ({ ...sum, group }));
}

/** Sums of groups by month: from this process, from what any process has kept, or else from the values. */
async function sumsOfMonths(
  db: Queries,
  corporateGroupId: string,
  wanted: readonly GroupMonth[],
  asked: AskedSites,
): Promise<SummedMonths> {
  const cache = cacheOf(db);
  const isKept = asked !== 'named';
  const sums: SummedMonths = new Map();
  const keep = (made: ReadonlyMap<GroupMonth, readonly StepSum[]>): void => {
    for (const [month, found] of made) {
      sums.set(month, found);
      cache.keep(`${month.digest} ${month.month}`, month.state, found);
    }
  };
  for (const month of wanted) {
    const found = cache.find(`${month.digest} ${month.month}`, month.state);
    if (found !== undefined) sums.set(month, named(month.group, found));
  }
  if (isKept)
    keep(await readKeptMonths(db, corporateGroupId, wanted.filter((month) => !sums.has(month))));
  const unknown = wanted.filter((month) => !sums.has(month));
  for (const [month, groups] of Map.groupBy(unknown, ({ month: first }) => first)) {
    const made = await sumGroupMonths(db, corporateGroupId, groups, month);
    keep(made);
    if (isKept) await keepMonths(db, corporateGroupId, [...made]);
  }
  return sums;
}

/**
 * {@link sumSteps} without qualities over several periods, cached by month: a month is summed again only when one of its
 * values has changed, or other sites have values in it. What a process has added up of a whole scope is kept in the database for
 * every process; sums of named sites each process caches by itself, since there is no end of sets of them. Every call
 * reads the state of the values first, so that all agree. The numbers must not be modified.
 *
 * @returns the sums of each period, by day
 */
export async function cachedStepsOf(
  db: Queries,
  corporateGroupId: string,
  groups: ReadonlyMap<string, string>,
  periods: readonly Period[],
  asked: AskedSites,
): Promise<(readonly StepSum[])[]> {
  const months = await readGroupMonths(db, corporateGroupId, groups, monthsOf(periods), asked);
  const known = await sumsOfMonths(db, corporateGroupId, months, asked);
  const sums = months
    .toSorted((left, right) => left.month - right.month)
    .flatMap((month) => known.get(month) ?? []);
  return periods.map(({ first, last }) => sums.filter(({ day }) => day >= first && day <= last));
}

/** {@link cachedStepsOf} over one period, or {@link sumSteps} where that is faster: of few sites, or over few days. */
export async function cachedSteps(
  db: Queries,
  corporateGroupId: string,
  groups: ReadonlyMap<string, string>,
  period: Period,
  asked: AskedSites = 'named',
): Promise<readonly StepSum[]> {
  if (!areCached(groups.size, period)) return sumSteps(db, corporateGroupId, groups, period);
  const [sums = []] = await cachedStepsOf(db, corporateGroupId, groups, [period], asked);
  return sums;
}
