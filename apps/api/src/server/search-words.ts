import { sql, type RawBuilder } from 'kysely';
import { searchWords } from './list-query.ts';
import { searchedText } from './searched-texts.ts';

/** Words that are looked at; more of them find nothing else. */
const mostWords = 8;

/** Letters that a word needs to be found by its trigrams. */
const trigram = 3;

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Condition for a list over all corporate groups: each word of a search is found, whichever way.
 *
 * @param ways - Conditions for one word, of the pattern by which its texts hold it.
 */
export function everyWord(
  search: string | undefined,
  ways: (pattern: string) => readonly RawBuilder<unknown>[],
): RawBuilder<boolean> {
  const words = searchWords(search ?? '').map(
    (word) => sql`(${sql.join([...ways(`%${escaped(word)}%`)], sql` or `)})`,
  );
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}

/** uuids of the rows that a pattern fits, as an array: an index on what is compared with it can be used. */
export function idsOf(table: 'company' | 'corporate_group', pattern: string): RawBuilder<unknown> {
  const found = sql.table(table);
  return sql`array(select ${found}.id from ${found} where ${searchedText(table)} like ${pattern})`;
}

/** A search, ready to be asked of a text in lower case. */
export interface SearchWords {
  /** Whether an index can find it; otherwise every row would have to be read. */
  readonly isIndexed: boolean;
  /** Condition: the text holds every word. */
  readonly within: (text: RawBuilder<string>) => RawBuilder<boolean>;
  /** Condition: the text begins with the search. */
  readonly begins: (text: RawBuilder<string>) => RawBuilder<boolean>;
}

/** @returns null when there is no word. */
export function readSearch(search: string): SearchWords | null {
  const words = searchWords(search).slice(0, mostWords);
  if (words.length === 0) return null;
  return {
    isIndexed: words.some((word) => word.length >= trigram),
    within: (text) =>
      sql<boolean>`(${sql.join(
        words.map((word) => sql`${text} like ${`%${escaped(word)}%`}`),
        sql` and `,
      )})`,
    begins: (text) => sql<boolean>`${text} like ${`${escaped(words.join(' '))}%`}`,
  };
}
