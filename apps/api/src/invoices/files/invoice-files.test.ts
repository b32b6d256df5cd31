import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { downloadFile, linesOf, xlsxType } from '../../exports/testing/download-file.ts';
import { unzip } from '../../files/testing/unzip.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import type { IssuedInvoice } from '../issue-invoices.ts';
import { creditNoteOf } from '../making/credit-note.ts';
import { issueTestInvoice, workedInvoice } from '../testing/test-invoice.ts';

/** The test clock is at 08:00 on this day. */
const todayOfPlan = dayOf(2026, 11, 20);

let app: TestApp;
let group: TestCorporateGroup;
let access: string;
let paid: IssuedInvoice;
let open: IssuedInvoice;
let credited: IssuedInvoice;
let credit: IssuedInvoice;

beforeAll(async () => {
  app = await createTestApp();
  group = await createCorporateGroup(app.deps.database, 'Norrviken', [2, 1]);
  access = await signIn({ corporateGroupId: group.id });
  const [first, second] = group.companies;
  const issue = (changes: Partial<IssuedInvoice>) => issueTestInvoice(app.deps.database, group, changes);
  paid = await issue({
    invoiceDay: todayOfPlan - 200,
    dueDay: todayOfPlan - 170,
    draft: workedInvoice(first?.siteIds ?? []),
    payments: [{ day: todayOfPlan - 171, amountOre: 6_748_000 }],
  });
  open = await issue({
    companyId: second?.id ?? '',
    invoiceDay: todayOfPlan - 20,
    dueDay: todayOfPlan + 10,
    payments: [{ day: todayOfPlan - 1, amountOre: 1_000_000 }],
  });
  credited = await issue({ invoiceDay: todayOfPlan - 90, dueDay: todayOfPlan - 60 });
  credit = await issue({
    invoiceDay: todayOfPlan - 80,
    dueDay: todayOfPlan - 80,
    type: 'credit_note',
    creditsInvoiceId: credited.id,
    draft: creditNoteOf(credited.draft),
  });
});

afterAll(() => app.close());

async function signIn(options: Parameters<typeof createUser>[1]): Promise<string> {
  const user = await createUser(app.deps.database, { permissions: ['can_view_invoice'], ...options });
  return (await app.sessionOf(user.id)).access;
}

function file(name: 'invoices' | 'invoice-pdfs', query = '', token = access) {
  return { app, access: token, path: `/api/v1/exports/corporategroups/${group.id}/${name}/?${query}` };
}

async function sheetsOf(query = '', token = access) {
  const { bytes } = await downloadFile(file('invoices', query, token));
  const sheets = await readXlsxFile(bytes, { trim: false });
  return new Map(
    sheets.map(({ sheet, data: [head = [], ...rows] }) => [
      sheet,
      rows.map((row) => Object.fromEntries(head.map((heading, place) => [String(heading), row[place]]))),
    ]),
  );
}

async function listed(query = ''): Promise<Record<string, unknown>[]> {
  const path = `/api/v1/corporategroups/${group.id}/invoices/?limit=100&${query}`;
  const { body } = await app.request('GET', path, { access });
  return Array.isArray(body['results']) ? body['results'] : [];
}

