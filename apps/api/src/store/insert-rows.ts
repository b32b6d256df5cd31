import { sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Schema } from './schema/index.ts';

/**
 * Inserts rows with the same columns in one statement and one parameter: as JSON, however many there are. The database
 * reads texts as dates, numbers and arrays, as the columns want them.
 */
export async function insertRows(db: Queries, table: keyof Schema, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
