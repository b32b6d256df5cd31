import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSupplier } from '../../config/supplier.ts';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { demoId } from '../demo-id.ts';
import { ensureDemoData } from '../index.ts';

const log = { info: () => undefined };

let database: Database;

function start(now: string): Promise<void> {
  return ensureDemoData({
    database,
    clock: { now: () => new Date(now) },
    supplier: readSupplier({}, true),
    log,
  });
}

interface HourRow {
  readonly wh: readonly (number | null)[];
  readonly ore: readonly number[];
}

/** Stored values and prices of a site in a period, hour by hour. */
async function hoursOf(siteId: string, first: string, last: string): Promise<readonly HourRow[]> {
  const { rows } = await sql<HourRow>`
    select wh, ore_per_mwh as ore from meter_day
    join site on site.corporate_group_id = meter_day.corporate_group_id and site.id = meter_day.site_id
    join spot_price_day on spot_price_day.price_area = site.price_area and spot_price_day.day = meter_day.day
    where meter_day.site_id = ${siteId}::uuid and meter_day.day between ${first}::date and ${last}::date`.execute(
    database.db,
  );
  return rows;
}

async function linesOf(invoiceNumber: string) {
  return database.db
    .selectFrom('invoice_line')
    .selectAll()
    .where('invoice_id', '=', demoId('invoice', invoiceNumber))
    .orderBy('position')
    .execute();
}

async function allInvoices() {
  return database.db.selectFrom('invoice').selectAll().orderBy('serial').execute();
}

beforeAll(async () => {
  database = await createTestDatabase();
  await start('2024-12-20T08:00:00+01:00');
}, 120_000);

afterAll(() => database.close());

describe('invoices of the demo data', () => {
  test('one a month for each company, from the fifth of the next month on', async () => {
    const invoices = await allInvoices();
    expect(invoices).toHaveLength(13);
    expect(new Set(invoices.map(({ company_id: id }) => id)).size).toBe(13);
    expect(new Set(invoices.map((row) => `${row.period_start} ${row.invoice_date} ${row.due_date}`))).toEqual(
      new Set(['2024-11-01 2024-12-05 2025-01-04']),
    );
  });

  test('lines can be computed again from the hours, and add up to the öre', async () => {
    const [invoice] = await allInvoices();
    const lines = await linesOf(invoice?.invoice_number ?? '');
    const bySite = Map.groupBy(lines, (line) => line.site_id);
    expect(bySite.size).toBe(4);
    for (const [siteId, ofSite] of bySite) {
      const days = await hoursOf(siteId, '2024-11-01', '2024-11-30');
      let wh = 0;
      let weighted = 0;
      let priceSum = 0;
      let hours = 0;
      for (const { wh: values, ore } of days) {
        expect(values.length % ore.length).toBe(0);
        const perHour = values.length / ore.length;
        values.forEach((value, index) => {
          wh += value ?? 0;
          weighted += (value ?? 0) * (ore[Math.floor(index / perHour)] ?? Number.NaN);
        });
        priceSum += ore.reduce((sum, price) => sum + price, 0);
        hours += ore.length;
      }
      expect(days).toHaveLength(30);
      // öre/MWh to ten-thousandths of öre/kWh.
      const mean = Math.round((priceSum / hours) * 10);
      const profile = Math.round((weighted / wh) * 10) - mean;
      const expected = [
        ['EL-TIM', mean],
        ['PASLAG', 21_000],
        ['ELCERT', 4000],
        ['UG-VATTEN', 9000],
        ['PROFIL', profile],
      ] as const;
      expect(
        ofSite.slice(0, 5).map((line) => [line.code, line.unit_price_ten_thousandths, line.amount_ore]),
      ).toEqual(expected.map(([code, price]) => [code, price, Math.round((wh * price) / 1e7)]));
      expect(new Set(ofSite.slice(0, 5).map((line) => line.quantity_thousandths))).toEqual(new Set([wh]));
      expect(ofSite[5]).toMatchObject({ code: 'MANAD', amount_ore: 4900 });
    }
    const net = lines.reduce((sum, line) => sum + line.amount_ore, 0);
    expect(invoice).toMatchObject({ net_ore: net, site_count: 4, reference: 'Kst 8213' });
  });

  test('every invoice is the sum of its lines, with VAT and in whole kronor', async () => {
    const { rows } = await sql`
      select invoice_number from invoice where net_ore <> (select sum(amount_ore) from invoice_line line
          where line.corporate_group_id = invoice.corporate_group_id and line.invoice_id = invoice.id)
        or abs(vat_ore - net_ore * 0.25) > 0.5 or total_ore % 100 <> 0`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test('a second start makes none anew, a later one adds those of the months in between', async () => {
    const before = await allInvoices();
    await start('2024-12-20T09:00:00+01:00');
    expect(await allInvoices()).toEqual(before);
    await start('2025-01-04T08:00:00+01:00');
    expect(await allInvoices()).toHaveLength(13);
    await start('2025-01-05T08:00:00+01:00');
    const after = await allInvoices();
    expect(after).toHaveLength(26);
    const settled = (row: (typeof after)[number]) => ({ ...row, status_updated_at: null });
    const kept = after.filter(({ period_start: first }) => first === '2024-11-01');
    expect(kept.map(settled)).toEqual(before.map(settled));
    expect(
      new Set(after.map((row) => row.status_updated_at.toISOString())).has('2025-01-05T05:00:00.000Z'),
    ).toBe(true);
  });
});
