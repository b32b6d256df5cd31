import { sql, type RawBuilder } from 'kysely';
import { searchWords } from './list-query.ts';
import { searchedText } from './searched-texts.ts';

/** Maximum number of search words; the rest are ignored. */
const mostWords = 8;

/** Letters a word needs for a trigram index. */
const trigram = 3;

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Condition for a list over all corporate groups: each search word matches in at least one way.
 *
 * @param ways - Conditions for one word, given its `like` pattern and whether an index can serve it.
 */
export function everyWord(
  search: string | undefined,
  ways: (pattern: string, isIndexed: boolean) => readonly RawBuilder<unknown>[],
): RawBuilder<boolean> {
  const words = searchWords(search ?? '').map(
    (word) => sql`(${sql.join([...ways(`%${escaped(word)}%`, word.length >= trigram)], sql` or `)})`,
  );
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}

/** uuids of the rows matching a pattern, as an array, so that an index on the compared column can be used. */
export function idsOf(table: 'company' | 'corporate_group', pattern: string): RawBuilder<unknown> {
  const found = sql.table(table);
  return sql`array(select ${found}.id from ${found} where ${searchedText(table)} like ${pattern})`;
}

/** A parsed search, to match against lower-case texts. */
export interface SearchWords {
  /** Whether an index can serve it; otherwise every row would be read. */
  readonly isIndexed: boolean;
  /** Condition: the text contains every word. */
  readonly within: (text: RawBuilder<string>) => RawBuilder<boolean>;
  /** Condition: the text begins with the search. */
  readonly begins: (text: RawBuilder<string>) => RawBuilder<boolean>;
}

/** @returns null when it contains no word. */
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
