import type { Queries } from '../../store/index.ts';
import { addMonths, endOfMonth, startOfMonth, type Day } from '@vinrod/locale/day';
import { parseIntArray } from '../meter-day/array-text.ts';
import { daysIn, type Period } from '../period.ts';
import { rowsOfMonths, type Kind, type RowsOfMonths } from './kept-months.ts';
import { MonthCache } from './month-cache.ts';
import { readGroupMonths, type AskedSites, type GroupMonth } from './month-states.ts';
import { sumSteps, type StepSum } from './step-sums.ts';

/** Number of sites from which summing again costs more than checking for changes. */
export const leastSites = 25;
/** Number of days from which whole months are summed, even for a shorter period. */
const leastDays = 8;

function formatSums(values: Float64Array): string {
  return `{${Array.from(values, (value) => (Number.isNaN(value) ? 'NULL' : value)).join(',')}}`;
}

/** Sums of hours and quarters by day. */
export const stepKind: Kind<StepSum> = {
  name: 'steps',
  caches: new WeakMap(),
  createCache: () =>
    new MonthCache(({ wh, wholeHours }) => wh.byteLength + (wholeHours === wh ? 0 : wholeHours.byteLength)),
  write({ day, resolution, totalWh, sites, presentHours, wh, wholeHours }) {
    const whole = wholeHours === wh ? '' : formatSums(wholeHours);
    return [day, resolution, totalWh ?? '', sites, presentHours, formatSums(wh), whole].join(';');
  },
  read(line, { group }) {
    const [day, resolution, totalWh = '', sites, presentHours, values = '{}', whole = ''] = line.split(';');
    const wh = parseIntArray(values, Number.NaN);
    return {
      day: Number(day),
      group,
      resolution: resolution === 'quarter' ? 'quarter' : 'hour',
      totalWh: totalWh === '' ? null : Number(totalWh),
      wh,
      wholeHours: whole === '' ? wh : parseIntArray(whole, Number.NaN),
      quality: null,
      present: null,
      sites: Number(sites),
      presentHours: Number(presentHours),
    };
  },
};

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

/**
 * Adds up groups in one and the same month.
 * @param siteDaysAtOnce - days of sites that the database adds up in one query
 */
export async function sumGroupMonths(
  db: Queries,
  corporateGroupId: string,
  groups: readonly GroupMonth[],
  month: Day,
  siteDaysAtOnce = Number.POSITIVE_INFINITY,
): Promise<RowsOfMonths<StepSum>> {
  const members = new Map(groups.flatMap(({ group, siteIds }) => siteIds.map((id) => [id, group] as const)));
  const last = endOfMonth(month);
  const length = Math.max(1, Math.min(last - month + 1, Math.floor(siteDaysAtOnce / members.size)));
  const sums: StepSum[] = [];
  for (let first = month; first <= last; first += length)
    sums.push(
      ...(await sumSteps(db, corporateGroupId, members, { first, last: Math.min(first + length - 1, last) })),
    );
  const read = Map.groupBy(sums, ({ group }) => group);
  return new Map(groups.map((group) => [group, read.get(group.group) ?? []]));
}

function named(group: string, sums: readonly StepSum[]): readonly StepSum[] {
  return sums.every((sum) => sum.group === group) ? sums : sums.map((sum) => ({ ...sum, group }));
}

/**
 * {@link sumSteps} without qualities over several periods, cached by month: a month is summed again only when one of its
 * values has changed, or other sites have values in it. Every call reads the state of the values first, so that all
 * processes agree. The numbers must not be modified.
 *
 * @returns the sums of each period, by month
 */
export async function cachedStepsOf(
  db: Queries,
  corporateGroupId: string,
  groups: ReadonlyMap<string, string>,
  periods: readonly Period[],
  asked: AskedSites,
): Promise<(readonly StepSum[])[]> {
  const months = await readGroupMonths(db, corporateGroupId, groups, monthsOf(periods), asked);
  const known = await rowsOfMonths(db, stepKind, corporateGroupId, months, asked, (ofMonth, month) =>
    sumGroupMonths(db, corporateGroupId, ofMonth, month),
  );
  const sums = months
    .toSorted((left, right) => left.month - right.month)
    .flatMap((month) => named(month.group, known.get(month) ?? []));
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
