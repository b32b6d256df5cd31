import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { openDatabase } from '../../store/open-database.ts';
import { freePort, runApi, untilHealthy, type ApiProcess } from '../../testing/api-process.ts';
import { createTestDatabase, testServer } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { msconsOf } from '../testing/market-files.ts';

/** Kills while files are worked through, `KILLS=20` for the whole proof. */
const kills = Number(process.env['KILLS'] ?? 2);

/** Files for each kill, so that there is work until the last. */
const filesPerKill = 12;
const files = kills * filesPerKill;
const sites = 10;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-killed-inbox-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The first day of a file: each has a day of its own, of a winter, because its days all have 24 hours. */
function startOf(file: number): string {
  return new Date(Date.parse('2023-11-01T00:00:00+01:00') + (file % 120) * 24 * 3_600_000).toISOString();
}

/** A file of a day of every site; each fourth has a row that is refused. */
function contentOf(file: number): string {
  const kwh = Array.from({ length: 24 }, (_, hour) => 1 + hour / 8 + Math.floor(file / 120));
  const points = Array.from({ length: sites }, (_, index) => ({
    point: `7359990000000100${String(index).padStart(2, '0')}`,
    start: startOf(file),
    kwh,
  }));
  const content = msconsOf(...points);
  return file % 4 === 3 ? content.replace('QTY+220:', 'QTY+201:') : content;
}

function dropFiles(root: string): void {
  mkdirSync(join(root, 'inbox'), { recursive: true });
  for (let file = 0; file < files; file += 1)
    writeFileSync(join(root, 'inbox', `mscons-${file}.txt`), contentOf(file));
}

async function start(root: string, databaseUrl: string | null): Promise<ApiProcess> {
  const port = await freePort();
  const api = runApi('main.ts', [], {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TOKEN_SECRET: 'Zx8mQ2vN7rT4kL9wB3cF6hJ1sD5gP0yA-uE',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Portalen <no-reply@el.example>',
    LOG_LEVEL: 'silent',
    INTAKE_FOLDER: root,
    INTAKE_INTERVAL: '1',
    ...(databaseUrl === null ? { DATA_DIR: join(folder, 'data') } : { DATABASE_URL: databaseUrl }),
  });
  await untilHealthy(api, port);
  return api;
}

/** Names in a folder, as files came; none before the portal has made the folder. */
function list(root: string, name: string): string[] {
  const place = join(root, name);
  if (!existsSync(place)) return [];
  return readdirSync(place).map((found) => found.replace(/^\d{8}-\d{6}-[0-9a-f]{12}-/, ''));
}

const isFile = (name: string): boolean => /^mscons-\d+[.]txt$/.test(name);

function ended(root: string): number {
  return [...list(root, 'done'), ...list(root, 'refused')].filter(isFile).length;
}

/** Waits until so many files have ended. */
async function untilEnded(root: string, count: number): Promise<void> {
  while (ended(root) < count) await setTimeout(5);
}

/** Kills the portal again and again while it works through a folder, then lets it end. */
async function killAndFinish(root: string, databaseUrl: string | null): Promise<void> {
  dropFiles(root);
  let api = await start(root, databaseUrl);
  for (let kill = 0; kill < kills; kill += 1) {
    await untilEnded(root, kill * filesPerKill + 1 + Math.floor(Math.random() * (filesPerKill - 2)));
    await setTimeout(Math.random() * 60);
    api.child.kill('SIGKILL');
    await api.ended;
    api = await start(root, databaseUrl);
  }
  await untilEnded(root, files);
  api.child.kill('SIGKILL');
  await api.ended;
}

const isRefused = (file: number): boolean => file % 4 === 3;

const names = (which: (file: number) => boolean): string[] =>
  Array.from({ length: files }, (_, file) => file)
    .filter(which)
    .map((file) => `mscons-${file}.txt`)
    .toSorted();

/** Where the files are, and how many reports lie beside them. */
function placed(root: string) {
  const [done, refused] = [list(root, 'done'), list(root, 'refused')];
  return {
    left: [...list(root, 'inbox'), ...list(root, 'reading')],
    done: done.filter(isFile).toSorted(),
    refused: refused.filter(isFile).toSorted(),
    reports: [...done, ...refused].filter((name) => name.endsWith('.rapport.txt')).length,
  };
}

const storedFiles = names((file) => !isRefused(file));
const wantedPlaces = { left: [], done: storedFiles, refused: names(isRefused), reports: files };

async function counted({ db }: Database): Promise<unknown> {
  const { rows } = await sql
    .raw(`select (select count(*)::int from meter_day) as days,
    (select count(*)::int from intake where state <> 'receiving') as intakes,
    (select count(*)::int from intake where state = 'stored') as stored,
    (select sum(created_count + changed_count + unchanged_count)::int from intake) as counted,
    (select sum(added_count + changed_count)::int from meter_import) as imported,
    (select count(*)::int from audit_event where event = 'intake_store') as events`)
    .execute(db);
  return rows[0];
}

/** What an undisturbed run stores: every value of each file that is not refused, once. */
const wanted = {
  days: new Set(storedFiles.map((name) => startOf(Number(/\d+/.exec(name)?.[0])))).size * sites,
  intakes: files,
  stored: storedFiles.length,
  counted: storedFiles.length * sites * 24,
  imported: storedFiles.length * sites * 24,
  events: storedFiles.length,
};

describe('kill -9 while a folder is worked through loses and doubles no file', () => {
  test('on the embedded database', { timeout: 90_000 * (kills + 2) }, async () => {
    const settings = { dataDir: join(folder, 'data'), databaseUrl: null };
    const first = await openDatabase(settings);
    await migrate(first);
    await createCorporateGroup(first, 'Norrviken', [sites]);
    await first.close();
    const root = join(folder, 'intake');
    await killAndFinish(root, null);
    expect(placed(root)).toEqual(wantedPlaces);
    const again = await openDatabase(settings);
    expect(await counted(again)).toEqual(wanted);
    await again.close();
  });

  test.skipIf(testServer() === null)('on a server', { timeout: 90_000 * (kills + 2) }, async () => {
    const database = await createTestDatabase();
    await createCorporateGroup(database, 'Norrviken', [sites]);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const url = new URL(testServer() ?? '');
    url.pathname = `/${rows[0]?.name ?? ''}`;
    const root = join(folder, 'intake');
    await killAndFinish(root, url.href);
    expect(placed(root)).toEqual(wantedPlaces);
    expect(await counted(database)).toEqual(wanted);
    await database.close();
  });
});
