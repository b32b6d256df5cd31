import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { dayOf, parseDay, type Day } from '@vinrod/locale/day';
import { buildDashboard } from '../energy/dashboard/dashboard.ts';
import { ensureDemoData } from '../seed/index.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createUser } from '../testing/test-people.ts';
import { readSupplier } from '../config/supplier.ts';
import { readUser } from '../identity/load-caller.ts';
import type { Caller } from '../server/caller.ts';
import { readInvoicedCost, type InvoicedRequest } from './invoiced-cost.ts';

const now = '2025-02-10T08:00:00+01:00';
const todayOfPlan = dayOf(2025, 2, 10);

let app: TestApp;
let staff: Caller;
let withoutInvoices: Caller;

async function callerWith(permissions: readonly PermissionKey[]): Promise<Caller> {
  const user = await createUser(app.deps.database, { permissions });
  const caller = await readUser(app.deps.database.db, user.id, ['active'], 'test');
  if (caller === undefined) throw new Error('The user was made just now.');
  return caller;
}

beforeAll(async () => {
  app = await createTestApp();
  await ensureDemoData({
    database: app.deps.database,
    clock: { now: () => new Date(now) },
    supplier: readSupplier({}, true),
    log: { info: () => undefined },
  });
  staff = await callerWith(['admin_can_view_invoice', 'can_view_corporate_group_list']);
  withoutInvoices = await callerWith(['can_view_corporate_group_list']);
}, 180_000);

afterAll(() => app.close());

function allInvoices() {
  return app.deps.database.db.selectFrom('invoice').selectAll().orderBy('serial').execute();
}

type DemoInvoice = Awaited<ReturnType<typeof allInvoices>>[number];

function storedDay(text: string): Day {
  const day = parseDay(text);
  if (day === null) throw new RangeError(`No day: ${text}`);
  return day;
}

/** The sites of a company in the period of an invoice. */
function requestOf(invoice: DemoInvoice): InvoicedRequest {
  return {
    scope: {
      corporateGroupId: invoice.corporate_group_id,
      companyIds: [invoice.company_id],
      siteGroupIds: [],
    },
    siteIds: null,
    period: { first: storedDay(invoice.period_start), last: storedDay(invoice.period_end) },
    today: todayOfPlan,
  };
}

describe('figures 12: what the invoices of a report’s sites and days say', () => {
  test('is every demo invoice to the öre, and its energy what the report computes', async () => {
    const invoices = await allInvoices();
    const credited = new Set(invoices.map(({ credits_invoice_id: id }) => id));
    const valid = invoices.filter(({ id, type }) => type === 'invoice' && !credited.has(id));
    expect(valid.length).toBeGreaterThan(30);
    for (const invoice of valid) {
      const request = requestOf(invoice);
      const cost = await readInvoicedCost(app.deps, staff, request);
      expect(cost).toMatchObject({ is_whole: true, total_sek: invoice.net_ore / 100 });
      const { cost_sek: computed, total_consumption_kwh: kwh } = await buildDashboard(app.deps.database.db, {
        ...request,
        language: 'sv',
      });
      // Three lines per site in whole öre, and a mean price in ten-thousandths of öre/kWh.
      const rounding = invoice.site_count * 0.015 + (kwh ?? 0) * 5e-7 + 0.005;
      expect(Math.abs((computed ?? 0) - (cost?.energy_sek ?? 0))).toBeLessThanOrEqual(rounding);
    }
  }, 120_000);

  test('is not told of a period that goes beyond its invoices, or that they go beyond', async () => {
    const [invoice] = await allInvoices();
    if (invoice === undefined) throw new Error('The demo data has invoices.');
    const { period, ...rest } = requestOf(invoice);
    const unknown = {
      is_whole: false,
      energy_sek: null,
      environment_sek: null,
      fees_sek: null,
      total_sek: null,
    };
    for (const other of [
      { first: period.first - 1, last: period.last },
      { first: period.first, last: period.last - 1 },
      { first: todayOfPlan - 5, last: todayOfPlan },
    ]) {
      expect(await readInvoicedCost(app.deps, staff, { ...rest, period: other })).toEqual(unknown);
    }
  });

  test('is nothing of an invoice that is taken back', async () => {
    const invoices = await allInvoices();
    const invoice = invoices.findLast(({ type }) => type === 'invoice');
    if (invoice === undefined) throw new Error('The demo data has invoices.');
    await app.deps.database.db
      .updateTable('invoice')
      .set({ cancelled_on: invoice.invoice_date })
      .where('id', '=', invoice.id)
      .execute();
    expect(await readInvoicedCost(app.deps, staff, requestOf(invoice))).toMatchObject({ is_whole: false });
  });

  test('is for those only who may see invoices', async () => {
    const [invoice] = await allInvoices();
    if (invoice === undefined) throw new Error('The demo data has invoices.');
    expect(await readInvoicedCost(app.deps, withoutInvoices, requestOf(invoice))).toBeNull();
  });
});
