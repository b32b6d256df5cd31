import { CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

/** Names of prepared statements by their text. */
const names = new Map<string, string>();

/** The name under which a connection prepares a text; undefined for one that is sent as it is. */
export function nameOfStatement(text: string): string | undefined {
  return names.get(text);
}

/**
 * A statement that every connection parses and plans once, for questions that nearly every request asks. Its best plan
 * must not depend on the values, and it names its columns: a column that is added while a server runs must not change
 * what it answers.
 *
 * @param name - Unique among all of them.
 * @param text - SQL with `$1`, `$2` and so on.
 * @returns a function that asks for the rows with values for the placeholders.
 */
export function preparedStatement<Row>(
  name: string,
  text: string,
): (db: Queries, values: readonly unknown[]) => Promise<readonly Row[]> {
  names.set(text, name);
  return async (db, values) => {
    const query: CompiledQuery<Row> = CompiledQuery.raw(text, [...values]);
    return (await db.executeQuery(query)).rows;
  };
}
