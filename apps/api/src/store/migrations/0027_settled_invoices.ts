import { sql, type Kysely } from 'kysely';

function adding(sign: '+' | '-', rows: string): string {
  return `update invoice set payments_ore = payments_ore ${sign} paid.ore,
      last_payment_on = greatest(invoice.last_payment_on, paid.last_on)
    from (select corporate_group_id, invoice_id, sum(amount_ore)::bigint as ore, max(paid_on) as last_on
      from ${rows} group by corporate_group_id, invoice_id) as paid
    where invoice.corporate_group_id = paid.corporate_group_id and invoice.id = paid.invoice_id;`;
}

function crediting(sign: '+' | '-', row: 'new' | 'old'): string {
  return `update invoice set credits_ore = credits_ore ${sign} -${row}.total_ore
    where corporate_group_id = ${row}.corporate_group_id and id = ${row}.credits_invoice_id;`;
}

function trigger(name: string, when: string, body: string): readonly string[] {
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    `create trigger ${name} after ${when} execute function ${name}()`,
  ];
}

const statements = [
  `alter table invoice
    add column payments_ore bigint not null default 0,
    add column last_payment_on date,
    add column credits_ore bigint not null default 0`,
  `update invoice set payments_ore = paid.ore, last_payment_on = paid.last_on
    from (select corporate_group_id, invoice_id, sum(amount_ore)::bigint as ore, max(paid_on) as last_on
      from invoice_payment group by corporate_group_id, invoice_id) as paid
    where invoice.corporate_group_id = paid.corporate_group_id and invoice.id = paid.invoice_id`,
  `update invoice set credits_ore = credited.ore
    from (select corporate_group_id, credits_invoice_id, -sum(total_ore)::bigint as ore
      from invoice where credits_invoice_id is not null group by corporate_group_id, credits_invoice_id) as credited
    where invoice.corporate_group_id = credited.corporate_group_id and invoice.id = credited.credits_invoice_id`,
  // The last day on which something may remain: what is paid, credited or cancelled is not read by who asks for the rest.
  `alter table invoice add column open_until date not null generated always as (
    case when type = 'credit_note' or sign(total_ore) * (total_ore - credits_ore) <= 0 then '-infinity'::date
      when sign(total_ore) * (total_ore - payments_ore - credits_ore) > 0 then coalesce(cancelled_on - 1, 'infinity'::date)
      else least(last_payment_on - 1, cancelled_on - 1) end) stored`,
  ...trigger(
    'invoice_payment_added',
    'insert on invoice_payment referencing new table as arrived for each statement',
    adding('+', 'arrived'),
  ),
  ...trigger(
    'invoice_payment_removed',
    'delete on invoice_payment referencing old table as departed for each statement',
    adding('-', 'departed'),
  ),
  ...trigger(
    'invoice_payment_changed',
    'update on invoice_payment referencing old table as departed new table as arrived for each statement',
    `${adding('-', 'departed')} ${adding('+', 'arrived')}`,
  ),
  ...trigger(
    'invoice_credit_added',
    'insert on invoice for each row when (new.credits_invoice_id is not null)',
    crediting('+', 'new'),
  ),
  ...trigger(
    'invoice_credit_removed',
    'delete on invoice for each row when (old.credits_invoice_id is not null)',
    crediting('-', 'old'),
  ),
  ...trigger(
    'invoice_credit_changed',
    `update of credits_invoice_id, total_ore on invoice for each row
      when (old.credits_invoice_id is not null or new.credits_invoice_id is not null)`,
    `${crediting('-', 'old')} ${crediting('+', 'new')}`,
  ),
  `create index invoice_newest on invoice (invoice_date desc nulls last, serial desc, corporate_group_id)`,
  `create index invoice_by_open_until on invoice (open_until)`,
  `create index invoice_of_company on invoice (company_id)`,
  `create index invoice_by_reference on invoice
    using gin ((lower(normalize(reference, NFC) collate sv)) gin_trgm_ops)`,
  `create index certificate_newest on certificate (issued_at desc nulls last, certificate_number desc)`,
  `create index corporate_group_by_name on corporate_group (name, id)`,
  `create index app_user_by_name on app_user ((first_name || ' ' || last_name), id) where user_type = 'external'`,
];

/**
 * What has been paid and credited of an invoice stands with it, so that lists over all corporate groups find what is
 * open by an index, and need not add up the payments of every invoice to know its status.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
