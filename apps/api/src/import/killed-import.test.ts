import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../store/index.ts';
import { migrate } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { runApi } from '../testing/api-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

/** Kills while a file is imported, `KILLS=20` for the whole proof. */
const kills = Number(process.env['KILLS'] ?? 1);

const sites = 40;
const days = 180;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-killed-import-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A file with a column for each site and a row for each hour. */
function writeValues(): string {
  const path = join(folder, 'values.csv');
  const start = Date.parse('2025-11-01T00:00:00Z');
  const lines = Array.from({ length: days * 24 }, (_, hour) => {
    const values = Array.from({ length: sites }, (__, site) => 1 + ((hour * 7 + site * 13) % 50) / 8);
    return `${new Date(start + hour * 3_600_000).toISOString()},${values.join(',')}`;
  });
  const names = Array.from({ length: sites }, (_, site) => `site-${site}`);
  writeFileSync(path, `${['utc_hour_start', ...names].join(',')}\n${lines.join('\n')}\n`);
  return path;
}

/** What an import leaves, by the tables that it writes. */
async function stored({ db }: Database): Promise<unknown> {
  const { rows } = await sql
    .raw(`select (select count(*)::int from corporate_group) as groups,
    (select count(*)::int from site) as sites,
    (select count(*)::int from meter_day) as days,
    (select sum(total_wh)::bigint::text from meter_day) as wh,
    (select sum(total_wh)::bigint::text from site_month) as wh_by_month,
    (select count(*)::int from meter_day_version) as versions,
    (select count(*)::int from meter_import where added_count > 0) as imports`)
    .execute(db);
  return rows[0];
}

const nothing = {
  groups: 0,
  sites: 0,
  days: 0,
  wh: null,
  wh_by_month: null,
  versions: 0,
  imports: 0,
};

/** Where a database is, for a process and for this test. */
interface Place {
  readonly settings: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
}

/** Imports a file that is killed again and again, each time later, and looks at what is left each time. */
async function killAndFinish({ settings, open }: Place): Promise<void> {
  const path = writeValues();
  const start = () =>
    runApi('cli.ts', ['import-values', path, '--corporate-group', 'Norrviken', '--create'], settings);
  const left = async (): Promise<unknown> => {
    const database = await open();
    const found = await stored(database);
    await database.close();
    return found;
  };
  // Most kills fall into the second half of an import, in which it stores.
  const begun = performance.now();
  const dryRun = await runApi(
    'cli.ts',
    ['import-values', path, '--corporate-group', 'Norrviken', '--create', '--dry-run'],
    settings,
  ).ended;
  expect(dryRun).toMatchObject({ code: 0 });
  const duration = performance.now() - begun;
  expect(await left()).toEqual(nothing);
  const whole = {
    groups: 1,
    sites,
    days: expect.any(Number),
    wh: expect.any(String),
    wh_by_month: expect.any(String),
    versions: 0,
    imports: 1,
  };
  let wasStored = false;
  for (let kill = 0; kill < kills; kill += 1) {
    const command = start();
    await setTimeout(duration * (0.3 + (0.7 * (kill + Math.random())) / kills));
    command.child.kill('SIGKILL');
    await command.ended;
    const found = await left();
    expect(wasStored ? [whole] : [nothing, whole]).toContainEqual(found);
    wasStored ||= JSON.stringify(found) !== JSON.stringify(nothing);
  }
  const { code, output } = await start().ended;
  expect({ code, output }).toMatchObject({ code: 0 });
  const first = await left();
  expect(first).toEqual(whole);
  const again = await start().ended;
  expect(again.output).toContain(
    `Values: 0 new, 0 changed, ${(sites * days * 24).toLocaleString('en')} unchanged`,
  );
  expect(await left()).toEqual(first);
}

describe('kill -9 while a file is imported stores all of it or nothing', () => {
  test('on the embedded database', { timeout: 60_000 * (kills + 3) }, async () => {
    const dataDir = join(folder, 'data');
    const open = () => openDatabase({ dataDir, databaseUrl: null });
    const database = await open();
    await migrate(database);
    await database.close();
    await killAndFinish({ settings: { DATA_DIR: dataDir }, open });
  });

  test.skipIf((process.env['DATABASE_URL'] ?? '') === '')(
    'on a server',
    { timeout: 60_000 * (kills + 3) },
    async () => {
      const database = await createTestDatabase();
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      const url = new URL(process.env['DATABASE_URL'] ?? '');
      url.pathname = `/${rows[0]?.name ?? ''}`;
      await killAndFinish({
        settings: { DATABASE_URL: url.href },
        open: () => openDatabase({ dataDir: folder, databaseUrl: url.href }),
      });
      await database.close();
    },
  );
});
