import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentAt } from '../../../tooling/clock/set-clock.ts';
import { canInstallDebianPackages } from '../../../tooling/programs/debian-package.ts';
import { startPostgresql, type PostgresqlServer } from '../../../tooling/programs/postgresql-server.ts';

describe.skipIf(!canInstallDebianPackages())('a database server whose clock is set', () => {
  let server: PostgresqlServer;
  let client: Client;

  beforeAll(async () => {
    // Where the clock of the tests is set, the server inherits it.
    const isSet = process.env['FAKETIME'] !== undefined;
    server = await startPostgresql(
      isSet ? {} : await environmentAt({ local: '2031-02-03T04:05', timeZone: 'UTC' }),
    );
    client = new Client(server.url);
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    server.stop();
  });

  it('has the clock of the tests', async () => {
    const { rows } = await client.query<{ now: Date }>('select now()');
    const expected = process.env['FAKETIME'] === undefined ? Date.UTC(2031, 1, 3, 4, 5) : Date.now();
    expect(Math.abs(Number(rows[0]?.now) - expected)).toBeLessThan(60_000);
  });

  it('cancels a statement that lasts too long', async () => {
    await client.query('set statement_timeout = 50');
    await expect(client.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
  });
});
