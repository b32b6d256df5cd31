import { sql, type RawBuilder } from 'kysely';
import { everyWord, idsOf } from '../server/search-words.ts';
import { searchedText } from '../server/searched-texts.ts';

/** The reference in lower case; to the letter the expression of an index of migration 0027. */
const reference = sql`lower(normalize(invoice.reference, NFC) collate sv)`;

/**
 * Condition on `invoice`, over all corporate groups: each word of a search occurs in its numbers, its reference, or
 * what its companies or its corporate group is found by. Every part of it has an index of its own.
 */
export function everyInvoiceMatches(search: string | undefined): RawBuilder<boolean> {
  return everyWord(search, (pattern) => [
    sql`${searchedText('invoice')} like ${pattern}`,
    sql`${reference} like ${pattern}`,
    sql`invoice.company_id = any(${idsOf('company', pattern)})`,
    sql`invoice.corporate_group_id = any(${idsOf('corporate_group', pattern)})`,
  ]);
}
