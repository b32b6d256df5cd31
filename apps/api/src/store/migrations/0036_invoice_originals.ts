import { sql, type Kysely } from 'kysely';

const statements = [
  `create table invoice_original (
    corporate_group_id uuid not null,
    invoice_id uuid not null,
    format text not null check (format in ('peppol')),
    bytes bytea not null,
    stored_at timestamptz not null,
    primary key (corporate_group_id, invoice_id),
    foreign key (corporate_group_id, invoice_id) references invoice (corporate_group_id, id)
  )`,
  `alter table invoice_line add column vat_rate_percent numeric(5, 2) check (vat_rate_percent between 0 and 100)`,
];

/**
 * Files that invoices came as, to be handed out again as they were; and VAT by line, because fees for reminders and
 * interest have none on an invoice whose other lines do.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
