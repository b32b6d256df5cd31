import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;

describe('security p3: a server for real users', () => {
  beforeEach(async () => {
    app = await createTestApp({ demo: false, apiReference: false, metricsToken: 'only of this test' });
  });

  afterEach(() => app.close());

  test('shows nobody its contract and its version, except to who reads its numbers', async () => {
    for (const path of ['/api/openapi.json', '/api/docs'])
      expect((await app.request('GET', path)).status).toBe(404);
    const health = await app.request('GET', '/api/health');
    expect(health.body).toEqual({ status: 'ok', database: 'ok', writes: 'ok' });
    const headers = { Authorization: 'Bearer only of this test' };
    const numbers = await app.request('GET', '/metrics', { headers });
    expect(numbers.text).toMatch(/^vinrod_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  });
});

describe('security m17: health', () => {
  beforeEach(async () => {
    app = await createTestApp();
  });

  afterEach(() => app.close());

  test('is red when the database takes no writes', async () => {
    const { database } = app.deps;
    if (database.kind === 'pglite') await sql`set default_transaction_read_only = on`.execute(database.db);
    else {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      await sql`alter database ${sql.ref(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(
        database.db,
      );
      await sql`set default_transaction_read_only = on`.execute(database.db);
    }
    const answer = await app.request('GET', '/api/health');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ status: 'unavailable', database: 'ok', writes: 'failing' });
  });

  test('looks closer after a query failed on a full disk', async () => {
    const { database } = app.deps;
    expect((await app.request('GET', '/api/health')).status).toBe(200);
    await expect(
      sql`do $$ begin raise exception 'no space' using errcode = '53100'; end $$`.execute(database.db),
    ).rejects.toMatchObject({ code: '53100' });
    // There is space again: a write that needs some succeeds, on the real database.
    expect((await app.request('GET', '/api/health')).body).toMatchObject({ status: 'ok', writes: 'ok' });
  });
});
