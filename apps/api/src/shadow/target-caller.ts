import { sql } from 'kysely';
import { shadowableStatuses } from '../authority/shadowing.ts';
import type { Caller } from '../server/caller.ts';
import { loadCaller } from '../identity/load-caller.ts';
import { isPermissionKey } from '../server/contract.ts';
import type { Deps } from '../server/deps.ts';

type TargetDeps = Pick<Deps, 'config' | 'database'>;

/** A user that can be shadowed, with what they may do; undefined when there is none that may sign in. */
export function loadTargetUser(deps: TargetDeps, actor: Caller, id: string): Promise<Caller | undefined> {
  return loadCaller(
    deps,
    sql<boolean>`u.id = ${id} and u.status in (${sql.join(shadowableStatuses)})`,
    actor.sessionId,
  );
}

/**
 * A corporate group as a caller: one who administers it and sees it whole. It has no user of its own, so
 * what is kept per user (favourites) is the actor's.
 */
export async function loadTargetGroup(
  { database: { db } }: TargetDeps,
  actor: Caller,
  id: string,
): Promise<Caller | undefined> {
  const group = await db.selectFrom('corporate_group').select('id').where('id', '=', id).executeTakeFirst();
  if (group === undefined) return undefined;
  const rows = await db
    .selectFrom('role')
    .innerJoin('role_permission', 'role_permission.role_id', 'role.id')
    .select('permission')
    .where('role.kind', '=', 'customer')
    .where('role.name', '=', 'group_administrator')
    .where('role.corporate_group_id', 'is', null)
    .execute();
  return {
    ...actor,
    userType: 'external',
    permissions: new Set(rows.map(({ permission }) => permission).filter(isPermissionKey)),
    corporateGroups: new Map([[id, null]]),
    administers: new Set([id]),
    siteGroupIds: [],
  };
}
