import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administratorPermissions } from '../permissions/default-roles.ts';
import { recordAt, type JsonRecord } from '../server/json-document.ts';
import { serviceScopes } from '../server/service-caller.ts';
import { listen, type ListeningServer } from '../start/http-server.ts';
import { freePort } from '../testing/api-process.ts';
import { createTestServiceAccount } from '../testing/service-accounts-of-tests.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../../../docs/guides/first-supplier.mjs');

let app: TestApp;
let server: ListeningServer;
let runScript: () => Promise<readonly string[]>;
let access: string;
let groupId: string;

beforeAll(async () => {
  app = await createTestApp({ demo: false });
  const port = await freePort();
  server = await listen('127.0.0.1', port);
  server.serve((request) => app.fetch(request));
  const { id, secret } = await createTestServiceAccount(app, serviceScopes);
  runScript = async () => {
    const { stdout } = await run(process.execPath, [script], {
      env: {
        PORTAL_URL: `http://127.0.0.1:${port}`,
        CLIENT_ID: id,
        CLIENT_SECRET: secret,
        // The clock of the server stands still the day after.
        LAST_DAY: '2026-11-19',
      },
    });
    return stdout.trim().split('\n');
  };
  await runScript();
  const { db } = app.deps.database;
  groupId = (await db.selectFrom('corporate_group').select('id').executeTakeFirstOrThrow()).id;
  const customer = await createUser(app.deps.database, {
    corporateGroupId: groupId,
    isAdmin: true,
    permissions: administratorPermissions,
  });
  ({ access } = await app.sessionOf(customer.id));
}, 120_000);

afterAll(async () => {
  await server.stop();
  await app.close();
});

async function read(path: string): Promise<JsonRecord> {
  const { status, body, text } = await app.request('GET', `/api/v1/${path}`, { access });
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  return body;
}

/** Tells why there is no change, and there is one. The year of a factor is null over several years. */
const mayBeNull = ['change_percent_reason', 'emission_factor_year'];

const year = 'start_date=2025-11-01&end_date=2026-10-31';

/** Consumption and cost of the year by the plainest query over what is stored. */
async function plainSums(): Promise<{ kwh: number; sek: number }> {
  const { rows } = await sql<{ kwh: number; sek: number }>`
    select (sum(step.wh) / 1000.0)::float8 as kwh,
      (sum(step.wh::numeric * (price.ore + surcharge.ore_per_mwh)) / 100000000)::float8 as sek
    from meter_day
    join site on site.id = meter_day.site_id
    join company_surcharge as surcharge on surcharge.company_id = site.company_id
    join spot_price_day on spot_price_day.price_area = site.price_area and spot_price_day.day = meter_day.day
    cross join lateral unnest(meter_day.wh) with ordinality as step (wh, hour)
    join lateral unnest(spot_price_day.ore_per_mwh) with ordinality as price (ore, hour) on price.hour = step.hour
    where meter_day.day between '2025-11-01' and '2026-10-31'`.execute(app.deps.database.db);
  return rows[0] ?? { kwh: 0, sek: 0 };
}

describe('adoption B2: from an empty production database, the script of docs/guides/first-supplier.md', () => {
  test('changes nothing when it runs again', async () => {
    const lines = await runScript();
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(line).toMatch(/: 0 created, 0 changed, [1-9]\d* unchanged$/);
  }, 60_000);

  test('gives the customer a dashboard without a gap, equal to the plainest sums', async () => {
    const dashboard = await read(`sites/corporategroup/${groupId}/dashboard-data/?${year}`);
    const missing = Object.keys(dashboard).filter(
      (name) => dashboard[name] === null && !mayBeNull.includes(name),
    );
    expect(missing).toEqual([]);
    expect(dashboard).toMatchObject({ site_count: 3, sites_without_data: 0, coverage_percent: 100 });
    expect(recordAt(dashboard, 'unpaid_invoices', 'dashboard')).toMatchObject({ count: 4 });
    const { kwh, sek } = await plainSums();
    expect(kwh).toBeGreaterThan(1_000_000);
    expect(dashboard['total_consumption_kwh']).toBeCloseTo(kwh, 3);
    expect(dashboard['cost_sek']).toBeCloseTo(sek, 1);
    expect(Number(dashboard['emissions_kg'])).toBeGreaterThan(0);
  });

  test('gives them time sheets with cost, emissions, price and temperature', async () => {
    const sheet = await read(`corporategroups/${groupId}/analytics/time-sheets/?${year}&resolution=month`);
    const text = JSON.stringify(sheet);
    expect(text).not.toContain('"cost_sek":null');
    expect(text).not.toContain('"temperature_celsius":null');
    expect(text).toContain('"cost_sek":');
  });

  test('gives them tariffs with a recommendation, and an invoice for each company and month', async () => {
    const report = await read(
      `corporategroups/${groupId}/analytics/monthly-report/compilation-of-subscriptions/?${year}`,
    );
    expect(JSON.stringify(report)).toContain('Effekt lågspänning');
    const invoices = await read(`corporategroups/${groupId}/invoices/?limit=100`);
    expect(invoices).toMatchObject({ count: 24 });
    const contacts = await read(`corporategroups/${groupId}/contacts/`);
    expect(JSON.stringify(contacts)).toContain('Kundservice');
  });

  test('lets a certificate be issued for a year that is settled', async () => {
    const { body } = await app.request('GET', '/api/v1/exports/residual-mix-year/', { access });
    expect(JSON.stringify(body)).toContain('2024');
    const companies = await app.deps.database.db.selectFrom('company').select('id').execute();
    const preview = await app.request('POST', '/api/v1/exports/certificate-preview/', {
      access,
      body: {
        corporate_group: groupId,
        companies: companies.map(({ id }) => id),
        sites: null,
        year: 2024,
      },
    });
    expect(preview.status).toBe(200);
    expect(preview.body['certificates']).toMatchObject([
      { product: 'hydro', coverage_percent: 100 },
      { product: 'residual_mix', coverage_percent: 100 },
    ]);
  });

  test('gives them what an expert found in their values and signed', async () => {
    const analytics = `/api/v1/corporategroups/${groupId}/analytics/time-sheets`;
    const path = `${analytics}/update-suggestions/`;
    const expert = await createUser(app.deps.database, {
      permissions: [
        'admin_can_view_time_report',
        'admin_can_update_expert_suggestions',
        'can_view_corporate_group_list',
      ],
    });
    const { access: ofExpert } = await app.sessionOf(expert.id);
    const period = { start_date: '2025-11-01', end_date: '2026-10-31' };
    const proposed = await app.request('PATCH', path, {
      access: ofExpert,
      body: { suggestions: [], propose: { period } },
    });
    expect(proposed.status).toBe(200);
    const found = proposed.list.map((suggestion) => Object(suggestion));
    expect(found.map(({ category }) => category).toSorted()).toEqual([
      'night_use',
      'subscription',
      'subscription',
    ]);
    expect(found).toContainEqual(
      expect.objectContaining({ category: 'night_use', status: 'proposed', author: null }),
    );
    const [first] = found;
    const { id, title, text, category, priority, site } = first;
    const signed = { id, title, text, category, priority, period, site: site.uuid, status: 'in_progress' };
    const answer = await app.request('PATCH', path, { access: ofExpert, body: { suggestions: [signed] } });
    expect(answer.status).toBe(200);
    const seen = await app.request('GET', `${analytics}/expert-suggestions/?${year}`, { access });
    expect(seen.list).toContainEqual(expect.objectContaining({ id, title, status: 'in_progress' }));
  });
});
