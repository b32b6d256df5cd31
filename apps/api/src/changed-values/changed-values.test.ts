import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, type Day } from '@vinrod/locale/day';
import {
  createCertificateScene,
  perHour,
  type CertificateScene,
} from '../certificates/testing/certificate-scene.ts';
import { writeMeterDays } from '../energy/meter-day/meter-day-store.ts';
import { evenDay } from '../energy/testing/store-days.ts';
import type { IssuedInvoice } from '../invoices/issue-invoices.ts';
import { makeInvoice } from '../invoices/making/make-invoice.ts';
import { issueTestInvoice, workedPrices, workedSite } from '../invoices/testing/test-invoice.ts';
import { isRecord, type JsonRecord } from '../server/json-document.ts';
import { createUser } from '../testing/test-people.ts';

const path = '/api/v1/changed-values/';
const hourWh = 50_000;
const january = { first: dayOf(2026, 1, 1), last: dayOf(2026, 1, 31) };

let scene: CertificateScene;
let access: string;
let sites: readonly string[];
let invoice: IssuedInvoice;
let partial: IssuedInvoice;
let certificate: string;

const permissions = ['can_view_invoice', 'cg_can_export_certificate'] as const;

async function store(siteId: string, days: readonly Day[], wh: number, receivedAt: string): Promise<void> {
  await writeMeterDays(
    scene.app.deps.database.db,
    scene.corporateGroup.id,
    days.map((day) => evenDay(siteId, day, wh)),
    () => new Date(receivedAt),
  );
}

const daysOf = (first: Day, last: Day) =>
  Array.from({ length: last - first + 1 }, (_unused, at) => first + at);

async function invoiceFor(siteId: string, period: { first: Day; last: Day }): Promise<IssuedInvoice> {
  const wh = (period.last - period.first + 1) * 24 * hourWh;
  const draft = makeInvoice([{ ...workedSite(siteId), period, wh }], 'hydro', workedPrices);
  return issueTestInvoice(scene.app.deps.database, scene.corporateGroup, { draft, period });
}

beforeAll(async () => {
  scene = await createCertificateScene();
  sites = scene.corporateGroup.companies.flatMap(({ siteIds }) => siteIds);
  const user = await createUser(scene.app.deps.database, {
    corporateGroupId: scene.corporateGroup.id,
    permissions,
  });
  access = (await scene.app.sessionOf(user.id)).access;
  for (const site of sites)
    await store(site, daysOf(january.first, january.last), hourWh, '2026-02-02T05:00Z');
  invoice = await invoiceFor(sites[0] ?? '', january);
  partial = await invoiceFor(sites[0] ?? '', { first: dayOf(2026, 1, 10), last: dayOf(2026, 1, 20) });
  await scene.ask();
  certificate = String((await scene.issued())[0]?.['id']);
});

afterAll(() => scene.app.close());

async function changed(query: string, by = access): Promise<JsonRecord[]> {
  const { body, status } = await scene.app.request('GET', `${path}?${query}`, { access: by });
  expect(status).toBe(200);
  const { documents } = body;
  return Array.isArray(documents) ? documents.filter(isRecord) : [];
}

/** The sum of a site's values, value by value. */
async function kwhOf(siteIds: readonly string[], first: string, last: string): Promise<number> {
  const { rows } = await sql<{ kwh: number }>`select sum(value)::numeric / 1000 as kwh
    from meter_day cross join unnest(wh) as value
    where site_id = any(${[...siteIds]}::uuid[]) and day between ${first}::date and ${last}::date`.execute(
    scene.app.deps.database.db,
  );
  return rows[0]?.kwh ?? 0;
}

const asked = () => `invoice=${invoice.id}&invoice=${partial.id}&certificate=${certificate}`;

