import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SiteScope } from '../../authority/site-scope.ts';
import type { Queries } from '../../store/index.ts';
import { endOfMonth, type Day } from '@vinrod/locale/day';
import { formatIntArray, formatTextArray } from '../meter-day/array-text.ts';

/** Which sites of a corporate group a question is about: all of them, all that a scope shows, or named ones. */
export type AskedSites = 'all' | 'scope' | 'named';

/** Which sites a request of a scope is about. */
export function askedOf({ companyIds }: SiteScope, siteIds: readonly string[] | null): AskedSites {
  if (siteIds !== null) return 'named';
  return companyIds === null ? 'all' : 'scope';
}

/** A group of sites in a month, with the state of its values. */
export interface GroupMonth {
  /** The caller's name of the group. */
  readonly group: string;
  readonly siteIds: readonly string[];
  /** First day of the month. */
  readonly month: Day;
  /** Identifies the sites of the group that may have values in the month. */
  readonly digest: string;
  /** Another one whenever a value or an estimate of the month has changed. */
  readonly state: string;
}

const firstOf = sql<Day>`month - date '1970-01-01'`;
const state = sql<string>`concat(count(*), ' ', sum(revision))`;

/** The state of all values of a corporate group by month. One for all of its groups takes half the time. */
async function statesOfAll(
  db: Queries,
  corporateGroupId: string,
  months: readonly Day[],
): Promise<ReadonlyMap<Day, string>> {
  const { rows } = await sql<{ day: Day; state: string }>`
    select ${firstOf} as day, ${state} as state from site_month
    where corporate_group_id = ${corporateGroupId}::uuid
      and month = any(array(select date '1970-01-01' + day from unnest(${formatIntArray(months)}::integer[]) as day))
    group by month`.execute(db);
  return new Map(rows.map((row) => [row.day, row.state]));
}

/** The state of the values of groups, by group name and first day of the month. */
async function statesOfGroups(
  db: Queries,
  corporateGroupId: string,
  groups: ReadonlyMap<string, string>,
  months: readonly Day[],
): Promise<ReadonlyMap<string, string>> {
  const ids = formatTextArray([...groups.keys()]);
  // Besides the join, the sites are named to keep the database from reading the months of all for a few.
  const { rows } = await sql<{ group: string; day: Day; state: string }>`
    select "group", ${firstOf} as day, ${state} as state from site_month
    join unnest(${ids}::uuid[], ${formatTextArray([...groups.values()])}::text[])
      as member (id, "group") on member.id = site_month.site_id
    where corporate_group_id = ${corporateGroupId}::uuid and site_id = any(${ids}::uuid[])
      and month = any(array(select date '1970-01-01' + day from unnest(${formatIntArray(months)}::integer[]) as day))
    group by "group", month`.execute(db);
  return new Map(rows.map((row) => [`${row.group} ${row.day}`, row.state]));
}

/** The first day with a value or an estimate of each site that has any. */
async function firstDays(db: Queries, corporateGroupId: string): Promise<ReadonlyMap<string, Day>> {
  // One text is read faster than thousands of rows.
  const { rows } = await sql<{ days: string | null }>`
    select string_agg(site_id || ' ' || first_day - date '1970-01-01', ',') as days
    from (select site_id, min(first_day) as first_day from (
        select site_id, first_day from site_reach where corporate_group_id = ${corporateGroupId}::uuid
        union all
        select site_id, day from estimated_day where corporate_group_id = ${corporateGroupId}::uuid) as own
      group by site_id) as site`.execute(db);
  const days = rows[0]?.days ?? '';
  if (days === '') return new Map();
  return new Map(
    days.split(',').map((entry) => {
      const space = entry.indexOf(' ');
      return [entry.slice(0, space), Number(entry.slice(space + 1))];
    }),
  );
}

interface Member {
  readonly id: string;
  readonly first: Day;
}

/** Digests of the sites of a group by how many of them, in the order of their first day, have values. */
function digestsOf(key: string, members: readonly Member[]): (month: Day) => string | null {
  const known = new Map<number, string>();
  return (month) => {
    const last = endOfMonth(month);
    let count = 0;
    for (const { first } of members) if (first <= last) count += 1;
    if (count === 0) return null;
    const found = known.get(count);
    if (found !== undefined) return found;
    const ids = members.slice(0, count).map(({ id }) => id);
    const digest = createHash('sha256').update(`${key} ${ids.toSorted().join()}`).digest('base64');
    known.set(count, digest);
    return digest;
  };
}

/**
 * The states of groups of sites in months, without months that have no values. A site that has neither a value nor an estimate
 * until after a month is not part of its digest: a new site leaves older sums as they are.
 *
 * Read before the values, so that sums are never older than the state they are kept under.
 *
 * @param groups - site uuid to the name of its group
 */
export async function readGroupMonths(
  db: Queries,
  corporateGroupId: string,
  groups: ReadonlyMap<string, string>,
  months: readonly Day[],
  asked: AskedSites,
): Promise<GroupMonth[]> {
  const ofAll = asked === 'all' ? await statesOfAll(db, corporateGroupId, months) : null;
  const ofGroups = ofAll === null ? await statesOfGroups(db, corporateGroupId, groups, months) : null;
  // After the states: every site that they know of has a first day then.
  const first = await firstDays(db, corporateGroupId);
  const found: GroupMonth[] = [];
  for (const [group, siteIds] of Map.groupBy(groups.keys(), (id) => groups.get(id) ?? '')) {
    const members = siteIds.flatMap((id): Member[] => {
      const day = first.get(id);
      return day === undefined ? [] : [{ id, first: day }];
    });
    const digestIn = digestsOf(
      `${corporateGroupId} ${asked === 'all' ? 'all' : 'some'}`,
      members.toSorted((left, right) => left.first - right.first),
    );
    for (const month of months) {
      const digest = digestIn(month);
      const current = ofAll?.get(month) ?? ofGroups?.get(`${group} ${month}`);
      if (digest !== null && current !== undefined)
        found.push({ group, siteIds, month, digest, state: current });
    }
  }
  return found;
}
