import { sql, type Kysely } from 'kysely';

const address = (name: string): string[] => [
  `alter table company add column ${name}_street text`,
  `alter table company add column ${name}_postal_code text`,
  `alter table company add column ${name}_city text`,
  `alter table company add column ${name}_country text`,
];

const corporateGroup = [
  `alter table corporate_group add column main_contact_id uuid references app_user (id) on delete set null`,
  `create table corporate_group_favorite (
    corporate_group_id uuid not null references corporate_group (id) on delete cascade,
    user_id uuid not null references app_user (id) on delete cascade,
    created_at timestamptz not null,
    primary key (corporate_group_id, user_id)
  )`,
];

const company = [
  ...address('invoice'),
  ...address('visiting'),
  `alter table company add column invoice_email text`,
  `alter table company add column invoice_reference text`,
  `alter table company add column invoice_delivery text not null default 'pdf_email'
    check (invoice_delivery in ('pdf_email', 'e_invoice', 'paper', 'autogiro'))`,
  `alter table company add column peppol_id text`,
  `create index company_by_id on company (id)`,
  `create table company_favorite (
    corporate_group_id uuid not null,
    user_id uuid not null references app_user (id) on delete cascade,
    company_id uuid not null,
    created_at timestamptz not null,
    primary key (corporate_group_id, user_id, company_id),
    foreign key (corporate_group_id, company_id) references company (corporate_group_id, id) on delete cascade
  )`,
];

const siteGroup = [
  `create table site_group (
    corporate_group_id uuid not null references corporate_group (id) on delete cascade,
    id uuid not null,
    name text collate sv not null check (length(name) between 1 and 100),
    description text collate sv not null default '' check (length(description) <= 500),
    visibility text not null default 'private' check (visibility in ('private', 'corporate_group')),
    created_by uuid references app_user (id) on delete set null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (corporate_group_id, id)
  )`,
  `create index site_group_by_id on site_group (id)`,
  `create table site_group_site (
    corporate_group_id uuid not null,
    site_group_id uuid not null,
    site_id uuid not null,
    primary key (corporate_group_id, site_group_id, site_id),
    foreign key (corporate_group_id, site_group_id) references site_group (corporate_group_id, id) on delete cascade,
    foreign key (corporate_group_id, site_id) references site (corporate_group_id, id) on delete cascade
  )`,
  `create index site_group_site_by_site on site_group_site (corporate_group_id, site_id)`,
  `create table site_group_favorite (
    corporate_group_id uuid not null,
    user_id uuid not null references app_user (id) on delete cascade,
    site_group_id uuid not null,
    created_at timestamptz not null,
    primary key (corporate_group_id, user_id, site_group_id),
    foreign key (corporate_group_id, site_group_id) references site_group (corporate_group_id, id) on delete cascade
  )`,
];

const contact = [
  `create table contact (
    id uuid primary key,
    corporate_group_id uuid references corporate_group (id) on delete cascade,
    full_name text collate sv not null,
    title text collate sv,
    role text not null check (role in
      ('account_manager', 'portfolio_manager', 'customer_service', 'invoice', 'outage')),
    phone_number text,
    email text,
    image_url text,
    image_alt text,
    opening_hours text,
    product text check (product ~ '^[a-z0-9-]{1,60}$'),
    sort_order integer not null default 0 check (sort_order >= 0),
    check (image_url is null or image_alt <> '')
  )`,
  `create index contact_by_corporate_group on contact (corporate_group_id)`,
];

/** How companies are invoiced, main contacts, favourites, site groups and contacts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...corporateGroup, ...company, ...siteGroup, ...contact])
    await sql.raw(statement).execute(database);
}
