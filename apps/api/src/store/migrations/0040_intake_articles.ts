import { sql, type Kysely } from 'kysely';

const statements = [
  `create table intake_article (
    seller text not null,
    article text not null,
    category text not null check (category in
      ('energy', 'surcharge', 'environment', 'fixed_fee', 'hedge', 'grid', 'tax', 'other')),
    given_at timestamptz not null,
    given_by_name text collate sv not null,
    primary key (seller, article)
  )`,
  // Without it, the undo of an invoice stops at the file that is kept beside it.
  `create trigger invoice_original_of_intake after insert or update or delete on invoice_original
    for each row when (coalesce(current_setting('vinrod.intake', true), '') <> '')
    execute function keep_for_intake('corporate_group_id', 'invoice_id')`,
];

/** What the articles of a seller are, as it was told once, for its next invoice; and the undo of the file that an invoice came as. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
