import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { freePort, runApi, untilHealthy } from '../testing/api-process.ts';
import { createUser } from '../testing/test-people.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-process-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Starting a process and creating a database takes seconds on a busy computer. */
const patience = 120_000;

/** Settings of a server without demo data, which would take longer to create. */
async function settings(change: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> {
  return {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    TOKEN_SECRET: 'nH3vZr8w/Qk1xY7bT0cJ5uLmA9sEoG2fVdPiRq64',
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@portal.example',
    DRAIN_SECONDS: '0',
    ...change,
  };
}

async function outcome(change: Readonly<Record<string, string>>) {
  return runApi('main.ts', [], await settings(change)).ended;
}

describe('a server that cannot start says why in one sentence and ends with code 1', () => {
  test('busy port', { timeout: patience }, async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
    const { code, output } = await outcome({ PORT: String(port), LOG_LEVEL: 'silent' });
    other.close();
    expect([code, output]).toEqual([
      1,
      `Port ${port} on 127.0.0.1 is already in use; set PORT to use another one.\n`,
    ]);
  });

  test('data folder that cannot be written', { timeout: patience }, async () => {
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    const { code, output } = await outcome({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    expect([code, output]).toEqual([
      1,
      `The data folder ${dataDir} cannot be written (DATA_DIR names another one).\n`,
    ]);
  });

  test('data folder that is open in another process', { timeout: patience }, async () => {
    writeFileSync(join(folder, 'vinrod.lock'), `${process.pid} ${hostname()}\n`);
    const { code, output } = await outcome({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    expect([code, output]).toEqual([
      1,
      `The data folder ${folder} is already open in process ${process.pid} on ${hostname()}.\n`,
    ]);
  });

  test('database server that is not there', { timeout: patience }, async () => {
    const port = await freePort();
    const { code, output } = await outcome({
      DATABASE_URL: `postgres://vinrod:hunter2@127.0.0.1:${port}/vinrod`,
      LOG_LEVEL: 'silent',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED.*\.\n$/);
    expect(output).not.toContain('hunter2');
  });

  test('DATABASE_URL of another kind', { timeout: patience }, async () => {
    const { code, output } = await outcome({ DATABASE_URL: 'mysql://db' });
    expect([code, output]).toEqual([
      1,
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.\n',
    ]);
  });

  test(
    'a database in which demo data was made, even after its accounts are gone',
    { timeout: patience },
    async () => {
      const database = await openDatabase({ dataDir: join(folder, 'data'), databaseUrl: null });
      await migrate(database);
      await database.db.insertInto('demo_data').values({ made_at: new Date() }).execute();
      await database.close();
      const { code, output } = await outcome({ LOG_LEVEL: 'silent' });
      expect(code).toBe(1);
      expect(output).toMatch(
        /^The database has demo accounts, or had them: their passwords are public\. .*\n$/,
      );
    },
  );

  test('the demo, in a database with people of its own', { timeout: patience }, async () => {
    const database = await openDatabase({ dataDir: join(folder, 'data'), databaseUrl: null });
    await migrate(database);
    await createUser(database, { permissions: [] });
    await database.close();
    const { code, output } = await outcome({ VINROD_DEMO: '1', LOG_LEVEL: 'silent' });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database has people in it, and demo accounts have public passwords\. .*\n$/);
  });

  test('missing secret outside demo mode', { timeout: patience }, async () => {
    const { code, output } = await outcome({ TOKEN_SECRET: '' });
    expect(code).toBe(1);
    expect(output).toMatch(/^TOKEN_SECRET is missing: .*\n$/);
  });
});

test(
  'a server keeps its folder for itself, stops on SIGTERM, and starts again on the same data',
  {
    timeout: patience,
  },
  async () => {
    const environment = await settings({ LOG_LEVEL: 'silent' });
    const port = Number(environment['PORT']);
    const lock = join(folder, 'data', 'vinrod.lock');

    const first = runApi('main.ts', [], environment);
    await untilHealthy(first, port);
    expect(first.output()).toContain('https://portal.example');
    expect(first.output()).not.toContain('Demo accounts');
    expect(existsSync(lock)).toBe(true);

    const second = await runApi('cli.ts', ['migrate'], environment).ended;
    expect(second.code).toBe(1);
    expect(second.output).toContain(`is already open in process ${first.child.pid}`);

    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    expect(existsSync(lock)).toBe(false);

    const admin = await runApi(
      'cli.ts',
      ['create-admin', '--email', 'Ada@Vinrod.example', '--first-name', 'Ada', '--last-name', 'Öhman'],
      environment,
    ).ended;
    expect(admin.code).toBe(0);
    const token = /https:\/\/portal\.example\/reset-password\/([\w-]+)/.exec(admin.output)?.[1] ?? 'none';

    const again = runApi('main.ts', [], environment);
    await untilHealthy(again, port);
    const selected = await fetch(`http://127.0.0.1:${port}/api/v1/create-password/${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: 'Renar över tundran', password_confirm: 'Renar över tundran' }),
    });
    expect(selected.status).toBe(200);

    // Killed without warning: the lock stays behind and is taken over, and acknowledged writes are there.
    again.child.kill('SIGKILL');
    await again.ended;
    expect(existsSync(lock)).toBe(true);
    const twice = await runApi(
      'cli.ts',
      ['create-admin', '--email', 'ada@vinrod.example', '--first-name', 'Ada', '--last-name', 'Öhman'],
      environment,
    ).ended;
    expect(twice).toEqual({
      code: 1,
      output: 'There is already an account with the address ada@vinrod.example.\n',
    });
    expect(existsSync(lock)).toBe(false);
  },
);

describe('the command line', () => {
  test.each([[['fly']], [[]]])(
    '%o shows the usage and ends with code 1',
    { timeout: patience },
    async (args) => {
      const { code, output } = await runApi('cli.ts', args, {}).ended;
      expect(code).toBe(1);
      expect(output).toContain('Usage: pnpm api COMMAND');
      for (const command of ['start', 'migrate', 'create-admin', 'import-values'])
        expect(output).toContain(command);
    },
  );

  test('help shows the usage and ends with code 0', { timeout: patience }, async () => {
    expect((await runApi('cli.ts', ['help'], {}).ended).code).toBe(0);
  });
});

test('adoption O3: a server that stops tells balancers first', { timeout: patience }, async () => {
  const environment = await settings({ LOG_LEVEL: 'info', DRAIN_SECONDS: '3' });
  const port = Number(environment['PORT']);
  const server = runApi('main.ts', [], environment);
  await untilHealthy(server, port);
  const ask = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });

  server.child.kill('SIGTERM');
  await expect.poll(async () => (await ask('/api/health')).status).toBe(503);
  const live = await ask('/api/live');
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
  expect((await ask('/config.json')).status).toBe(200);

  expect((await server.ended).code).toBe(0);
  expect(server.output()).toContain('"msg":"stopping"');
});
