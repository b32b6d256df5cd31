import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** The least that a table of values can be, and the same with the key by which one finds a value again. */
export const plainTables = {
  'COPY into a plain table': '',
  'COPY into a plain table with a key': ', primary key (site_id, at)',
} as const;

/** Seconds for `COPY` of a tall file into a new table of a server, from the first byte to the end of the transaction. */
export async function copySeconds(url: string, path: string, key: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `create table plain_value (site_id text not null, at timestamptz not null, kwh float8 not null${key})`,
    );
    const start = performance.now();
    await pipeline(
      createReadStream(path, { highWaterMark: 1024 * 1024 }),
      client.query(copyFrom('copy plain_value from stdin')),
    );
    const seconds = (performance.now() - start) / 1000;
    await client.query('drop table plain_value');
    return seconds;
  } finally {
    await client.end();
  }
}
