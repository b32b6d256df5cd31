import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { createCertificateScene, type CertificateScene } from '../certificates/testing/certificate-scene.ts';
import { makeInvoice } from '../invoices/making/make-invoice.ts';
import { issueTestInvoice, workedPrices, workedSite } from '../invoices/testing/test-invoice.ts';
import { countUsing } from './used-values.ts';

const january = { first: dayOf(2026, 1, 1), last: dayOf(2026, 1, 31) };

let scene: CertificateScene;
let invoiced: string;
let other: string;
let invoiceId: string;

beforeAll(async () => {
  scene = await createCertificateScene();
  const [first = '', second = ''] = scene.corporateGroup.companies.flatMap(({ siteIds }) => siteIds);
  [invoiced, other] = [first, second];
  const draft = makeInvoice([{ ...workedSite(first), period: january, wh: 31_000 }], 'hydro', workedPrices);
  const invoice = await issueTestInvoice(scene.app.deps.database, scene.corporateGroup, {
    draft,
    period: january,
  });
  invoiceId = invoice.id;
  // The certificate is on both sites in 2024.
  await scene.ask();
});

afterAll(() => scene.app.close());

function using(...days: readonly (readonly [siteId: string, first: number, last: number])[]) {
  return countUsing(
    scene.app.deps.database.db,
    days.map(([siteId, first, last]) => ({ siteId, first, last })),
  );
}

test('nothing is touched by no days', async () => {
  expect(await using()).toEqual({ reports: 0, invoices: 0, certificates: 0 });
});

test('a month is a report of its koncern, once for all its sites', async () => {
  const days = [dayOf(2025, 3, 30), dayOf(2025, 4, 2)] as const;
  expect(await using([invoiced, ...days], [other, ...days])).toEqual({
    reports: 2,
    invoices: 0,
    certificates: 0,
  });
});

test('an invoice is touched by a day of its site within its period', async () => {
  expect(await using([invoiced, january.last, january.last + 3])).toMatchObject({ invoices: 1 });
  expect(await using([invoiced, january.last + 1, january.last + 3])).toMatchObject({ invoices: 0 });
  expect(await using([other, january.first, january.last])).toMatchObject({ invoices: 0 });
});

test('a certificate is touched by a day of one of its sites within its year', async () => {
  const day = dayOf(2024, 12, 31);
  expect(await using([other, day, day], [invoiced, day, day])).toMatchObject({ certificates: 1 });
  expect(await using([other, day + 1, day + 1])).toMatchObject({ certificates: 0 });
});

test('an invoice that is credited is not touched', async () => {
  await issueTestInvoice(scene.app.deps.database, scene.corporateGroup, {
    type: 'credit_note',
    creditsInvoiceId: invoiceId,
  });
  expect(await using([invoiced, january.first, january.last])).toMatchObject({ reports: 1, invoices: 0 });
});
