import { sql, type InferResult } from 'kysely';
import type { MissingValueGridOwner, MissingValuePage, operations } from '@vinrod/api-client/contract';
import { formatDay } from '@vinrod/locale/day';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';
import { readPage, type ListOrder } from '../../server/list-query.ts';
import { askedMissingValues, askedSites, missingOfEveryGridOwner } from './asked-missing-values.ts';
import { countSuppliedSites, examinedDays } from './supplied-sites.ts';

type Query = NonNullable<operations['listMissingValues']['parameters']['query']>;

type Row = InferResult<ReturnType<typeof askedMissingValues>>[number];

/** Grid owners that sums are told of: more than there are in Sweden. */
const mostGridOwners = 200;

const siteName = sql`site.name collate sv`;

/** The order of what is missing: the oldest first. */
const missingValueOrder: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    since: [sql.ref('missing.since')],
    day_count: [sql.ref('missing.day_count')],
    site: [siteName],
    corporate_group: [sql.ref('corporate_group.name')],
    grid_owner: [sql`site.grid_owner collate sv`],
  },
  fallback: 'since',
  unique: [sql.ref('corporate_group.name'), siteName, sql.ref('site.id')],
};

function toMissingValue(row: Row): MissingValuePage['results'][number] {
  return {
    site: { uuid: row.id, name: row.name, site_id: row.site_number },
    company: { uuid: row.company_id, name: row.company_name },
    corporate_group: { uuid: row.corporate_group_id, name: row.corporate_group_name },
    grid_owner: row.grid_owner,
    grid_area_code: row.grid_area_code,
    metering_interval: row.metering_interval === 'quarter' ? 'quarter' : 'hour',
    since: row.since,
    last_day: row.last_day,
    day_count: row.day_count,
  };
}

async function sumsByGridOwner(
  deps: Deps,
  rows: ReturnType<typeof missingOfEveryGridOwner>,
): Promise<MissingValueGridOwner[]> {
  const found = await sql<MissingValueGridOwner>`
    select nullif(found.grid_owner, '') as grid_owner, count(*)::integer as site_count,
      count(distinct found.corporate_group_id)::integer as corporate_group_count,
      min(found.since) as since, sum(found.day_count)::integer as day_count
    from ${rows} as found group by nullif(found.grid_owner, '')
    order by site_count desc, since, grid_owner limit ${mostGridOwners}`.execute(deps.database.db);
  return found.rows;
}

/**
 * The sites that lack values, and sums by grid owner.
 *
 * @throws ApiError 404 when the caller may not see the corporate group that is asked for.
 */
export async function listMissingValues(
  deps: Deps,
  caller: Caller,
  query: Query,
  url: URL,
): Promise<MissingValuePage> {
  const { db } = deps.database;
  const examined = await askedSites(deps, caller, query);
  const { first, last } = examinedDays(examined.today);
  const page = await readPage(db, askedMissingValues(deps, examined, query), query, missingValueOrder, url);
  return {
    ...page,
    results: page.results.map(toMissingValue),
    grid_owners: await sumsByGridOwner(deps, missingOfEveryGridOwner(deps, examined, query)),
    supplied_site_count: await countSuppliedSites(db, examined),
    first_day: formatDay(first),
    last_day: formatDay(last),
  };
}
