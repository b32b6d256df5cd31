import { sql, type Kysely } from 'kysely';

/** Columns of each table that a search looks at; `search/searched-texts.ts` writes the same expressions. */
const searched: Readonly<Record<string, readonly string[]>> = {
  corporate_group: ['name', 'organization_number', "replace(organization_number, '-', '')"],
  company: ['name', 'organization_number', "replace(organization_number, '-', '')", 'customer_id'],
  site: ['name', 'site_id', "coalesce(building_name, '')", "coalesce(street, '')", "coalesce(city, '')"],
  site_group: ['name'],
  app_user: ['first_name', 'last_name', 'email'],
  invoice: ['invoice_number', 'ocr_number'],
  certificate: ['certificate_number', 'holder_name'],
};

/** What a row is called in each of them. */
const titles: Readonly<Record<string, string>> = {
  corporate_group: 'name',
  company: 'name',
  site: 'name',
  site_group: 'name',
  app_user: "first_name || ' ' || last_name",
  invoice: 'invoice_number',
  certificate: 'certificate_number',
};

/** Trigrams of what the search over everything looks at, so that it need not read every row, and how each row's name begins. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('create extension if not exists pg_trgm').execute(database);
  for (const [table, columns] of Object.entries(searched)) {
    const text = `lower(normalize(${columns.join(` || ' ' || `)}, NFC) collate sv)`;
    await sql
      .raw(`create index ${table}_by_text on ${table} using gin ((${text}) gin_trgm_ops)`)
      .execute(database);
  }
  for (const [table, title] of Object.entries(titles)) {
    // By the values of the letters, as a prefix is looked up.
    const text = `lower(normalize(${title}, NFC) collate sv) collate "C"`;
    await sql.raw(`create index ${table}_by_title on ${table} ((${text}))`).execute(database);
  }
}
