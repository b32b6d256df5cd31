import type { PermissionMap, Profile } from '@vinrod/api-client/contract';
import { formatInstant } from '../energy/calendar/stockholm.ts';
import { unauthorized } from '../server/api-error.ts';
import { allPermissionKeys } from '../server/contract.ts';
import type { Deps } from '../server/deps.ts';
import { operation, type Operation } from '../server/operation.ts';
import type { Caller } from './caller.ts';
import { fullName } from './users.ts';

function isPermissionMap(map: Readonly<Record<string, boolean>>): map is PermissionMap {
  return allPermissionKeys.every((key) => key in map);
}

/** Every permission key and whether the caller holds it. */
function permissionMap(caller: Caller): PermissionMap {
  const map = Object.fromEntries(allPermissionKeys.map((key) => [key, caller.permissions.has(key)]));
  if (!isPermissionMap(map)) throw new Error('A permission key is missing.');
  return map;
}

async function getProfile(deps: Deps, caller: Caller): Promise<Profile> {
  const { db } = deps.database;
  const user = await db
    .selectFrom('app_user')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'phone_number',
      'title',
      'user_type',
      'language',
      'default_corporate_group_id',
      'previous_login_at',
    ])
    .where('id', '=', caller.userId)
    .executeTakeFirst();
  if (user === undefined) throw unauthorized();
  const roles = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['role.id', 'role.display_name'])
    .where('user_role.user_id', '=', caller.userId)
    .orderBy('role.display_name')
    .execute();
  const ids = [...caller.corporateGroups.keys()];
  const groups =
    ids.length === 0
      ? []
      : await db
          .selectFrom('corporate_group')
          .select(['id as uuid', 'name'])
          .where('id', 'in', ids)
          .orderBy('name')
          .execute();
  const preferred = groups.find(({ uuid }) => uuid === user.default_corporate_group_id) ?? groups[0];
  return {
    uuid: user.id,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: fullName(user),
    phone_number: user.phone_number,
    title: user.title,
    user_type: user.user_type,
    language: user.language,
    roles,
    corporate_groups: groups,
    default_corporate_group: preferred?.uuid ?? null,
    last_login: user.previous_login_at === null ? null : formatInstant(user.previous_login_at.getTime()),
    permissions: permissionMap(caller),
    shadow: null,
  };
}

/** The signed-in user. */
export const profileOperations: readonly Operation[] = [
  operation('getProfile', ({ deps, caller }) => getProfile(deps, caller)),
];
