import { sql, type Kysely } from 'kysely';
import { createSwedishCollation } from '../swedish-collation.ts';

const organisation = [
  `create table corporate_group (
    id uuid primary key,
    name text collate sv not null,
    organization_number text not null,
    status text not null default 'active' check (status in ('active', 'inactive')),
    account_manager_id uuid,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create table company (
    corporate_group_id uuid not null references corporate_group (id) on delete cascade,
    id uuid not null,
    customer_id text not null,
    name text collate sv not null,
    organization_number text not null,
    environmental_choice text not null default 'residual_mix' check (environmental_choice in
      ('residual_mix', 'renewable', 'hydro', 'wind', 'solar', 'nuclear', 'bra_miljoval')),
    contract_name text,
    contract_type text check (contract_type in ('spot', 'fixed', 'portfolio', 'default')),
    contract_start_date date,
    contract_end_date date,
    contract_notice_months integer,
    status text not null default 'active' check (status in ('active', 'inactive')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (corporate_group_id, id),
    unique (corporate_group_id, customer_id)
  )`,
  `create table site (
    corporate_group_id uuid not null,
    id uuid not null,
    company_id uuid not null,
    site_id text not null check (length(site_id) between 1 and 40),
    name text collate sv not null,
    building_name text collate sv,
    manager text collate sv,
    street text,
    postal_code text,
    city text,
    site_type text not null default 'consumption' check (site_type in ('consumption', 'production')),
    building_type text,
    grid_owner text,
    grid_area_code text,
    price_area text check (price_area in ('SE1', 'SE2', 'SE3', 'SE4')),
    meter_number text,
    fuse_size_a integer,
    subscribed_power_kw numeric(12, 3),
    voltage_level text check (voltage_level in ('low', 'high')),
    subscription_type text check (subscription_type in ('fuse', 'power')),
    grid_tariff text,
    metering_interval text not null default 'hour' check (metering_interval in ('quarter', 'hour', 'month')),
    energy_tax_class text not null default 'normal' check (energy_tax_class in ('normal', 'reduced', 'exempt')),
    heated_area_m2 numeric(12, 1),
    supply_start date,
    supply_end date,
    status text not null default 'active' check (status in ('active', 'upcoming', 'ended')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (corporate_group_id, id),
    unique (corporate_group_id, site_id),
    foreign key (corporate_group_id, company_id) references company (corporate_group_id, id) on delete cascade
  )`,
  `create index site_by_id on site (id)`,
  `create index site_by_company on site (corporate_group_id, company_id)`,
];

