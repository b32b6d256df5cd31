import { sql, type RawBuilder } from 'kysely';

/** Tables that the global search reads through a trigram index. */
export type SearchedTable =
  | 'corporate_group'
  | 'company'
  | 'site'
  | 'site_group'
  | 'app_user'
  | 'invoice'
  | 'certificate';

function numberOf(table: string): readonly string[] {
  return [`${table}.organization_number`, `replace(${table}.organization_number, '-', '')`];
}

const columns: Readonly<Record<SearchedTable, readonly string[]>> = {
  corporate_group: ['corporate_group.name', ...numberOf('corporate_group')],
  company: ['company.name', ...numberOf('company'), 'company.customer_id'],
  site: [
    'site.name',
    'site.site_id',
    "coalesce(site.building_name, '')",
    "coalesce(site.street, '')",
    "coalesce(site.city, '')",
  ],
  site_group: ['site_group.name'],
  app_user: ['app_user.first_name', 'app_user.last_name', 'app_user.email'],
  invoice: ['invoice.invoice_number', 'invoice.ocr_number'],
  certificate: ['certificate.certificate_number', 'certificate.holder_name'],
};

const titles: Readonly<Record<SearchedTable, string>> = {
  corporate_group: 'corporate_group.name',
  company: 'company.name',
  site: 'site.name',
  site_group: 'site_group.name',
  app_user: "app_user.first_name || ' ' || app_user.last_name",
  invoice: 'invoice.invoice_number',
  certificate: 'certificate.certificate_number',
};

/** The title of a row in lower case; also the expression of its other index. */
export function searchedTitle(table: SearchedTable): RawBuilder<string> {
  return sql.raw<string>(`(lower(normalize(${titles[table]}, NFC) collate sv) collate "C")`);
}

/**
 * The searchable text of a row in lower case, name or number first. Must match the index expression of migration 0024
 * exactly: otherwise the database reads every row.
 */
export function searchedText(table: SearchedTable): RawBuilder<string> {
  return sql.raw<string>(`lower(normalize(${columns[table].join(` || ' ' || `)}, NFC) collate sv)`);
}

/** Tables that keep the searchable text of a row, because lists search it by words too short for the index. */
type TableWithText = 'corporate_group' | 'company';

/**
 * Condition on a row of a list: its text matches the pattern of a word.
 *
 * @param isIndexed - Whether the word has enough letters for the index; otherwise every row is read.
 */
export function textMatches(table: TableWithText, pattern: string, isIndexed: boolean): RawBuilder<boolean> {
  const text = isIndexed ? searchedText(table) : sql.ref<string>(`${table}.search_text`);
  return sql<boolean>`${text} like ${pattern}`;
}
