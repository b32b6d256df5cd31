import { sql, type RawBuilder } from 'kysely';
import { everyWord, idsOf } from '../server/search-words.ts';
import { searchedText } from '../server/searched-texts.ts';

/** The reference in lower case; must match the index expression of migration 0027 exactly. */
const reference = sql`lower(normalize(invoice.reference, NFC) collate sv)`;

/**
 * Condition on `invoice`, over all corporate groups: each search word occurs in its numbers, its reference, or the
 * searchable names of its company or corporate group. Every part has its own index.
 */
export function everyInvoiceMatches(search: string | undefined): RawBuilder<boolean> {
  return everyWord(search, (pattern) => [
    sql`${searchedText('invoice')} like ${pattern}`,
    sql`${reference} like ${pattern}`,
    sql`invoice.company_id = any(${idsOf('company', pattern)})`,
    sql`invoice.corporate_group_id = any(${idsOf('corporate_group', pattern)})`,
  ]);
}
