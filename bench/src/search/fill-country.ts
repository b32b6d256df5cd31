import { sql } from 'kysely';

import type { Database } from '../../../apps/api/src/store/index.ts';

/** Number of rows of each kind. */
export const size = {
  corporateGroups: 10_000,
  companies: 30_000,
  sites: 100_000,
  users: 30_000,
  invoices: 360_000,
  certificates: 30_000,
};

const letters = [
  'Norrviken',
  'Björkhaga',
  'Kallvik',
  'Roslagen',
  'Salabygden',
  'Ängsö',
  'Hammarlund',
  'Dalkarlså',
];
const words = sql`(array[${sql.join(letters)}])`;

/** uuid of the n-th row of a kind, the same in every run. */
function id(kind: string, n: string): ReturnType<typeof sql> {
  return sql`md5(${sql.lit(kind)} || ${sql.raw(n)})::uuid`;
}

/** Fills an empty database with as many customers as a large supplier has. */
export async function fillCountry({ db }: Database): Promise<void> {
  const corporateGroup = sql`insert into corporate_group (id, name, organization_number)
    select ${id('koncern', 'n')}, ${words}[1 + n % 8] || ' ' || n, (556000 + n)::text || '-' || lpad(n::text, 4, '0')
    from generate_series(0, ${size.corporateGroups - 1}) n`;
  const company = sql`insert into company (corporate_group_id, id, customer_id, name, organization_number)
    select ${id('koncern', `n % ${size.corporateGroups}`)}, ${id('company', 'n')}, (1000000 + n)::text,
      ${words}[1 + n % 8] || ' Bolag ' || n || ' AB', (559000 + n % 1000)::text || '-' || lpad((n % 10000)::text, 4, '0')
    from generate_series(0, ${size.companies - 1}) n`;
  const site = sql`insert into site (corporate_group_id, id, company_id, site_id, name, street, city)
    select ${id('koncern', `n % ${size.corporateGroups}`)}, ${id('site', 'n')}, ${id('company', `n % ${size.companies}`)},
      '735999' || lpad(n::text, 12, '0'), 'Butik ' || ${words}[1 + n % 8] || ' ' || n, 'Storgatan ' || n % 200, 'Luleå'
    from generate_series(0, ${size.sites - 1}) n`;
  const users = sql`insert into app_user (id, email, first_name, last_name, user_type)
    select ${id('user', 'n')}, 'person' || n || '@kund' || n % ${size.corporateGroups} || '.example', 'Erik', 'Andersson ' || n,
      'external' from generate_series(0, ${size.users - 1}) n`;
  const members = sql`insert into user_corporate_group (user_id, corporate_group_id)
    select ${id('user', 'n')}, ${id('koncern', `n % ${size.corporateGroups}`)} from generate_series(0, ${size.users - 1}) n`;
  // One invoice of twenty is not paid, and one of fifty of those is in collection.
  const invoicesOf = (
    month: number,
  ) => sql`insert into invoice (corporate_group_id, id, serial, company_id, invoice_number, ocr_number, type,
      invoice_date, due_date, period_start, period_end, consumption_wh, site_count, net_ore, vat_ore, vat_rate_percent,
      rounding_ore, total_ore, bankgiro, delivery, status_updated_at, payments_ore, last_payment_on, in_collection_on)
    select ${id('koncern', `n % ${size.companies} % ${size.corporateGroups}`)}, ${id('invoice', 'n')}, n + 1,
      ${id('company', `n % ${size.companies}`)}, (4100000000 + n)::text, (4100000000 + n)::text || '17', 'invoice',
      day, day + 30, day - 31, day - 1, 1000, 1, 100, 25, 25, 0, 125, '5050-1055', 'pdf_email', now(),
      case when n % 20 > 0 then 125 else 0 end, case when n % 20 > 0 then day + 30 end,
      case when n % 1000 = 0 then day + 60 end
    from (select n, date '2025-11-01' + ${month * 30}::integer as day
      from generate_series(${month * size.companies}::integer, ${(month + 1) * size.companies - 1}::integer) n) numbered`;
  const payments = sql`insert into invoice_payment (corporate_group_id, invoice_id, position, paid_on, amount_ore)
    select corporate_group_id, id, 1, last_payment_on, payments_ore from invoice where last_payment_on is not null`;
  const certificates = sql`insert into certificate (corporate_group_id, id, certificate_number, kind, year, company_id,
      holder_name, delivered_wh, figures, figures_hash, residual_mix_id, issued_at, issued_by_name)
    select ${id('koncern', `n % ${size.corporateGroups}`)}, ${id('certificate', 'n')}, 'C-2023-' || n, 'yearly_usage', 2023,
      ${id('company', 'n')}, ${words}[1 + n % 8] || ' Bolag ' || n || ' AB', 1000000,
      jsonb_build_object('content', jsonb_build_object(
        'corporate_group', jsonb_build_object('name', ${words}[1 + n % 8] || ' ' || n % ${size.corporateGroups}),
        'delivery', jsonb_build_object('product', 'hydro', 'sites', jsonb_build_array(jsonb_build_object('wh', 1000000)),
          'co2_g_per_kwh', 0, 'avoided_co2_kg', 1)))::text,
      repeat('0', 64), (select id from residual_mix where year = 2023), now() - n * interval '1 minute', 'Karin Åberg'
    from generate_series(0, ${size.certificates - 1}) n`;
  for (const statement of [corporateGroup, company, site, users, members]) await statement.execute(db);
  for (let month = 0; month < size.invoices / size.companies; month++) await invoicesOf(month).execute(db);
  // The invoices already have their paid sums: adding them up payment by payment would take as long as a year of
  // payments.
  await sql`alter table invoice_payment disable trigger user`.execute(db);
  for (const statement of [payments, certificates]) await statement.execute(db);
  await sql`alter table invoice_payment enable trigger user`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
