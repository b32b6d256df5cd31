import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingsOf, pdfProgramsAreAbsent } from '../files/testing/pdf-programs.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import type { IssuedInvoice } from './issue-invoices.ts';
import { priceText, quantityText } from './invoice-pdf-texts.ts';
import { creditNoteOf } from './making/credit-note.ts';
import { issueTestInvoice, workedInvoice } from './testing/test-invoice.ts';

let app: TestApp;
let group: TestCorporateGroup;
let access: string;
let invoice: IssuedInvoice;

beforeAll(async () => {
  app = await createTestApp();
  group = await createCorporateGroup(app.deps.database, 'Åsgård', [2]);
  const user = await createUser(app.deps.database, {
    corporateGroupId: group.id,
    permissions: ['can_view_invoice'],
  });
  access = (await app.sessionOf(user.id)).access;
  const company = group.companies[0];
  await app.deps.database.db
    .updateTable('company')
    .set({ invoice_street: 'Box 12', invoice_postal_code: '972 38', invoice_city: 'Luleå' })
    .where('corporate_group_id', '=', group.id)
    .execute();
  invoice = await issueTestInvoice(app.deps.database, group, {
    invoiceNumber: '4100238716',
    draft: workedInvoice(company?.siteIds.slice(0, 1)),
  });
});

afterAll(() => app.close());

async function pdfOf(id: string): Promise<Response> {
  const answer = await app.fetch(
    new Request(`http://localhost/api/v1/invoices/${id}/pdf/`, {
      headers: { Authorization: `Bearer ${access}` },
    }),
  );
  expect(answer.status).toBe(200);
  return answer;
}

/** Replaces spaces of every kind with a plain space. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

async function read(id: string) {
  const answer = await pdfOf(id);
  const { info, pages, structure } = await findingsOf(new Uint8Array(await answer.arrayBuffer()));
  return { info, structure, text: plain(pages.join(' ')) };
}

function quantity(thousandths: number): string {
  return plain(quantityText({ quantity_thousandths: thousandths, unit: 'kWh' }));
}

function price(tenThousandths: number): string {
  return plain(priceText({ unit_price_ten_thousandths: tenThousandths, price_unit: 'ore_per_kwh' }));
}

test('leaves as a pdf under the name of other files', async () => {
  const answer = await pdfOf(invoice.id);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.headers.get('Content-Disposition')).toContain(`File-${app.clock.now().getTime()}.pdf`);
  const first = new Uint8Array(await answer.arrayBuffer());
  expect(new TextDecoder().decode(first.slice(0, 5))).toBe('%PDF-');
});

describe.skipIf(pdfProgramsAreAbsent)(
  'what the pdf says (skipped where Debian’s qpdf and poppler-utils are not installed)',
  () => {
    test('is tagged and says what is owed, to whom, and how to pay it', async () => {
      const { info, structure, text } = await read(invoice.id);
      expect(info.get('Tagged')).toBe('yes');
      expect(info.get('Title')).toBe('Faktura 4100238716');
      expect(structure).toContain('TH');
      for (const part of [
        'Faktura 4100238716',
        'Åsgård Bolag 1 AB',
        'Box 12',
        '972 38 Luleå',
        'Kundnummer 1000',
        'Förfallodatum 2026-03-06',
        '2026-01-01 – 2026-01-31',
        'Kst 4410',
        'Bankgiro',
        '5050-1055',
        'OCR-nummer',
        '410023871628',
        'Butik Stortorget 4 · 735999000000010012',
        'Elpris rörligt kvart 42 350 kWh 58,42 öre/kWh 24 740,87',
        'Månadsavgift 1 mån 49,00 kr/mån 49,00',
        'Summa exkl. moms 26 992,07',
        'Moms 25 % 6 748,02',
        'Öresutjämning −0,09',
        'Att betala 33 740,00',
        'senast 6 mars 2026',
        'SE556677889901',
      ])
        expect(text).toContain(part);
    });

    test('a credit note names the invoice and asks for nothing', async () => {
      const credit = await issueTestInvoice(app.deps.database, group, {
        type: 'credit_note',
        creditsInvoiceId: invoice.id,
        draft: creditNoteOf(invoice.draft),
      });
      const { text } = await read(credit.id);
      expect(text).toContain('Kreditfaktura');
      expect(text).toContain('Krediterar faktura 4100238716');
      expect(text).toContain('Att kreditera −33 740,00');
      expect(text).not.toContain('Betala till bankgiro');
      expect(text).not.toContain('Att betala');
    });

    test('several sites have sums of their own', async () => {
      const both = await issueTestInvoice(app.deps.database, group, {
        draft: workedInvoice(group.companies[0]?.siteIds),
      });
      const { text } = await read(both.id);
      expect(text.match(/Summa Butik Stortorget 4 26 992,07/g)).toHaveLength(2);
      expect(text).toContain('Summa exkl. moms 53 984,14');
    });
  },
);

test('quantities and prices have the decimals they need', () => {
  expect([quantity(42_350_000), quantity(1500), quantity(-2000)]).toEqual([
    '42 350 kWh',
    '1,500 kWh',
    '−2 kWh',
  ]);
  expect([price(584_200), price(584_201), price(-1800)]).toEqual([
    '58,42 öre/kWh',
    '58,4201 öre/kWh',
    '−0,18 öre/kWh',
  ]);
});
