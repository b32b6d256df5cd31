import { shadowableStatuses } from '../authority/shadowing.ts';
import type { Caller } from '../server/caller.ts';
import { readUser } from '../identity/load-caller.ts';
import { withoutFeatures } from '../permissions/feature-permissions.ts';
import { isPermissionKey } from '../server/contract.ts';
import type { Deps } from '../server/deps.ts';
import { answeredInTime } from '../store/answered-in-time.ts';

type TargetDeps = Pick<Deps, 'config' | 'database'>;

/** Loads a user as a shadow target, with permissions; undefined when there is none who may sign in. */
export function loadTargetUser(deps: TargetDeps, actor: Caller, id: string): Promise<Caller | undefined> {
  const { config, database } = deps;
  const reading = readUser(
    database.db,
    id,
    shadowableStatuses,
    actor.sessionId,
    config.brand?.sheet.featuresOff,
  );
  return answeredInTime(reading, config.databaseTimeout);
}

/**
 * Loads a corporate group as a caller: an administrator who sees all of it. It has no user of its own, so per-user data
 * (favourites) is the actor's.
 */
export async function loadTargetGroup(
  { config, database: { db } }: TargetDeps,
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
  const held = new Set(rows.map(({ permission }) => permission).filter(isPermissionKey));
  return {
    ...actor,
    userType: 'external',
    permissions: withoutFeatures(held, config.brand?.sheet.featuresOff ?? []),
    held,
    corporateGroups: new Map([[id, null]]),
    administers: new Set([id]),
    siteGroupIds: [],
  };
}
