import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSupplier } from '../config/supplier.ts';
import { dayOf, formatDay } from '@vinrod/locale/day';
import { readMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { verifyPassword } from '../identity/password-hash.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from '../store/index.ts';
import { readDemoSites } from './catalogue/sites.ts';
import { demoId } from './demo-id.ts';
import { demoAccounts, demoPassword, ensureDemoData } from './index.ts';

const log = { info: () => undefined };
const norrviken = demoId('corporate group', 'Norrviken Livs');

function start(database: Database, now: string): Promise<void> {
  return ensureDemoData({
    database,
    clock: { now: () => new Date(now) },
    supplier: readSupplier({}, true),
    log,
  });
}

async function allNorrvikenDays(database: Database) {
  const sites = await database.db
    .selectFrom('site')
    .select('id')
    .where('corporate_group_id', '=', norrviken)
    .execute();
  const ids = sites.map((site) => site.id);
  return readMeterDays(database.db, norrviken, ids, dayOf(2023, 1, 1), dayOf(2030, 1, 1));
}

async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [
    'corporate_group',
    'company',
    'site',
    'app_user',
    'news',
    'site_group',
    'contact',
    'meter_day',
  ] as const) {
    const { count } = await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

describe('demo data', () => {
  let database: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    await start(database, '2024-01-20T00:30:00Z');
  }, 60_000);

  afterAll(async () => {
    await database.close();
  });

  test('has three corporate groups, at least twelve companies and sixty sites', async () => {
    const counts = await countRows(database);
    expect(counts['corporate_group']).toBe(3);
    expect(counts['company']).toBeGreaterThanOrEqual(12);
    expect(counts['site']).toBeGreaterThanOrEqual(60);
    expect(counts['news']).toBe(6);
    expect(counts['site_group']).toBe(4);
    expect(counts['contact']).toBe(7);
  });

  test('reads ten sites by quarter', async () => {
    const quarterSites = await database.db
      .selectFrom('meter_day')
      .select('site_id')
      .distinct()
      .where('resolution', '=', 'quarter')
      .execute();
    expect(quarterSites).toHaveLength(10);
  });

  test('reaches from 2024-01-01 through yesterday by Swedish time', async () => {
    const days = await allNorrvikenDays(database);
    const range = [Math.min(...days.map((day) => day.day)), Math.max(...days.map((day) => day.day))];
    expect(range.map(formatDay)).toEqual(['2024-01-01', '2024-01-19']);
  });

  test('lets every account with a password sign in, and nobody else', async () => {
    const users = await database.db
      .selectFrom('app_user')
      .select(['email', 'password_hash', 'status'])
      .execute();
    expect(users).toHaveLength(demoAccounts.length);
    for (const user of users) {
      const account = demoAccounts.find(({ email }) => email === user.email);
      expect(await verifyPassword(demoPassword, user.password_hash)).toBe(account?.canSignIn);
      expect(user.status).toBe(account?.status);
    }
  });

  test('limits views to companies and site groups, and gives a corporate group a role of its own', async () => {
    const limited = await database.db
      .selectFrom('user_corporate_group')
      .innerJoin('app_user', 'app_user.id', 'user_corporate_group.user_id')
      .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
      .innerJoin('role', 'role.id', 'user_role.role_id')
      .select(['app_user.first_name', 'role.display_name'])
      .where('is_limited', '=', true)
      .orderBy('app_user.first_name')
      .execute();
    expect(limited).toEqual([
      { first_name: 'Henrik', display_name: 'Ekonomi' },
      { first_name: 'Karin', display_name: 'Fastighetsförvaltare' },
      { first_name: 'Åsa', display_name: 'Butikschef' },
    ]);
  });

  test("marks Anna's four favourites", async () => {
    const favorites = await database.db
      .selectFrom('site_favorite')
      .innerJoin('app_user', 'app_user.id', 'site_favorite.user_id')
      .innerJoin('site', 'site.id', 'site_favorite.site_id')
      .select('site.name')
      .where('app_user.email', '=', 'anna@norrviken.example')
      .orderBy('site.name')
      .execute();
    expect(favorites.map(({ name }) => name)).toEqual([
      'Butik Stortorget 4',
      'Kontorshus Älvgatan 12',
      'Kyllager Rosenlund',
      'Lager Östra hamnen',
    ]);
  });

  test('a second start changes nothing, a later one adds the days in between', async () => {
    const before = await countRows(database);
    await start(database, '2024-01-20T12:00:00Z');
    expect(await countRows(database)).toEqual(before);
    await start(database, '2024-01-22T12:00:00Z');
    const after = await countRows(database);
    expect({ ...after, meter_day: 0 }).toEqual({ ...before, meter_day: 0 });
    expect((after['meter_day'] ?? 0) - (before['meter_day'] ?? 0)).toBeGreaterThan(100);
  });

  test('a start all at once makes the same values', async () => {
    const other = await createTestDatabase();
    try {
      await start(other, '2024-01-22T12:00:00Z');
      expect(await allNorrvikenDays(other)).toEqual(await allNorrvikenDays(database));
    } finally {
      await other.close();
    }
  }, 60_000);

  test('a start that was interrupted is made up for', async () => {
    const before = await allNorrvikenDays(database);
    await database.db.deleteFrom('spot_price_day').where('day', '>=', '2024-01-15').execute();
    await database.db.deleteFrom('temperature_day').where('day', '>=', '2024-01-15').execute();
    await database.db
      .deleteFrom('meter_day')
      .where('day', '>=', '2024-01-15')
      .where('resolution', '=', 'hour')
      .execute();
    await start(database, '2024-01-22T12:00:00Z');
    expect(await allNorrvikenDays(database)).toEqual(before);
  });
});

describe('the catalogue', () => {
  const sites = [...readDemoSites().values()].flat();

  test('gives every site its own anläggnings-id with the right check digit', () => {
    expect(new Set(sites.map((site) => site.siteId)).size).toBe(sites.length);
    for (const { siteId } of sites) {
      const weighted = [...siteId].map((digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1));
      expect(siteId).toMatch(/^735999000\d{9}$/);
      expect(weighted.slice(0, 17).reduce((sum, value) => sum + value, Number(siteId[17])) % 10).toBe(0);
    }
  });
});
