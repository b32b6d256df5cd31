import type { PermissionMap, Profile, ProfileChange } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import { refusedFields, unauthorized } from '../server/api-error.ts';
import { allPermissionKeys } from '../server/contract.ts';
import type { Deps } from '../server/deps.ts';
import { operation, type Operation } from '../server/operation.ts';
import type { Caller, ShadowView } from '../server/caller.ts';
import { preparedStatement } from '../store/prepared-statement.ts';
import { personNameProblem } from './person-name.ts';
import { identityTexts } from './texts.ts';
import { fullName } from './users.ts';

function isPermissionMap(map: Readonly<Record<string, boolean>>): map is PermissionMap {
  return allPermissionKeys.every((key) => key in map);
}

/** Every permission key with whether the caller has it. */
function permissionMap(caller: Caller): PermissionMap {
  const map = Object.fromEntries(allPermissionKeys.map((key) => [key, caller.permissions.has(key)]));
  if (!isPermissionMap(map)) throw new Error('A permission key is missing.');
  return map;
}

interface ProfileRow {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string | null;
  readonly title: string | null;
  readonly user_type: Profile['user_type'];
  readonly language: Profile['language'];
  readonly default_corporate_group_id: string | null;
  readonly previous_login_at: Date | null;
  readonly roles: Profile['roles'];
  readonly corporate_groups: Profile['corporate_groups'];
}

// A query in place of the list alone: a plan for a list of known length looks better, and would be made for every call.
const readProfile = preparedStatement<ProfileRow>(
  'profile',
  `select email, first_name, last_name, phone_number, title, user_type, language, default_corporate_group_id,
    previous_login_at,
    coalesce((select json_agg(json_build_object('id', role.id, 'display_name', role.display_name)
        order by role.display_name)
      from user_role join role on role.id = user_role.role_id where user_role.user_id = app_user.id), '[]') as roles,
    coalesce((select json_agg(json_build_object('uuid', corporate_group.id, 'name', corporate_group.name)
        order by corporate_group.name)
      from corporate_group where corporate_group.id = any(array(select unnest($2::uuid[])))), '[]') as corporate_groups
  from app_user where id = $1::uuid`,
);

function shadowOf({ shadow }: Caller): Profile['shadow'] {
  return shadow === null
    ? null
    : {
        kind: shadow.kind,
        target_name: shadow.targetName,
        started_at: formatInstant(shadow.startedAt.getTime()),
        expires_at: formatInstant(shadow.expiresAt.getTime()),
        actor_full_name: shadow.actorName,
      };
}

async function getProfile(deps: Deps, caller: Caller): Promise<Profile> {
  const [user] = await readProfile(deps.database.db, [caller.userId, [...caller.corporateGroups.keys()]]);
  if (user === undefined) throw unauthorized();
  const groups = user.corporate_groups;
  const preferred = groups.find(({ uuid }) => uuid === user.default_corporate_group_id) ?? groups[0];
  const own: Profile = {
    uuid: caller.userId,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: fullName(user),
    phone_number: user.phone_number,
    title: user.title,
    user_type: user.user_type,
    language: user.language,
    roles: user.roles,
    corporate_groups: groups,
    default_corporate_group: preferred?.uuid ?? null,
    last_login: user.previous_login_at === null ? null : formatInstant(user.previous_login_at.getTime()),
    permissions: permissionMap(caller),
    shadow: shadowOf(caller),
  };
  return caller.shadow?.kind === 'group' ? groupProfile(own, caller.shadow) : own;
}

/**
 * The profile in shadow mode of a corporate group: a group is no person, so its name is shown with the viewer's own
 * address.
 */
function groupProfile(own: Profile, { targetId, targetName }: ShadowView): Profile {
  return {
    ...own,
    uuid: targetId,
    first_name: targetName,
    last_name: '',
    full_name: targetName,
    phone_number: null,
    title: null,
    user_type: 'external',
    roles: [],
    last_login: null,
  };
}

/** @throws ApiError 422 when a name is empty. */
function requireName(field: 'first_name' | 'last_name', name: string | undefined): void {
  if (name?.trim() === '') throw refusedFields([{ field, texts: [identityTexts.nameEmpty] }]);
}

/** @throws ApiError 422 when a name or the title holds more than plain text. */
function requirePlainNames({ first_name, last_name, title }: ProfileChange): void {
  for (const [field, text] of Object.entries({ first_name, last_name, title })) {
    const problem = personNameProblem(text ?? '');
    if (problem !== null) throw refusedFields([{ field, texts: [problem] }]);
  }
}

/**
 * Changes the fields users may edit about themselves.
 *
 * @throws ApiError 422 when a name is empty, or a name or the title holds more than plain text.
 */
async function updateProfile(deps: Deps, caller: Caller, change: ProfileChange): Promise<Profile> {
  const { first_name, last_name, phone_number, title, language } = change;
  requireName('first_name', first_name);
  requireName('last_name', last_name);
  requirePlainNames(change);
  await deps.database.transaction((trx) =>
    trx
      .updateTable('app_user')
      .set({
        updated_at: deps.clock.now(),
        ...(first_name === undefined ? {} : { first_name: first_name.trim() }),
        ...(last_name === undefined ? {} : { last_name: last_name.trim() }),
        ...(phone_number === undefined ? {} : { phone_number }),
        ...(title === undefined ? {} : { title: title?.trim() || null }),
        ...(language === undefined ? {} : { language }),
      })
      .where('id', '=', caller.userId)
      .execute(),
  );
  return getProfile(deps, caller);
}

/** The signed-in user. */
export const profileOperations: readonly Operation[] = [
  operation('getProfile', ({ deps, caller }) => getProfile(deps, caller)),
  operation('updateProfile', ({ deps, caller, body }) => updateProfile(deps, caller, body)),
];