const identity = [
  `create table app_user (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    password_hash text,
    first_name text collate sv not null,
    last_name text collate sv not null,
    phone_number text,
    title text,
    user_type text not null check (user_type in ('internal', 'external')),
    language text not null default 'sv' check (language in ('sv', 'en')),
    status text not null default 'active' check (status in ('invited', 'active', 'locked', 'inactive')),
    default_corporate_group_id uuid references corporate_group (id) on delete set null,
    last_login_at timestamptz,
    previous_login_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `alter table corporate_group add foreign key (account_manager_id) references app_user (id) on delete set null`,
  `create table user_corporate_group (
    corporate_group_id uuid not null references corporate_group (id) on delete cascade,
    user_id uuid not null references app_user (id) on delete cascade,
    is_admin boolean not null default false,
    primary key (corporate_group_id, user_id)
  )`,
  `create index user_corporate_group_by_user on user_corporate_group (user_id)`,
  `create table user_company_scope (
    corporate_group_id uuid not null,
    user_id uuid not null,
    company_id uuid not null,
    primary key (corporate_group_id, user_id, company_id),
    foreign key (corporate_group_id, user_id)
      references user_corporate_group (corporate_group_id, user_id) on delete cascade,
    foreign key (corporate_group_id, company_id) references company (corporate_group_id, id) on delete cascade
  )`,
  `create index user_company_scope_by_user on user_company_scope (user_id)`,
  `create table site_favorite (
    corporate_group_id uuid not null,
    user_id uuid not null references app_user (id) on delete cascade,
    site_id uuid not null,
    created_at timestamptz not null default now(),
    primary key (corporate_group_id, user_id, site_id),
    foreign key (corporate_group_id, site_id) references site (corporate_group_id, id) on delete cascade
  )`,
  `create table role (
    id integer generated by default as identity primary key,
    name text not null,
    display_name text collate sv not null,
    description text not null,
    kind text not null check (kind in ('internal', 'customer')),
    corporate_group_id uuid references corporate_group (id) on delete cascade,
    is_system boolean not null default false,
    updated_at timestamptz not null default now()
  )`,
  `create unique index role_by_name on role (kind, name) where corporate_group_id is null`,
  `create unique index role_by_tenant_and_name on role (corporate_group_id, name)
    where corporate_group_id is not null`,
  `create table role_permission (
    role_id integer not null references role (id) on delete cascade,
    permission text not null,
    primary key (role_id, permission)
  )`,
  `create table user_role (
    user_id uuid not null references app_user (id) on delete cascade,
    role_id integer not null references role (id) on delete cascade,
    primary key (user_id, role_id)
  )`,
];

const session = [
  `create table login_challenge (
    id uuid primary key,
    token_hash text not null unique,
    user_id uuid not null references app_user (id) on delete cascade,
    code_hash text not null,
    code_sent_at timestamptz not null,
    code_expires_at timestamptz not null,
    attempts integer not null default 0,
    resends integer not null default 0,
    consumed_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index login_challenge_by_expiry on login_challenge (expires_at)`,
  `create table session (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoke_reason text check (revoke_reason in ('logout', 'reuse', 'password', 'disabled'))
  )`,
  `create index session_by_user on session (user_id)`,
  `create index session_by_expiry on session (expires_at)`,
  `create table refresh_token (
    token_hash text primary key,
    session_id uuid not null references session (id) on delete cascade,
    parent_hash text unique,
    child_nonce text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    rotated_at timestamptz
  )`,
  `create index refresh_token_by_session on refresh_token (session_id)`,
  `create table password_link (
    token_hash text primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index password_link_by_user on password_link (user_id)`,
  `create table rate_limit (key text primary key, whole_at timestamptz not null)`,
  `create index rate_limit_by_time on rate_limit (whole_at)`,
  `create table mail (
    id bigint generated by default as identity primary key,
    to_address text not null,
    subject text not null,
    text text not null,
    html text not null,
    created_at timestamptz not null
  )`,
  `create table app_secret (name text primary key, value text not null)`,
];

const news = [
  `create table news (
    id uuid primary key,
    title text collate sv not null check (length(title) <= 120),
    preamble text collate sv not null check (length(preamble) <= 300),
    body text collate sv not null,
    status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
    audience text not null default 'all' check (audience in ('all', 'internal', 'customers', 'corporate_groups')),
    is_pinned boolean not null default false,
    publish_at timestamptz,
    unpublish_at timestamptz,
    author_id uuid references app_user (id) on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index news_by_publication on news (publish_at desc, id)`,
  `create table news_corporate_group (
    news_id uuid not null references news (id) on delete cascade,
    corporate_group_id uuid not null references corporate_group (id) on delete cascade,
    primary key (news_id, corporate_group_id)
  )`,
  `create table news_image (
    news_id uuid primary key references news (id) on delete cascade,
    id uuid not null unique,
    alt_text text not null check (alt_text <> ''),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/svg+xml', 'image/webp')),
    bytes bytea not null
  )`,
  `create table news_attachment (
    id integer generated by default as identity primary key,
    key uuid not null unique,
    news_id uuid not null references news (id) on delete cascade,
    file_name text not null,
    content_type text not null,
    bytes bytea not null
  )`,
  `create index news_attachment_by_news on news_attachment (news_id)`,
  `create table news_read (
    news_id uuid not null references news (id) on delete cascade,
    user_id uuid not null references app_user (id) on delete cascade,
    read_at timestamptz not null,
    primary key (news_id, user_id)
  )`,
];

/** Tables of users, corporate groups, companies, sites, sessions and news, and the Swedish order of names. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createSwedishCollation(database);
  for (const statement of [...organisation, ...identity, ...session, ...news])
    await sql.raw(statement).execute(database);
}
