import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, testServer } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-killed-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lets a process write until this many writes are acknowledged, and kills it during the next ones. */
async function killWhileWriting(databaseUrl: string, writes: number): Promise<number> {
  const writer = join(import.meta.dirname, '../testing/endless-writer.ts');
  const flags = ['--conditions=vinrod-source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, writer, folder, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > writes) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return Number(output.trimEnd().split('\n').at(-1));
}

/** Names of corporate groups with their number of companies. */
async function written(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    name: string;
    companies: number;
  }>`select name, (select count(*)::integer from company
      where company.corporate_group_id = corporate_group.id) as companies
    from corporate_group`.execute(database.db);
  return new Map(rows.map(({ name, companies }) => [name, companies]));
}

/** Acknowledged corporate groups that are missing, and corporate groups without the company written with them. */
async function damage(database: Database, acknowledged: number) {
  const found = await written(database);
  const names = Array.from({ length: acknowledged }, (_, index) => `Nr ${index + 1}`);
  return {
    lost: names.filter((name) => !found.has(name)),
    halves: [...found].filter(([, companies]) => companies !== 1).map(([name]) => name),
  };
}

test('security 64: what the embedded database has acknowledged survives kill -9 in the middle of writing', async () => {
  const settings = { dataDir: folder, databaseUrl: null };
  const first = await openDatabase(settings);
  await migrate(first);
  await first.close();
  const acknowledged = await killWhileWriting('', 40);
  const again = await openDatabase(settings);
  expect(acknowledged).toBeGreaterThanOrEqual(40);
  expect(await damage(again, acknowledged)).toEqual({ lost: [], halves: [] });
  await again.close();
});

const server = testServer() ?? '';

test.skipIf(server === '')(
  'security 64: what a server has acknowledged survives kill -9 of the process',
  async () => {
    const database = await createTestDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const url = new URL(server);
    url.pathname = `/${rows[0]?.name ?? ''}`;
    const acknowledged = await killWhileWriting(url.href, 40);
    expect(acknowledged).toBeGreaterThanOrEqual(40);
    expect(await damage(database, acknowledged)).toEqual({ lost: [], halves: [] });
    await database.close();
  },
);
