import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import type { ReportRequest } from '../../energy/report-request.ts';
import { storeEvenDays } from '../../energy/testing/store-days.ts';
import { xlsxFile } from '../../files/xlsx.ts';
import type { Database, Queries } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createCorporateGroup } from '../../testing/test-people.ts';
import { monthlySheets, outletSheet } from './monthly-sheets.ts';

let database: Database;
let request: ReportRequest;

beforeAll(async () => {
  database = await createTestDatabase();
  const group = await createCorporateGroup(database, 'Prov', [60]);
  const sites = new Map(group.companies.flatMap(({ siteIds }) => siteIds.map((id) => [id, 1000] as const)));
  const period = { first: dayOf(2026, 5, 1), last: dayOf(2026, 10, 31) };
  await storeEvenDays(database, group.id, sites, { first: dayOf(2026, 9, 1), last: period.last });
  const scope = { corporateGroupId: group.id, companyIds: null, siteGroupIds: [] };
  request = { scope, siteIds: null, period, today: dayOf(2026, 11, 20), language: 'sv' };
}, 60_000);

afterAll(() => database.close());

/** The same database, counting its queries. */
function counted(): { readonly db: Queries; readonly asked: () => number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: database.db.withPlugin(plugin), asked: () => count };
}

async function readWhole(parts: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const part of parts) if (part !== undefined) count += 1;
  return count;
}

test('a workbook asks the database as it is read, and for nothing more when the client leaves', async () => {
  const whole = counted();
  await readWhole(xlsxFile(await monthlySheets(whole.db, request, 'Prov', null)));
  const left = counted();
  const file = xlsxFile(await monthlySheets(left.db, request, 'Prov', null));
  await file.next();
  const before = left.asked();
  await file.return();
  await database.ping(5000);
  expect(left.asked()).toBe(before);
  expect(whole.asked()).toBeGreaterThan(before + 10);
});

test('sites whose months are not kept are read a few at a time', async () => {
  const { db, asked } = counted();
  const sites = await database.db.selectFrom('site').select('id').limit(24).execute();
  const { rows } = await outletSheet(db, { ...request, siteIds: sites.map(({ id }) => id) });
  const seen: number[] = [];
  for await (const row of rows) if (row.length > 0) seen.push(asked());
  expect(seen).toHaveLength(24 * 6);
  // 4 000 days at a time cover 21 sites of 184 days.
  expect(new Set(seen).size).toBe(2);
  expect(seen[0]).toBeLessThan(seen.at(-1) ?? 0);
});
