import { Client } from 'pg';

/** Asks a PostgreSQL server something over a connection of its own. */
export async function askServer<Row extends object = object>(
  url: string,
  question: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  // One that a drill ends has said so by what it was asked.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(question, [...values])).rows;
  } finally {
    await client.end();
  }
}
