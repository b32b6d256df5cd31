import { sql } from 'kysely';
import type { operations, WorkItem, WorkItemGroup, WorkItemList } from '@vinrod/api-client/contract';
import { localDayOf } from '@vinrod/locale/clock';
import { formatDay } from '@vinrod/locale/day';
import { isOpenTo } from '../authority/open-operations.ts';
import { forbidden } from '../server/api-error.ts';
import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import { readWorkFigures } from './work-figures.ts';
import type { WorkAsked, WorkKind } from './work-kind.ts';
import { workKinds } from './work-kinds.ts';

type Query = NonNullable<operations['listWorkItems']['parameters']['query']>;

/** Default items per kind. */
const defaultLimit = 5;

interface ItemRow {
  readonly id: string;
  readonly name: string | null;
  readonly detail: string | null;
  readonly day: string | null;
  readonly since: string | null;
  readonly corporate_group_id: string | null;
  readonly corporate_group_name: string | null;
  readonly company_id: string | null;
  readonly sites: string[];
  readonly part_count: number | null;
  readonly amount: number | null;
}

function toItem(row: ItemRow): WorkItem {
  const { corporate_group_id: groupId, corporate_group_name: groupName } = row;
  return {
    id: row.id,
    name: row.name ?? groupName ?? '',
    detail: row.detail,
    day: row.day ?? (row.since === null ? null : formatDay(localDayOf(Date.parse(row.since)))),
    corporate_group: groupId === null || groupName === null ? null : { uuid: groupId, name: groupName },
    company: row.company_id,
    sites: row.sites,
    part_count: row.part_count,
    amount_sek: row.amount,
  };
}

/** Counts the items of a kind and reads the first of them, in one statement. */
async function readKind(
  asked: WorkAsked,
  kind: WorkKind,
  { isOwn, limit }: { readonly isOwn: boolean; readonly limit: number },
): Promise<{ readonly group: WorkItemGroup; readonly parts: number }> {
  const [shown, source, details] = [kind.shown(asked), kind.source?.(asked), kind.details?.(asked)];
  const own = sql`(item.corporate_group_id is null
    or corporate_group.account_manager_id = ${asked.caller.userId}::uuid)`;
  const items = sql`waiting as item left join corporate_group on corporate_group.id = item.corporate_group_id`;
  const { rows } = await sql<{ count: number; own_count: number; parts: number; items: ItemRow[] }>`
    with ${source === undefined ? sql`` : sql`${source},`} waiting as materialized (${kind.rows(asked)}),
    first_ones as materialized (
      select item.*, corporate_group.name as corporate_group_name from ${items}
      ${isOwn ? sql`where ${own}` : sql``}
      order by ${kind.order ?? sql`item.day, item.since`}, item.id limit ${limit})${details === undefined ? sql`` : sql`, ${details}`}
    select count(*) as count, count(*) filter (where ${own}) as own_count,
      coalesce(sum(item.part_count), 0) as parts,
      (select coalesce(json_agg(json_build_object(
          'id', item.id, 'corporate_group_id', item.corporate_group_id,
          'corporate_group_name', item.corporate_group_name, 'company_id', item.company_id,
          'part_count', item.part_count, 'amount', item.amount, 'since', item.since,
          'day', ${shown.day ?? sql`item.day`}, 'name', ${shown.name ?? sql`null::text`},
          'detail', ${shown.detail ?? sql`null::text`}, 'sites', ${shown.sites ?? sql`'[]'::json`})
        order by ${kind.order ?? sql`item.day, item.since`}, item.id), '[]') from first_ones as item) as items
    from ${items}`.execute(asked.deps.database.db);
  const [row] = rows;
  return {
    group: {
      kind: kind.kind,
      count: row?.count ?? 0,
      own_count: row?.own_count ?? 0,
      items: (row?.items ?? []).map(toItem),
    },
    parts: row?.parts ?? 0,
  };
}

async function managesAny({ deps, caller }: WorkAsked): Promise<boolean> {
  const found = await deps.database.db
    .selectFrom('corporate_group')
    .select('id')
    .where('account_manager_id', '=', caller.userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * What waits for the caller: the kinds of work that they may do, with counts and the first items. Figures come
 * with every kind only.
 *
 * @throws ApiError 403 for customers, whatever their roles hold.
 */
export async function listWorkItems(deps: Deps, caller: Caller, query: Query): Promise<WorkItemList> {
  if (caller.userType !== 'internal') throw forbidden();
  const now = deps.clock.now();
  const asked = { deps, caller, now, today: localDayOf(now.getTime()) };
  const managesCorporateGroups = await managesAny(asked);
  const range = { isOwn: query.own ?? managesCorporateGroups, limit: query.per_kind ?? defaultLimit };
  const kinds = workKinds.filter(
    ({ kind, doneBy }) =>
      (query.kind?.includes(kind) ?? true) && doneBy.some((operation) => isOpenTo(caller, operation)),
  );
  const groups: WorkItemGroup[] = [];
  let missingSites = 0;
  for (const kind of kinds) {
    const { group, parts } = await readKind(asked, kind, range);
    groups.push(group);
    if (group.kind === 'missing_values') missingSites = parts;
  }
  return {
    manages_corporate_groups: managesCorporateGroups,
    is_own: range.isOwn,
    kinds: groups,
    figures: query.kind === undefined ? await readWorkFigures(asked, missingSites) : null,
  };
}