describe('figures issue 8: the invoices as a list in files', () => {
  test('an Excel workbook has the figures of the list, one invoice on a row', async () => {
    const { headers } = await downloadFile(file('invoices'));
    expect(headers.get('Content-Type')).toBe(xlsxType);
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="File-\d{13}\.xlsx"/);
    const rows = (await sheetsOf()).get('Fakturor');
    const invoices = await listed();
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      invoices.map((invoice) =>
        expect.objectContaining({
          Fakturanummer: invoice['invoice_number'],
          Fakturadatum: new Date(String(invoice['invoice_date'])),
          Förfallodatum: new Date(String(invoice['due_date'])),
          'Period från och med': new Date('2026-01-01'),
          'Period till och med': new Date('2026-01-31'),
          'Förbrukning (kWh)': invoice['consumption_kwh'],
          'Belopp exkl. moms (kr)': invoice['amount_excl_vat_sek'],
          'Moms (kr)': invoice['vat_sek'],
          'Momssats (%)': 25,
          'Öresutjämning (kr)': invoice['rounding_sek'],
          'Att betala inkl. moms (kr)': invoice['total_sek'],
          'Återstår (kr)': invoice['remaining_sek'],
          'OCR-nummer': invoice['ocr_number'],
        }),
      ),
    );
    expect(rows?.[0]).toMatchObject({
      Typ: 'Faktura',
      Bolag: 'Norrviken Bolag 2 AB',
      Kundnummer: '1001',
      Status: 'Delbetald',
      Betaldatum: null,
      'Återstår (kr)': 23_740,
      'Krediterar faktura': null,
    });
    expect(rows?.[1]).toMatchObject({
      Typ: 'Kreditfaktura',
      Status: 'Krediterad',
      'Krediterar faktura': credited.invoiceNumber,
    });
    expect(rows?.[3]).toMatchObject({ Status: 'Betald', Betaldatum: new Date('2026-06-02') });
  });

  test('a sheet of lines adds up to the invoices, to the öre', async () => {
    const sheets = await sheetsOf();
    const lines = sheets.get('Fakturarader') ?? [];
    for (const invoice of sheets.get('Fakturor') ?? []) {
      const own = lines.filter((line) => line['Fakturanummer'] === invoice['Fakturanummer']);
      const ore = own.reduce(
        (sum, line) => sum + Math.round(Number(line['Belopp exkl. moms (kr)']) * 100),
        0,
      );
      expect(ore).toBe(Math.round(Number(invoice['Belopp exkl. moms (kr)']) * 100));
    }
    expect(lines[0]).toMatchObject({
      Fakturanummer: open.invoiceNumber,
      'Anläggnings-id': '735999000000010012',
      Anläggning: 'Butik Stortorget 4',
      Kategori: 'Elenergi',
      Antal: 42_350,
      Enhet: 'kWh',
      Pris: 58.42,
      Prisenhet: 'öre/kWh',
      'Belopp exkl. moms (kr)': 24_740.87,
    });
  });

  test('the workbook tells what was asked for', async () => {
    const about = (await sheetsOf('start_date=2026-10-01&end_date=2026-11-20&search=bolag&status=open')).get(
      'Urval',
    );
    const reported = new Map((about ?? []).map((row) => [row['Uppgift'], row['Värde'] ?? row['Text']]));
    expect(Object.fromEntries(reported)).toMatchObject({
      Koncern: 'Norrviken',
      'Fakturadatum i perioden': '2026-10-01 – 2026-11-20',
      Status: 'Obetalda',
      Sökning: 'bolag',
      'Antal fakturor': 1,
      'Att betala inkl. moms (kr)': 33_740,
      'Återstår (kr)': 23_740,
      Skapad: '2026-11-20 08:00',
    });
  });

  test('the workbook names the company and the site that were asked for', async () => {
    const [, second] = group.companies;
    const query = `company=${second?.id ?? ''}&site=${second?.siteIds[0] ?? ''}`;
    const about = (await sheetsOf(query)).get('Urval') ?? [];
    expect(about).toContainEqual({ Uppgift: 'Bolag', Värde: null, Text: 'Norrviken Bolag 2 AB' });
    const site = await app.deps.database.db
      .selectFrom('site')
      .select('name')
      .where('id', '=', second?.siteIds[0] ?? '')
      .executeTakeFirstOrThrow();
    expect(about).toContainEqual({ Uppgift: 'Anläggning', Värde: null, Text: site.name });
  });

  test.each([
    ['status=open', () => [open]],
    ['status=paid', () => [paid]],
    ['search=1001', () => [open]],
    ['start_date=2026-08-01&end_date=2026-09-30', () => [credit, credited]],
    [`site=`, () => [open]],
    [`company=`, () => [open]],
  ])('has the chosen ones only: %s', async (filter, expected) => {
    const [, second] = group.companies;
    const values: Record<string, string | undefined> = {
      'site=': second?.siteIds[0],
      'company=': second?.id,
    };
    const query = filter in values ? `${filter}${values[filter] ?? ''}` : filter;
    const rows = (await sheetsOf(query)).get('Fakturor') ?? [];
    expect(rows.map((row) => row['Fakturanummer'])).toEqual(
      expected().map((invoice) => invoice.invoiceNumber),
    );
  });

  test('csv has invoices, or lines', async () => {
    const invoices = await linesOf(file('invoices', 'format=csv&status=open'));
    expect(invoices[0]).toMatch(/^Fakturanummer;Typ;Bolag;Kundnummer;Fakturadatum;/);
    expect(invoices).toHaveLength(2);
    expect(invoices[1]).toMatch(
      new RegExp(
        `^${open.invoiceNumber};Faktura;Norrviken Bolag 2 AB;1001;2026-10-31;2026-11-30;;2026-01-01;2026-01-31;42350;1;26992,07;6748,02;25;-0,09;33740;23740;Delbetald;`,
      ),
    );
    const lines = await linesOf(file('invoices', 'format=csv&layout=lines&status=open'));
    expect(lines).toHaveLength(7);
    expect(lines[1]).toContain(';Elenergi;42350;kWh;58,42;öre/kWh;24740,87;25');
  });

  test('single invoices can be named, and only those that may be seen', async () => {
    const rows = (await sheetsOf(`invoice=${paid.serial}&invoice=${open.serial}`)).get('Fakturor') ?? [];
    expect(rows.map((row) => row['Fakturanummer'])).toEqual([open.invoiceNumber, paid.invoiceNumber]);
    expect((await downloadFile(file('invoices', 'invoice=2000000000'))).status).toBe(404);
    expect((await downloadFile(file('invoices', `invoice=${paid.serial}&status=open`))).status).toBe(404);
  });

  test('a limited view gets its own only', async () => {
    const limited = await signIn({
      corporateGroupId: group.id,
      companyIds: [group.companies[1]?.id ?? ''],
    });
    const rows = (await sheetsOf('', limited)).get('Fakturor') ?? [];
    expect(rows.map((row) => row['Fakturanummer'])).toEqual([open.invoiceNumber]);
    const { bytes } = await downloadFile(file('invoice-pdfs', '', limited));
    expect([...unzip(bytes).keys()]).toEqual([`Faktura-${open.invoiceNumber}.pdf`]);
    expect((await downloadFile(file('invoice-pdfs', `invoice=${paid.serial}`, limited))).status).toBe(404);
  });
});

