import { Client } from 'pg';

/** Runs statements one after the other, over a connection of their own that is closed afterwards. */
export async function runStatements(
  connectionString: string,
  ...statements: readonly string[]
): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
