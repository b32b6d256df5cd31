import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeSiteSet } from '@vinrod/api-client/contract';
import { dayOf } from '@vinrod/locale/day';
import { storeEvenDays } from '../energy/testing/store-days.ts';
import { isRecord } from '../server/json-document.ts';
import { freePort } from '../testing/api-process.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser } from '../testing/test-people.ts';
import { listen, type ListeningServer } from './http-server.ts';

const siteCount = 20_000;

let app: TestApp;
let server: ListeningServer;
let port: number;
let group: string;
let access: string;

/** Adds the sites, each with its number in Wh as every hourly value of 1 May 2026. */
async function addSites(companyId: string): Promise<void> {
  const { database } = app.deps;
  const { rows } = await sql<{ id: string; number: number }>`
    insert into site (corporate_group_id, id, company_id, site_id, name)
    select ${group}::uuid, gen_random_uuid(), ${companyId}::uuid, place::text, 'Butik ' || place
    from generate_series(1, ${siteCount}::integer) as place
    returning id, number`.execute(database.db);
  const day = dayOf(2026, 5, 1);
  const wh = new Map(rows.map(({ id, number }) => [id, number]));
  await storeEvenDays(database, group, wh, { first: day, last: day });
}

beforeAll(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  const { id, companies } = await createCorporateGroup(database, 'Norrviken', [0]);
  group = id;
  await addSites(companies[0]?.id ?? '');
  const permissions = ['cg_can_view_time_report', 'cg_can_view_monthly_report'] as const;
  const user = await createUser(database, { corporateGroupId: group, permissions });
  access = (await app.sessionOf(user.id)).access;
  port = await freePort();
  server = await listen('127.0.0.1', port);
  server.serve((incoming) => app.fetch(incoming));
});

afterAll(async () => {
  await server.stop();
  await app.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
  /** Bytes of URL and headers sent. */
  readonly sent: number;
}

async function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const call = request({
    port,
    path,
    agent: false,
    headers: { Authorization: `Bearer ${access}`, ...headers },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  call.on('error', reject);
  call.on('response', (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    response.on('end', () =>
      resolve({ status: response.statusCode, body: JSON.parse(text), sent: call.socket?.bytesWritten ?? 0 }),
    );
  });
  call.end();
  return promise;
}

function customerNumbers(sites: string): Promise<Answer> {
  const days = 'start_date=2026-05-01&end_date=2026-05-31';
  return get(`/api/v1/corporategroups/${group}/analytics/compilation-of-customer-number/?${days}&${sites}`);
}

function firstRow(body: unknown): unknown {
  return isRecord(body) && Array.isArray(body['rows']) ? body['rows'][0] : undefined;
}

test('security 58: a report over every second of 20 000 sites fits in 4 kB of address and headers', async () => {
  const numbers = Array.from({ length: siteCount / 2 }, (_, index) => 2 * (index + 1));
  const { status, body, sent } = await customerNumbers(`site_set=${encodeSiteSet(numbers)}`);
  expect(status).toBe(200);
  const wh = 24 * numbers.reduce((sum, number) => sum + number, 0);
  expect(firstRow(body)).toMatchObject({ site_count: numbers.length, consumption_kwh: wh / 1000 });
  expect(sent).toBeLessThan(4096);
});

test('security 58: as many ids of sites as fit come through, for the contract to judge', async () => {
  const nobodys = Array.from({ length: 650 }, () => `site_id=${randomUUID()}`);
  expect((await customerNumbers(nobodys.join('&'))).status).toBe(404);
});

test('security 58: 33 kB of headers, in the address or beside it, are refused in the form of every error', async () => {
  const tooMuch = { type: 'non_field_error', details: { message: 'Det som skickades är för stort.' } };
  const nobodys = Array.from({ length: 750 }, () => `site_id=${randomUUID()}`);
  const answers = [
    await customerNumbers(nobodys.join('&')),
    await get('/api/health', { 'X-Long': 'x'.repeat(33 * 1024) }),
  ];
  expect(answers).toMatchObject([
    { status: 431, body: tooMuch },
    { status: 431, body: tooMuch },
  ]);
  expect((await get('/api/health', { 'X-Long': 'x'.repeat(31 * 1024) })).status).toBe(200);
});
