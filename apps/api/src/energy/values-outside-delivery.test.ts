import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRecord, type JsonRecord } from '../server/json-document.ts';
import { allPermissionKeys } from '../server/contract.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';
import { dayOf } from '@vinrod/locale/day';
import { emptyMeterDay } from './meter-day/meter-day.ts';
import { writeMeterDays } from './meter-day/meter-day-store.ts';
import { evenDay, withHours } from './testing/store-days.ts';

let app: TestApp;
let group: string;
let access: string;

/** The first days of September 2026, 1 kWh per hour. */
function september(site: string, last: number): ReturnType<typeof evenDay>[] {
  return Array.from({ length: last }, (_, index) => evenDay(site, dayOf(2026, 9, index + 1), 1000));
}

/**
 * September 2026: a site with delivery from the 11th that has values for the whole month, with a gap on the 5th; and a
 * site that lacks the last two days. The clock shows 20 November, whose first hours have been received.
 */
beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  const made = await createCorporateGroup(database, 'Prov', [2]);
  group = made.id;
  const [late = '', gappy = ''] = made.companies.flatMap(({ siteIds }) => siteIds);
  const { id } = await createUser(database, { corporateGroupId: group, permissions: allPermissionKeys });
  access = (await app.sessionOf(id)).access;
  await database.db.updateTable('site').set({ supply_start: '2026-09-11' }).where('id', '=', late).execute();
  const begun = emptyMeterDay(gappy, dayOf(2026, 11, 20), 'hour');
  begun.wh.fill(1000, 0, 7);
  const days = september(late, 30).map((day) =>
    day.day === dayOf(2026, 9, 5) ? withHours(day, { 3: null }) : day,
  );
  await writeMeterDays(
    database.db,
    group,
    [...days, ...september(gappy, 28), evenDay(gappy, dayOf(2026, 11, 19), 1000), begun],
    () => new Date('2026-11-20T06:00:00Z'),
  );
});

afterAll(() => app.close());

async function ask(path: string, period = 'start_date=2026-09-01&end_date=2026-09-30'): Promise<JsonRecord> {
  const { status, body } = await app.request('GET', `/api/v1/${path}${period}`, { access });
  expect(status).toBe(200);
  return body;
}

function first(list: unknown): JsonRecord {
  const [item]: readonly unknown[] = Array.isArray(list) ? list : [];
  return isRecord(item) ? item : {};
}

const report = (name: string): string => `corporategroups/${group}/analytics/${name}`;

test('figures issue 15: values outside a delivery make up for no gap within another', async () => {
  const dashboard = await ask(`sites/corporategroup/${group}/dashboard-data/?`);
  // 20 and 30 days should have values; 48 do.
  expect(dashboard['coverage_percent']).toBe(96);
  const customers = await ask(`${report('compilation-of-customer-number')}/?`);
  expect(first(customers['rows'])).toMatchObject({ missing_hours: 48, quality: 'incomplete' });
  for (const resolution of ['month', 'year', 'week', 'day', 'hour']) {
    const graph = await ask(`${report('line-graphs')}/?resolution=${resolution}&sum=true&`);
    const { points } = first(graph['series']);
    const missing = (Array.isArray(points) ? points : []).reduce<number>(
      (sum, point) => sum + (isRecord(point) ? Number(point['missing_hours'] ?? 0) : 0),
      0,
    );
    expect([resolution, missing]).toEqual([resolution, 48]);
  }
});

test('figures issue 15: a gap outside the delivery is not missed, in no place', async () => {
  const outlets = await ask(`${report('outlet-profiles')}/?`);
  expect(first(outlets['rows'])).toMatchObject({ missing_hours: 0, quality: 'measured' });
  const sheets = await ask(`${report('time-sheets')}/?resolution=day&`);
  expect(first(sheets['sites'])).toMatchObject({ missing_hours: 0, incomplete_count: 0 });
});

test('figures issue 15: hours to come of the day that has begun are not missed, in no place', async () => {
  const days = 'start_date=2026-11-19&end_date=2026-11-20';
  const gappy = first((await ask(`${report('outlet-profiles')}/?`, days))['rows']);
  expect(gappy).toMatchObject({ total_kwh: 31, missing_hours: 0 });
  const customers = await ask(`${report('compilation-of-customer-number')}/?`, days);
  // The other site has no value for the day before.
  expect(first(customers['rows'])).toMatchObject({ missing_hours: 24 });
  const sheets = await ask(`${report('time-sheets')}/?resolution=hour&`, days);
  const sites = Array.isArray(sheets['sites']) ? sheets['sites'] : [];
  expect(sites.map((site) => (isRecord(site) ? site['missing_hours'] : null))).toEqual([24, 0]);
});
