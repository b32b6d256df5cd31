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
import { createTestDatabase, testServer } from '../testing/test-database.ts';

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
async function stored({ db }: Database): Promise<string> {
  const { rows } = await sql
    .raw(`select (select count(*)::int from corporate_group) as groups,
    (select count(*)::int from site) as sites,
    (select count(*)::int from meter_day) as days,
    (select sum(total_wh)::bigint::text from meter_day) as wh,
    (select sum(total_wh)::bigint::text from site_month) as wh_by_month,
    (select count(*)::int from meter_day_version) as versions,
    (select count(*)::int from meter_import where added_count > 0) as imports`)
    .execute(db);
  return JSON.stringify(rows[0]);
}

const nothing = JSON.stringify({
  groups: 0,
  sites: 0,
  days: 0,
  wh: null,
  wh_by_month: null,
  versions: 0,
  imports: 0,
});

/** Where a database is, for a process and for this test. */
interface Place {
  readonly settings: Readonly<Record<string, string>>;
  readonly open: () => Promise<Database>;
}

/** Imports a file that is killed again and again, each time later, and finds what is left each time. */
async function killAndFinish({ settings, open }: Place) {
  const args = ['import-values', writeValues(), '--corporate-group', 'Norrviken', '--create'];
  const left = async (): Promise<string> => {
    const database = await open();
    const found = await stored(database);
    await database.close();
    return found;
  };
  const begun = performance.now();
  const tried = await runApi('cli.ts', [...args, '--dry-run'], settings).ended;
  const duration = performance.now() - begun;
  const afterKills: string[] = [];
  while (afterKills.length < kills) {
    const command = runApi('cli.ts', args, settings);
    await setTimeout(duration * (0.3 + (0.7 * (afterKills.length + Math.random())) / kills));
    command.child.kill('SIGKILL');
    await command.ended;
    afterKills.push(await left());
  }
  const finished = await runApi('cli.ts', args, settings).ended;
  const whole = await left();
  const again = await runApi('cli.ts', args, settings).ended;
  return {
    codes: [tried.code, finished.code, again.code],
    whole,
    inPart: afterKills.filter((found) => found !== nothing && found !== whole),
    again: /Values: [^;]*/.exec(again.output)?.[0],
    last: await left(),
  };
}

type Outcome = Awaited<ReturnType<typeof killAndFinish>>;

/** What an undisturbed import leaves, and nothing more after it is repeated. */
const wanted: Outcome = {
  codes: [0, 0, 0],
  whole: expect.stringMatching(`^{"groups":1,"sites":${sites},"days":\\d+,.*"versions":0,"imports":1}$`),
  inPart: [],
  again: `Values: 0 new, 0 changed, ${(sites * days * 24).toLocaleString('en')} unchanged`,
  last: expect.any(String),
};

describe('kill -9 while a file is imported stores all of it or nothing', () => {
  test('on the embedded database', { timeout: 60_000 * (kills + 3) }, async () => {
    const dataDir = join(folder, 'data');
    const open = () => openDatabase({ dataDir, databaseUrl: null });
    const database = await open();
    await migrate(database);
    await database.close();
    const outcome = await killAndFinish({ settings: { DATA_DIR: dataDir }, open });
    expect(outcome).toEqual({ ...wanted, last: outcome.whole });
  });

  test.skipIf(testServer() === null)('on a server', { timeout: 60_000 * (kills + 3) }, async () => {
    const database = await createTestDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const url = new URL(testServer() ?? '');
    url.pathname = `/${rows[0]?.name ?? ''}`;
    const outcome = await killAndFinish({
      settings: { DATABASE_URL: url.href },
      open: () => openDatabase({ dataDir: folder, databaseUrl: url.href }),
    });
    expect(outcome).toEqual({ ...wanted, last: outcome.whole });
    await database.close();
  });
});
