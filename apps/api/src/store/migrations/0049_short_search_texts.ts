import { sql, type Kysely } from 'kysely';

const number = `organization_number || ' ' || replace(organization_number, '-', '')`;

/** What a search looks at; `server/searched-texts.ts` writes the same expressions for the indexes of migration 0024. */
const searched: Readonly<Record<string, string>> = {
  corporate_group: `name || ' ' || ${number}`,
  company: `name || ' ' || ${number} || ' ' || customer_id`,
};

/**
 * Keeps the lower-case text of corporate groups and companies: a word of one or two letters has no trigram to be found by,
 * and folding the letters of every row took twenty times as long as reading it. Both tables have thousands of rows, not
 * millions, and are written again in an instant.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, text] of Object.entries(searched))
    await sql
      .raw(
        `alter table ${table} add column search_text text collate "C"
          generated always as (lower(normalize(${text}, NFC) collate sv)) stored`,
      )
      .execute(database);
}
