import { sql, type Kysely } from 'kysely';

const users = [
  `alter table app_user add column department text collate sv`,
  `alter table app_user add column employee_id text`,
  `alter table app_user add column invited_at timestamptz`,
  `create index user_role_by_role on user_role (role_id)`,
];

/** A limited view stays limited when the last company or group that it consists of goes. */
const scope = [
  `alter table user_corporate_group add column is_limited boolean not null default false`,
  `update user_corporate_group set is_limited = true where exists (select from user_company_scope
    where user_company_scope.corporate_group_id = user_corporate_group.corporate_group_id
      and user_company_scope.user_id = user_corporate_group.user_id)`,
  `create table user_site_group_scope (
    corporate_group_id uuid not null,
    user_id uuid not null,
    site_group_id uuid not null,
    primary key (corporate_group_id, user_id, site_group_id),
    foreign key (corporate_group_id, user_id)
      references user_corporate_group (corporate_group_id, user_id) on delete cascade,
    foreign key (corporate_group_id, site_group_id) references site_group (corporate_group_id, id) on delete cascade
  )`,
  `create index user_site_group_scope_by_user on user_site_group_scope (user_id)`,
  `create table administrator_site_group (
    corporate_group_id uuid not null,
    site_group_id uuid not null,
    user_id uuid not null references app_user (id) on delete cascade,
    primary key (corporate_group_id, site_group_id, user_id),
    foreign key (corporate_group_id, site_group_id) references site_group (corporate_group_id, id) on delete cascade
  )`,
  `create index administrator_site_group_by_user on administrator_site_group (user_id)`,
];

const signIn = [
  `alter table password_link add column kind text not null default 'reset' check (kind in ('reset', 'invitation'))`,
  `create table authenticator (
    user_id uuid primary key references app_user (id) on delete cascade,
    secret text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  )`,
  `alter table login_challenge add column channel text not null default 'email' check (channel in ('email', 'totp'))`,
];

/** Details of users, views limited to site groups, invitations, and authenticator apps. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...users, ...scope, ...signIn]) await sql.raw(statement).execute(database);
}
