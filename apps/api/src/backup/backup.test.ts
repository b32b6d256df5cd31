import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSupplier } from '../config/supplier.ts';
import { ensureDemoData } from '../seed/index.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { migrations } from '../store/migrations/index.ts';
import { openEmbedded } from '../store/open-database.ts';
import { testCluster } from '../testing/test-cluster.ts';
import { createPlainDatabase, createTestDatabase } from '../testing/test-database.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { dataTables } from './table-list.ts';

const now = new Date('2024-01-10T05:00:00Z');

let folder: string;
let source: Database;

/**
 * The embedded database even when the tests run on a server, so that the backup then goes from one kind to the other.
 */
async function embedded(): Promise<Database> {
  const { database } = await openEmbedded({ folder: null, template: null });
  await migrate(database);
  return database;
}

beforeAll(async () => {
  source = await embedded();
  const log = { info: () => undefined };
  await ensureDemoData({
    database: source,
    clock: { now: () => now },
    supplier: readSupplier({}, true),
    log,
  });
});

afterAll(() => source.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinrod-backup-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A hash of every row of every table. */
async function contents(database: Database): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await dataTables(database.db)) {
    const { rows } = await sql<{ row: string }>`select to_json(kept)::text as row
      from ${sql.table(table)} as kept`.execute(database.db);
    const lines = rows.map(({ row }) => row).toSorted();
    hashes[table] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
  }
  return hashes;
}

describe('security 65: a backup', () => {
  test('comes back whole in an empty database, and once more in an embedded one', async () => {
    const first = join(folder, 'first.gz');
    const written = await writeBackup(source, first, now);
    expect(statSync(first).mode & 0o777).toBe(0o600);
    const target = await createPlainDatabase();
    expect(await restoreBackup(target, first)).toBe(written);
    const expected = await contents(source);
    expect(await contents(target)).toEqual(expected);

    const second = join(folder, 'second.gz');
    await writeBackup(target, second, now);
    await target.close();
    const back = await embedded();
    await restoreBackup(back, second);
    expect(await contents(back)).toEqual(expected);
    await back.close();
  });

  test('leaves a database that works on: rules hold, numbers go on, names sort', async () => {
    const file = join(folder, 'a.gz');
    await writeBackup(source, file, now);
    const target = await createPlainDatabase();
    await restoreBackup(target, file);
    const role = await target.db
      .insertInto('role')
      .values({ name: 'ny', display_name: 'Ny', description: '', kind: 'internal' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ highest: number }>`select max(id) as highest from role`.execute(target.db);
    expect(role.id).toBe(rows[0]?.highest);
    const orphan = { user_id: '00000000-0000-4000-8000-000000000000', role_id: role.id };
    await expect(target.db.insertInto('user_role').values(orphan).execute()).rejects.toThrow(/foreign key/);
    const before = await sql<{ wh: number }>`select sum(total_wh)::bigint as wh from site_month`.execute(
      target.db,
    );
    await sql`delete from meter_day`.execute(target.db);
    const after = await sql<{ wh: number }>`select sum(total_wh)::bigint as wh from site_month`.execute(
      target.db,
    );
    expect([(before.rows[0]?.wh ?? 0) > 0, after.rows[0]?.wh]).toEqual([true, 0]);
    await target.close();
  });
});

async function refusal(file: string, target: Database): Promise<string> {
  const message = await restoreBackup(target, file).then(
    () => 'restored',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  expect((await contents(target))['corporate_group']).toMatch(/^0 /);
  return message;
}

describe('refuses', () => {
  test('what is missing, damaged, cut short or of another version', async () => {
    const newest = Object.keys(migrations).at(-1) ?? '';
    const good = join(folder, 'good.gz');
    await writeBackup(source, good, now);
    const bad = join(folder, 'bad.gz');
    const target = await createPlainDatabase();
    const cases: readonly (readonly [Buffer, string])[] = [
      [Buffer.from('hello'), `The file ${bad} is no whole backup.`],
      [gzipSync('{}\n'), `The file ${bad} is no whole backup.`],
      [readFileSync(good).subarray(0, 60_000), `The file ${bad} is no whole backup.`],
      [
        gzipSync(gunzipSync(readFileSync(good)).toString('utf8').split('\n').slice(0, -2).join('\n')),
        `The file ${bad} is no whole backup.`,
      ],
      [
        gzipSync(gunzipSync(readFileSync(good)).toString('utf8').replace('0001_', '0000_')),
        `The backup is of no version that this one comes from (${newest}).`,
      ],
      [
        gzipSync(
          gunzipSync(readFileSync(good)).toString('utf8').replace(`"${newest}"`, `"${newest}","9999_later"`),
        ),
        'The backup is of a newer version (9999_later); restore it with that one.',
      ],
    ];
    for (const [bytes, message] of cases) {
      writeFileSync(bad, bytes);
      expect(await refusal(bad, target)).toBe(message);
    }
    expect(await refusal(join(folder, 'none.gz'), target)).toMatch(/does not exist\.$/);
    await target.close();
  });

  test.skipIf(testCluster() === null)('a database whose rows lie on several servers', async () => {
    const database = await createTestDatabase();
    await expect(writeBackup(database, join(folder, 'backup'), now)).rejects.toThrow('on several servers');
    await expect(restoreBackup(database, join(folder, 'backup'))).rejects.toThrow('on several servers');
    await database.close();
  });

  test('a database that is in use', async () => {
    const file = join(folder, 'a.gz');
    await writeBackup(source, file, now);
    await expect(restoreBackup(source, file)).rejects.toThrow(
      'The database holds data already; restore into an empty one.',
    );
  });

  test('figures polish: a file that is there already is left as it is', async () => {
    const file = join(folder, 'äldre.gz');
    writeFileSync(file, 'older');
    await expect(writeBackup(source, file, now)).rejects.toThrow(/is there already/);
    expect(readFileSync(file, 'utf8')).toBe('older');
  });

  test('a file that cannot be written, and leaves nothing behind', async () => {
    const file = join(folder, 'missing', 'a.gz');
    await expect(writeBackup(source, file, now)).rejects.toThrow(/cannot be written/);
    expect(existsSync(`${file}.unfinished`)).toBe(false);
  });
});
