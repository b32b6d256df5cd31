import { sql, type RawBuilder } from 'kysely';
import type { RoleReference, UserStatus } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import { fullName } from '../identity/users.ts';
import type { ListOrder } from '../server/list-query.ts';

/** Columns common to every kind of user. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string | null;
  readonly title: string | null;
  readonly status: UserStatus;
  readonly last_login_at: Date | null;
  readonly invited_at: Date | null;
  readonly created_at: Date;
  readonly has_password: boolean;
  readonly roles: RoleReference[];
  /** Permissions of the roles. */
  readonly permissions: readonly string[];
}

/** Whether `app_user` has set a password. */
export const hasPassword: RawBuilder<boolean> = sql`app_user.password_hash is not null`;

/** The columns of {@link UserRow} except the password, the roles and their permissions. */
export const userColumns = [
  'app_user.id',
  'app_user.email',
  'app_user.first_name',
  'app_user.last_name',
  'app_user.phone_number',
  'app_user.title',
  'app_user.status',
  'app_user.last_login_at',
  'app_user.invited_at',
  'app_user.created_at',
] as const;

/** The roles of `app_user`, ordered by name. */
export const rolesOfUser: RawBuilder<RoleReference[]> = sql`coalesce((
  select json_agg(json_build_object('id', role.id, 'display_name', role.display_name)
    order by role.display_name, role.id)
  from user_role held join role on role.id = held.role_id where held.user_id = app_user.id), '[]')`;

/** The permissions of the roles of `app_user`. */
export const permissionsOfUser: RawBuilder<readonly string[]> = sql`coalesce((
  select json_agg(distinct granted.permission) from user_role held
  join role_permission granted on granted.role_id = held.role_id where held.user_id = app_user.id), '[]')`;

/** Sort orders of users. */
export type UserOrdering =
  | 'full_name'
  | '-full_name'
  | 'email'
  | '-email'
  | 'status'
  | '-status'
  | 'last_login'
  | '-last_login'
  | 'created_at'
  | '-created_at';

/** Sort order of lists of users. */
export const userOrder: ListOrder<UserOrdering> = {
  keys: {
    full_name: [sql`app_user.first_name || ' ' || app_user.last_name`],
    email: [sql`app_user.email collate sv`],
    status: [sql.ref('app_user.status')],
    last_login: [sql.ref('app_user.last_login_at')],
    created_at: [sql.ref('app_user.created_at')],
  },
  fallback: 'full_name',
  unique: [sql.ref('app_user.id')],
};

/** Sort order of lists over several corporate groups, where one person may be listed once for each. */
export const everyUserOrder: ListOrder<UserOrdering> = {
  ...userOrder,
  unique: [...userOrder.unique, sql.ref('corporate_group.id')],
};

/** Columns that a search among users covers. */
export const searchedColumns = [
  sql.ref('app_user.first_name'),
  sql.ref('app_user.last_name'),
  sql.ref('app_user.email'),
  sql.ref('app_user.phone_number'),
  sql.ref('app_user.title'),
];

function instantOrNull(instant: Date | null): string | null {
  return instant === null ? null : formatInstant(instant.getTime());
}

/** The fields of a user common to staff and customers. */
export function commonUser(row: UserRow) {
  return {
    uuid: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: fullName(row),
    phone_number: row.phone_number,
    title: row.title,
    roles: row.roles,
    status: row.status,
    last_login: instantOrNull(row.last_login_at),
    invited_at: instantOrNull(row.invited_at),
    created_at: formatInstant(row.created_at.getTime()),
    has_password: row.has_password,
  };
}
