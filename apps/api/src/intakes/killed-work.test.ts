import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deriveSecrets } from '../config/secrets.ts';
import { systemClock } from '../config/clock.ts';
import { startSession } from '../identity/sessions.ts';
import { isRecord, type JsonRecord } from '../server/json-document.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { type ApiProcess, clockOfComputer, freePort, runApi, untilHealthy } from '../testing/api-process.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase, testServer } from '../testing/test-database.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';
import { readerPermissions } from './testing/intake-scene.ts';
import { msconsOf } from './testing/market-files.ts';

/** Kills while it is stored, `KILLS=20` for the whole proof. */
const kills = Number(process.env['KILLS'] ?? 1);

const tokenSecret = 'Zx8mQ2vN7rT4kL9wB3cF6hJ1sD5gP0yA-uE';
const sites = 40;
const days = 100;
const values = sites * days * 24;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-intake-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes staff with an access token, and a corporate group whose sites the file has. */
async function addScene(database: Database): Promise<string> {
  await createCorporateGroup(database, 'Norrviken', [sites]);
  const user = await createUser(database, { permissions: readerPermissions });
  const { deps, close } = await createTestApp();
  const own = { ...deps, database, clock: systemClock, secrets: deriveSecrets(tokenSecret) };
  const { access } = await database.transaction((trx) => startSession(own, trx, user.id));
  await close();
  return access;
}

/** A file of a hundred days of every site, of a winter, because its days all have 24 hours. */
function file(): string {
  const kwh = Array.from({ length: days * 24 }, (_, hour) => 1 + (hour % 24) / 8);
  const points = Array.from({ length: sites }, (_, index) => ({
    point: `7359990000000100${String(index).padStart(2, '0')}`,
    start: '2024-11-01T00:00:00+01:00',
    kwh,
  }));
  return msconsOf(...points);
}

interface Portal {
  readonly api: ApiProcess;
  readonly address: string;
}

async function start(databaseUrl: string | null): Promise<Portal> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const api = runApi('main.ts', [], {
    PORT: String(port),
    PUBLIC_URL: address,
    TOKEN_SECRET: tokenSecret,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Portalen <no-reply@el.example>',
    LOG_LEVEL: 'silent',
    ...clockOfComputer,
    ...(databaseUrl === null ? { DATA_DIR: folder } : { DATABASE_URL: databaseUrl }),
  });
  await untilHealthy(api, port);
  return { api, address };
}

async function kill({ api }: Portal): Promise<void> {
  api.child.kill('SIGKILL');
  await api.ended;
}

async function call(
  { address }: Portal,
  access: string,
  path: string,
  init: RequestInit = {},
): Promise<JsonRecord> {
  const response = await fetch(`${address}/api/v1/intakes/${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/octet-stream' },
  });
  expect(response.status).toBe(200);
  const body: unknown = await response.json();
  return isRecord(body) ? body : {};
}

/** Asks for a file until something is true of it. */
async function until(
  portal: Portal,
  access: string,
  id: string,
  isSo: (intake: JsonRecord) => boolean,
): Promise<JsonRecord> {
  for (;;) {
    const intake = await call(portal, access, `${id}/`);
    if (isSo(intake)) return intake;
  }
}

function doneOf({ progress }: JsonRecord): number {
  return isRecord(progress) ? Number(progress['done']) : 0;
}

/** Kills the portal while it reads a file and again and again while it stores it, then lets it end. */
async function killAndFinish(databaseUrl: string | null, access: string): Promise<void> {
  let portal = await start(databaseUrl);
  const sent = await call(portal, access, '?file_name=mscons.txt', { method: 'POST', body: file() });
  const id = String(sent['uuid']);
  await until(portal, access, id, (intake) => intake['state'] !== 'reading' || doneOf(intake) > 0);
  await kill(portal);
  portal = await start(databaseUrl);
  const ready = await until(portal, access, id, ({ state }) => state !== 'reading');
  expect(ready).toMatchObject({ state: 'ready', counts: { rows: values, created: values } });
  await call(portal, access, `${id}/store/`, { method: 'POST' });
  for (let round = 0; round < kills; round += 1) {
    const wanted = Math.floor((values * (round + 1)) / (kills + 1));
    await until(portal, access, id, (intake) => intake['state'] !== 'storing' || doneOf(intake) >= wanted);
    await kill(portal);
    portal = await start(databaseUrl);
  }
  const stored = await until(portal, access, id, ({ state }) => state !== 'storing');
  await kill(portal);
  expect(stored).toMatchObject({
    state: 'stored',
    progress: { done: values, total: values },
    counts: { created: values, changed: 0, unchanged: 0, refused: 0 },
  });
}

const count = `select (select count(*)::int from meter_day) as days,
  (select sum(added_count)::int from meter_import) as stored, (select count(*)::int from intake_part) as parts,
  (select count(*)::int from audit_event where event = 'intake_store') as events`;

const wanted = { days: sites * days, stored: values, parts: 0, events: 1 };

async function counted({ db }: Database): Promise<unknown> {
  const { rows } = await sql.raw(count).execute(db);
  return rows[0];
}

describe('kill -9 while a file is read and stored loses and doubles nothing', () => {
  test('on the embedded database', { timeout: 60_000 * (kills + 2) }, async () => {
    const settings = { dataDir: folder, databaseUrl: null };
    const first = await openDatabase(settings);
    await migrate(first);
    const access = await addScene(first);
    await first.close();
    await killAndFinish(null, access);
    const again = await openDatabase(settings);
    expect(await counted(again)).toEqual(wanted);
    await again.close();
  });

  test.skipIf(testServer() === null)('on a server', { timeout: 60_000 * (kills + 2) }, async () => {
    const database = await createTestDatabase();
    const access = await addScene(database);
    const { rows: names } = await sql<{
      name: string;
    }>`select current_database() as name`.execute(database.db);
    const url = new URL(testServer() ?? '');
    url.pathname = `/${names[0]?.name ?? ''}`;
    await killAndFinish(url.href, access);
    expect(await counted(database)).toEqual(wanted);
    await database.close();
  });
});
