import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentProxy, type SilentProxy } from '../testing/silent-proxy.ts';
import type { Database } from './database.ts';
import { openServer } from './open-database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const server = process.env['DATABASE_URL'] ?? '';

/** Milliseconds that are shorter than in use, but for the limit of a query, which no test here may come to. */
const limits = { query: 60_000, silence: 200, look: 1_000 };

/** A limit that is come to, and twice of which would be another wait. */
const shortQuery = 3_000;

/** The error of what fails, and after how many milliseconds it did. */
async function failure(work: Promise<unknown>): Promise<{ error: unknown; after: number }> {
  const start = performance.now();
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, after: performance.now() - start };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof Error && isDatabaseUnavailable(error);
}

describe.skipIf(server === '')('a server that stops to answer', () => {
  let proxy: SilentProxy;
  let database: Database;

  beforeEach(async () => {
    proxy = await silentProxy(server);
    await open(limits);
  });

  async function open(own: typeof limits): Promise<void> {
    database = await openServer(proxy.url, undefined, 2, own);
    await database.ping(10_000);
  }

  async function openAgain(own: typeof limits): Promise<void> {
    await database.close();
    await open(own);
  }

  afterEach(async () => {
    proxy.close();
    await database.close();
  });

  const ask = async (): Promise<unknown> => sql`select 1`.execute(database.db);

  test('is given up long before the limit of a query, and asked again as soon as it answers', async () => {
    proxy.silence();
    const { error } = await failure(ask());
    expect(isUnavailable(error)).toBe(true);
    proxy.resume();
    await expect(ask()).resolves.toBeDefined();
  });

  test('ends a transaction once, not again for taking it back', async () => {
    const work = database.transaction(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.silence();
      await sql`select 1`.execute(trx);
    });
    const { error } = await failure(work);
    expect(isUnavailable(error)).toBe(true);
  });

  test('is waited for while it answers others: a long query is no silence', async () => {
    await expect(sql`select pg_sleep(1)`.execute(database.db)).resolves.toBeDefined();
  });

  test('is waited for while it says why it takes nobody in', async () => {
    const url = new URL(proxy.url);
    url.pathname = '/nowhere';
    await expect(openServer(url.href, undefined, 2, limits)).rejects.toThrow('does not exist');
  });

  test('on one connection alone leaves that one to nobody', async () => {
    await openAgain({ ...limits, query: shortQuery });
    proxy.silenceOpen();
    const { error } = await failure(ask());
    expect(isUnavailable(error)).toBe(true);
    await expect(ask()).resolves.toBeDefined();
  });

  test('on one connection alone ends the transaction there with the first limit', async () => {
    await openAgain({ ...limits, query: shortQuery });
    const work = database.transaction(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.silenceOpen();
      await sql`select 1`.execute(trx);
    });
    const { error, after } = await failure(work);
    expect(isUnavailable(error)).toBe(true);
    expect(after).toBeLessThan(2 * shortQuery);
  });
});
