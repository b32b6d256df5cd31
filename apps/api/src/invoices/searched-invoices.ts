import { sql, type RawBuilder } from 'kysely';
import { escaped } from '../search/search-words.ts';
import { searchedText } from '../search/searched-texts.ts';
import { searchWords } from '../server/list-query.ts';

/** The reference in lower case; to the letter the expression of an index of migration 0027. */
const reference = sql`lower(normalize(invoice.reference, NFC) collate sv)`;

/**
 * Condition on `invoice`, over all koncerner: each word of a search occurs in its numbers, its reference, or what its bolag
 * or its koncern is found by. Every part of it has an index of its own.
 */
export function everyInvoiceMatches(search: string | undefined): RawBuilder<boolean> {
  const words = searchWords(search ?? '').map((word) => {
    const pattern = `%${escaped(word)}%`;
    return sql`(${searchedText('invoice')} like ${pattern} or ${reference} like ${pattern}
      or invoice.company_id = any(array(select company.id from company where ${searchedText('company')} like ${pattern}))
      or invoice.corporate_group_id = any(array(
        select corporate_group.id from corporate_group where ${searchedText('corporate_group')} like ${pattern})))`;
  });
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}