describe('values that change after a document was made', () => {
  test('are told of none as long as its sum agrees, even when they came later', async () => {
    expect(await changed(asked())).toEqual([]);
    // The same values again, after the invoice.
    await store(sites[0] ?? '', [dayOf(2026, 1, 5)], hourWh, '2026-03-01T05:00Z');
    expect(await changed(asked())).toEqual([]);
  });

  test('are told of the invoice that has them, with the sums and the days', async () => {
    await store(sites[0] ?? '', [dayOf(2026, 1, 5), dayOf(2026, 1, 7)], hourWh + 1000, '2026-03-02T05:00Z');
    const before = 31 * 24 * (hourWh / 1000);
    const now = await kwhOf([sites[0] ?? ''], '2026-01-01', '2026-01-31');
    expect(now).toBe(before + 48);
    const own = {
      kind: 'invoice',
      id: invoice.id,
      before_kwh: before,
      now_kwh: now,
      day_count: 2,
      first_day: '2026-01-05',
      last_day: '2026-01-07',
    };
    expect(await changed(asked())).toEqual([own]);

    await store(sites[0] ?? '', [dayOf(2026, 1, 12)], hourWh - 2000, '2026-03-03T05:00Z');
    expect(await changed(`invoice=${partial.id}`)).toEqual([
      {
        ...own,
        id: partial.id,
        before_kwh: 11 * 24 * 50,
        now_kwh: await kwhOf([sites[0] ?? ''], '2026-01-10', '2026-01-20'),
        day_count: 1,
        first_day: '2026-01-12',
        last_day: '2026-01-12',
      },
    ]);
  });

  test('of the invoice date itself were in it', async () => {
    const own = await invoiceFor(sites[1] ?? '', january);
    await store(sites[1] ?? '', [dayOf(2026, 1, 5)], hourWh + 1000, '2026-02-06T22:59Z');
    expect(await changed(`invoice=${own.id}`)).toEqual([]);
    await store(sites[1] ?? '', [dayOf(2026, 1, 6)], hourWh + 1000, '2026-02-06T23:01Z');
    expect(await changed(`invoice=${own.id}`)).toMatchObject([{ day_count: 1, first_day: '2026-01-06' }]);
  });

  test('are told of the certificate by the sites that it names', async () => {
    const [first = '', second = '', other = ''] = sites;
    const before = await kwhOf([first, second], '2024-01-01', '2024-12-31');
    await store(other, [dayOf(2024, 5, 1)], 1, '2027-01-01T05:00Z');
    expect(await changed(`certificate=${certificate}`)).toEqual([]);
    await store(second, [dayOf(2024, 5, 1), dayOf(2024, 12, 31)], perHour[1] + 500, '2027-01-01T05:00Z');
    await store(first, [dayOf(2024, 5, 1)], perHour[0] + 500, '2027-01-01T05:00Z');
    expect(await changed(`certificate=${certificate}`)).toEqual([
      {
        kind: 'certificate',
        id: certificate,
        before_kwh: before,
        now_kwh: before + 36,
        day_count: 2,
        first_day: '2024-05-01',
        last_day: '2024-12-31',
      },
    ]);
  });

  test('are not told of a credited invoice, nor to who may not see the document', async () => {
    const { database } = scene.app.deps;
    const [, second] = scene.corporateGroup.companies;
    const limited = await createUser(database, {
      corporateGroupId: scene.corporateGroup.id,
      companyIds: [second?.id ?? ''],
      permissions,
    });
    const stranger = (await scene.app.sessionOf(limited.id)).access;
    const noInvoices = await scene.accessOf();
    for (const [by, query] of [
      [stranger, `invoice=${invoice.id}`],
      [stranger, `certificate=${certificate}`],
      [noInvoices, asked()],
    ] as const)
      expect((await scene.app.request('GET', `${path}?${query}`, { access: by })).status).toBe(404);
    expect(await changed(`certificate=${certificate}`, noInvoices)).toHaveLength(1);

    await issueTestInvoice(database, scene.corporateGroup, {
      type: 'credit_note',
      creditsInvoiceId: invoice.id,
    });
    expect(await changed(`invoice=${invoice.id}`)).toEqual([]);
  });
});
