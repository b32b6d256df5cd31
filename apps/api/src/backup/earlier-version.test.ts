import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyChain } from '../audit/verify-chain.ts';
import { reachThatDiffers } from '../energy/testing/reach-that-differs.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { migrations } from '../store/migrations/index.ts';
import { textAt } from '../server/json-document.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createPlainDatabase, createUnmigratedDatabase } from '../testing/test-database.ts';
import { testPassword } from '../testing/test-people.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { migrationNames } from './table-list.ts';

/** Written by the version of migration 0036: a month of two sites, an invoice, and somebody with an authenticator app. */
const earlier = join(import.meta.dirname, 'testing/0036.gz');
const rowsOfEarlier = 658;
const appSecret = 'HK7L5NI2YL43B63DT2IXN3TV3EN6GDXJ';
const corporateGroup = '115d3206-51b1-85c6-97cc-4f63101193a4';

const newest = Object.keys(migrations);

let database: Database;
let folder: string;

beforeEach(async () => {
  database = await createUnmigratedDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vinrod-earlier-'));
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('adoption O4: a backup of an earlier version', () => {
  test('is restored and brought to the form of this version, with its values, invoices and audit log', async () => {
    expect(await restoreBackup(database, earlier)).toBe(rowsOfEarlier);
    expect(await migrationNames(database.db)).toEqual(newest);
    const app = await createTestApp({}, database, createTestClock('2024-12-20T06:00:30+01:00'));
    const admin = await database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'admin@vinrod.example')
      .executeTakeFirstOrThrow();
    const { access } = await app.sessionOf(admin.id);
    const report = await app.request(
      'GET',
      `/api/v1/corporategroups/${corporateGroup}/analytics/monthly-report/compilation-of-subscriptions/?start_date=2024-11-01&end_date=2024-11-30`,
      { access },
    );
    expect([report.status, report.text.includes('0028fa26-9f2a-8707-8722-dbcbff99ab88')]).toEqual([
      200,
      true,
    ]);
    const invoices = await app.request('GET', `/api/v1/corporategroups/${corporateGroup}/invoices/`, {
      access,
    });
    expect(invoices.text).toContain('4100232014');
    const { rows } = await sql<{ wh: number }>`select sum(total_wh)::bigint as wh from shown_month
      where month = '2024-11-01'`.execute(database.db);
    expect(rows[0]?.wh).toBe(26_505_367);
    const reach = await database.db.selectFrom('site_reach').select('site_id').execute();
    expect([reach.length > 0, await reachThatDiffers(database.db)]).toEqual([true, []]);
    expect(await verifyChain(database.db)).toMatchObject({ intact: 2, brokenAt: null, isHeadDamaged: false });
  });

  test('lets people sign in as before: password, and the app that was enrolled there', async () => {
    await restoreBackup(database, earlier);
    const clock = createTestClock('2024-12-20T06:01:00+01:00');
    const app = await createTestApp({}, database, clock);
    const { body } = await app.request('POST', '/api/v1/login', {
      body: { email: 'annan@version.example', password: testPassword },
    });
    const otp = new TOTP({ secret: Secret.fromBase32(appSecret) }).generate({
      timestamp: clock.now().getTime(),
    });
    const answer = await app.request('POST', '/api/v1/verify-otp', {
      body: { token: textAt(body, 'token', 'login'), otp },
    });
    expect(answer.status).toBe(200);
    await app.deps.background.settled();
  });

  test('can be backed up again, and that restored once more', async () => {
    await restoreBackup(database, earlier);
    const file = join(folder, 'newer.gz');
    const rows = await writeBackup(database, file, new Date('2024-12-20T06:00:00Z'));
    const target = await createPlainDatabase();
    expect(await restoreBackup(target, file)).toBe(rows);
    await target.close();
  });

  test('is restored into a database of its own form that a killed restore left empty', async () => {
    await migrate(database, '0036_invoice_originals');
    expect(await restoreBackup(database, earlier)).toBe(rowsOfEarlier);
    expect(await migrationNames(database.db)).toEqual(newest);
  });

  test('is refused by a database that has a newer form already, which stays as it was', async () => {
    const target = await createPlainDatabase();
    await expect(restoreBackup(target, earlier)).rejects.toThrow(
      'The backup is of an earlier version (0036_invoice_originals); restore it into a database that has no tables yet.',
    );
    expect(await migrationNames(target.db)).toEqual(newest);
    await target.close();
  });
});
