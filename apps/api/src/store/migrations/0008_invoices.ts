import { sql, type Kysely } from 'kysely';

const statements = [
  `create table invoice (
    corporate_group_id uuid not null,
    id uuid not null,
    serial integer not null check (serial > 0),
    company_id uuid not null,
    invoice_number text not null check (invoice_number ~ '^[0-9]{1,23}$'),
    ocr_number text not null check (ocr_number ~ '^[0-9]{2,25}$'),
    type text not null check (type in ('invoice', 'credit_note', 'final_invoice', 'self_billing')),
    invoice_date date not null,
    due_date date not null check (due_date >= invoice_date),
    period_start date not null,
    period_end date not null check (period_end >= period_start),
    consumption_wh bigint not null,
    site_count integer not null check (site_count >= 0),
    net_ore bigint not null,
    vat_ore bigint not null,
    vat_rate_percent numeric(5, 2) not null check (vat_rate_percent between 0 and 100),
    rounding_ore smallint not null check (rounding_ore between -50 and 50),
    total_ore bigint not null,
    bankgiro text not null check (bankgiro ~ '^[0-9]{3,4}-[0-9]{4}$'),
    delivery text not null check (delivery in ('pdf_email', 'e_invoice', 'paper', 'autogiro')),
    reference text collate sv,
    credits_invoice_id uuid,
    reminded_on date,
    in_collection_on date,
    cancelled_on date,
    written_off_on date,
    status_updated_at timestamptz not null,
    primary key (corporate_group_id, id),
    unique (corporate_group_id, serial),
    unique (corporate_group_id, invoice_number),
    foreign key (corporate_group_id, company_id) references company (corporate_group_id, id),
    foreign key (corporate_group_id, credits_invoice_id) references invoice (corporate_group_id, id),
    check (total_ore = net_ore + vat_ore + rounding_ore),
    check ((type = 'credit_note') = (credits_invoice_id is not null))
  )`,
  `create index invoice_by_id on invoice (id)`,
  `create index invoice_by_date on invoice (corporate_group_id, invoice_date)`,
  `create index invoice_by_company on invoice (corporate_group_id, company_id)`,
  `create index invoice_by_credited on invoice (corporate_group_id, credits_invoice_id)`,
  `create table invoice_line (
    corporate_group_id uuid not null,
    invoice_id uuid not null,
    position integer not null check (position > 0),
    site_id uuid not null,
    site_number text not null,
    site_name text not null,
    period_start date not null,
    period_end date not null check (period_end >= period_start),
    code text not null,
    description text not null,
    category text not null check (category in
      ('energy', 'surcharge', 'environment', 'fixed_fee', 'hedge', 'grid', 'tax', 'other')),
    quantity_thousandths bigint not null,
    unit text not null check (unit in ('kWh', 'kW', 'month', 'st')),
    unit_price_ten_thousandths bigint not null,
    price_unit text not null check (price_unit in
      ('ore_per_kwh', 'sek_per_month', 'sek_per_kw', 'sek_per_unit')),
    price_basis text not null check (price_basis in
      ('area_mean', 'profile', 'surcharge', 'price_list', 'agreement')),
    price_area text check (price_area in ('SE1', 'SE2', 'SE3', 'SE4')),
    amount_ore bigint not null,
    primary key (corporate_group_id, invoice_id, position),
    foreign key (corporate_group_id, invoice_id) references invoice (corporate_group_id, id),
    check ((price_area is not null) = (price_basis in ('area_mean', 'profile')))
  )`,
  `create table invoice_payment (
    corporate_group_id uuid not null,
    invoice_id uuid not null,
    position integer not null check (position > 0),
    paid_on date not null,
    amount_ore bigint not null check (amount_ore <> 0),
    primary key (corporate_group_id, invoice_id, position),
    foreign key (corporate_group_id, invoice_id) references invoice (corporate_group_id, id)
  )`,
];

/**
 * Invoices with their lines and payments. Amounts are whole öre; lines keep the name of their site as it was, because
 * an invoice does not change (bokföringslagen 5 kap. 5 §), and have no key to it, so that it outlives the site.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