describe('figures issue 8: the pdfs of a selection in one file', () => {
  test('are named by their numbers', async () => {
    const { headers, bytes } = await downloadFile(file('invoice-pdfs', 'status=credited'));
    expect(headers.get('Content-Type')).toBe('application/zip');
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="File-\d{13}\.zip"/);
    const entries = unzip(bytes);
    expect([...entries.keys()]).toEqual(
      [credit, credited].map(({ invoiceNumber }) => `Faktura-${invoiceNumber}.pdf`),
    );
    for (const content of entries.values()) {
      expect(content).toMatch(/^%PDF-1\.\d/);
      expect(content).toMatch(/%%EOF\n?$/);
    }
  });

  test('are a file without any when nothing matches', async () => {
    const { status, bytes } = await downloadFile(file('invoice-pdfs', 'search=finns+inte'));
    expect(status).toBe(200);
    expect(unzip(bytes).size).toBe(0);
  });

  test('are refused when there are more than can be made while somebody waits', async () => {
    const many = await createCorporateGroup(app.deps.database, 'Kallvik', [1]);
    for (let made = 0; made < 201; made += 1) await issueTestInvoice(app.deps.database, many);
    const token = await signIn({ corporateGroupId: many.id });
    const path = `/api/v1/exports/corporategroups/${many.id}/invoice-pdfs/`;
    const { status, bytes } = await downloadFile({ app, access: token, path });
    expect(status).toBe(422);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      details: {
        message:
          'Högst 200 fakturor kan hämtas som pdf på en gång, och urvalet har 201. Välj en kortare period eller färre fakturor.',
      },
    });
    const xlsx = await downloadFile({ app, access: token, path: path.replace('invoice-pdfs', 'invoices') });
    const [, lines] = await readXlsxFile(xlsx.bytes);
    expect(lines?.data).toHaveLength(201 * 6 + 1);
  });

  test('leave a trace, as every file does', async () => {
    const staff = await signIn({ permissions: ['can_view_audit_log'] });
    await downloadFile(file('invoices', 'format=csv'));
    for (const operation of ['exportInvoices', 'exportInvoicePdfs']) {
      const { body } = await app.request('GET', `/api/v1/audit/?event=export&search=${operation}`, {
        access: staff,
      });
      expect(body['results']).toContainEqual(
        expect.objectContaining({ operation, target: expect.objectContaining({ id: group.id }) }),
      );
    }
  });
});
