import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isRecord, type JsonRecord } from '../server/json-document.ts';
import { serviceScopes } from '../server/service-caller.ts';
import { clientSecretHash, newClientSecret } from '../service-accounts/client-secret.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import type { Database } from '../store/database.ts';
import { freePort, runApi, untilHealthy, type ApiProcess } from '../testing/api-process.ts';
import { createTestDatabase, testServer } from '../testing/test-database.ts';
import { organisation, rowsOfEveryKind } from './testing/rows-of-every-kind.ts';

/** Kills of every kind of intake, `KILLS=20` for the whole proof; without it, one kill of an intake of meter values. */
const wantedKills = process.env['KILLS'];
const kills = Number(wantedKills ?? 1);

const account = { id: randomUUID(), secret: newClientSecret() };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-intake-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function addAccount({ db }: Database): Promise<void> {
  const now = new Date();
  await db
    .insertInto('service_account')
    .values({
      id: account.id,
      name: 'Kundsystemet',
      scopes: [...serviceScopes],
      created_at: now,
      created_by: null,
      created_by_name: 'Karin Åberg',
    })
    .execute();
  await db
    .insertInto('service_account_secret')
    .values({
      id: randomUUID(),
      account_id: account.id,
      secret_hash: clientSecretHash(account.secret),
      created_at: now,
    })
    .execute();
}

/** A portal that runs as in production. */
interface Portal {
  readonly api: ApiProcess;
  readonly address: string;
  readonly token: string;
}

async function start(databaseUrl: string | null): Promise<Portal> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const api = runApi('main.ts', [], {
    PORT: String(port),
    PUBLIC_URL: address,
    TOKEN_SECRET: 'Zx8mQ2vN7rT4kL9wB3cF6hJ1sD5gP0yA-uE',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Portalen <no-reply@el.example>',
    LOG_LEVEL: 'silent',
    ...(databaseUrl === null ? { DATA_DIR: folder } : { DATABASE_URL: databaseUrl }),
  });
  await untilHealthy(api, port);
  const response = await fetch(`${address}/api/v1/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${account.id}:${account.secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const body: unknown = await response.json();
  return { api, address, token: isRecord(body) ? String(body['access_token']) : '' };
}

async function stop({ api }: Portal): Promise<void> {
  api.child.kill('SIGKILL');
  await api.ended;
}

/** Puts rows and returns what was answered, until the end or until `answered` wants no more. */
async function put(
  { address, token }: Portal,
  kind: string,
  rows: readonly object[],
  answered: (lines: readonly JsonRecord[]) => void = () => undefined,
): Promise<readonly JsonRecord[]> {
  const response = await fetch(`${address}/api/v1/supplier/${kind}/`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-ndjson' },
    body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  });
  expect(response.status).toBe(200);
  let text = '';
  let lines: readonly JsonRecord[] = [];
  try {
    for await (const part of (response.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream())) {
      text += part;
      lines = text
        .slice(0, text.lastIndexOf('\n') + 1)
        .split('\n')
        .filter((line) => line !== '')
        .map((line): unknown => JSON.parse(line))
        .filter(isRecord);
      answered(lines);
    }
  } catch {
    // The process was killed while it answered.
  }
  return lines;
}

async function putOrganisation(portal: Portal): Promise<void> {
  for (const [kind, rows] of Object.entries(organisation)) await put(portal, kind, rows);
}

/** Kills the portal in the middle of an intake again and again, then lets it end. */
async function killAndFinish(
  databaseUrl: string | null,
  kind: string,
  rows: readonly object[],
): Promise<void> {
  const acknowledged = new Set<unknown>();
  for (let round = 0; round < kills; round += 1) {
    const portal = await start(databaseUrl);
    if (round === 0) await putOrganisation(portal);
    // Somewhere in the request, another place each time.
    const wanted = Math.floor((rows.length * (round + 1)) / (kills + 1));
    const lines = await put(portal, kind, rows, ({ length }) => {
      if (length >= wanted) portal.api.child.kill('SIGKILL');
    });
    for (const { key, result } of lines) if (result === 'created') acknowledged.add(key);
    await stop(portal);
  }
  expect(acknowledged.size).toBeGreaterThan(0);
  const portal = await start(databaseUrl);
  const lines = await put(portal, kind, rows);
  await stop(portal);
  expect(lines).toHaveLength(rows.length + 1);
  const lost = lines.filter(({ key, result }) => acknowledged.has(key) && result !== 'unchanged');
  expect(lost).toEqual([]);
  expect(lines.filter(({ result }) => result === 'refused')).toEqual([]);
}

async function countsOf({ db }: Database, count: string): Promise<unknown> {
  const { rows } = await sql.raw(count).execute(db);
  return rows[0];
}

const proved =
  wantedKills === undefined ? rowsOfEveryKind.filter(({ kind }) => kind === 'meter-values') : rowsOfEveryKind;

describe.each(proved)('kill -9 in the middle of $kind loses and doubles nothing', (tried) => {
  const { kind, rows, count } = tried;
  const all = tried.before + rows.length;
  const wanted = { stored: all, noted: all };

  test('on the embedded database', { timeout: 60_000 * (kills + 1) }, async () => {
    const settings = { dataDir: folder, databaseUrl: null };
    const first = await openDatabase(settings);
    await migrate(first);
    await addAccount(first);
    await first.close();
    await killAndFinish(null, kind, rows);
    const again = await openDatabase(settings);
    expect(await countsOf(again, count)).toEqual(wanted);
    await again.close();
  });

  test.skipIf(testServer() === null)('on a server', { timeout: 60_000 * (kills + 1) }, async () => {
    const database = await createTestDatabase();
    await addAccount(database);
    const { rows: names } = await sql<{
      name: string;
    }>`select current_database() as name`.execute(database.db);
    const url = new URL(testServer() ?? '');
    url.pathname = `/${names[0]?.name ?? ''}`;
    await killAndFinish(url.href, kind, rows);
    expect(await countsOf(database, count)).toEqual(wanted);
    await database.close();
  });
});
