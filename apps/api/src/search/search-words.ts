import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '../server/list-query.ts';

/** Words that are looked at; more of them find nothing else. */
const mostWords = 8;

/** Letters that a word needs to be found by its trigrams. */
const trigram = 3;

/** A text as a pattern takes it: its signs stand for themselves. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
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
