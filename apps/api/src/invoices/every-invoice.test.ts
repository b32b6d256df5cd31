import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { downloadFile, linesOf } from '../exports/testing/download-file.ts';
import { unzip } from '../files/testing/unzip.ts';
import { isRecord } from '../server/json-document.ts';
import { resultsOf, textsOf } from '../testing/list-results.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../testing/test-people.ts';
import type { IssuedInvoice } from './issue-invoices.ts';
import { creditNoteOf } from './making/credit-note.ts';
import { issueTestInvoice } from './testing/test-invoice.ts';

const totalOre = 3_374_000;
/** The test clock is at 08:00 on this day. */
const todayOfPlan = dayOf(2026, 11, 20);

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;
let staff: string;
let paid: IssuedInvoice;
let open: IssuedInvoice;
let partly: IssuedInvoice;
let promised: IssuedInvoice;
let credited: IssuedInvoice;
let credit: IssuedInvoice;
let writtenOff: IssuedInvoice;

function issue(group: TestCorporateGroup, age: number, changes: Partial<IssuedInvoice> = {}) {
  const dates = { invoiceDay: todayOfPlan - age, dueDay: todayOfPlan - age + 30 };
  return issueTestInvoice(app.deps.database, group, { ...dates, ...changes });
}

async function signIn(options: Parameters<typeof createUser>[1]): Promise<string> {
  const permissions = ['can_view_invoice'] as const;
  return (await app.sessionOf((await createUser(app.deps.database, { permissions, ...options })).id)).access;
}

beforeAll(async () => {
  app = await createTestApp();
  norrviken = await createCorporateGroup(app.deps.database, 'Norrviken', [2, 1]);
  kallvik = await createCorporateGroup(app.deps.database, 'Kallvik', [1]);
  staff = await signIn({ permissions: ['admin_can_view_invoice', 'can_view_corporate_group_list'] });
  paid = await issue(norrviken, 70, { payments: [{ day: todayOfPlan - 41, amountOre: totalOre }] });
  open = await issue(kallvik, 60);
  partly = await issue(norrviken, 50, {
    companyId: norrviken.companies[1]?.id ?? '',
    payments: [{ day: todayOfPlan - 1, amountOre: 1_000_000 }],
  });
  promised = await issue(kallvik, 40, {
    payments: [{ day: todayOfPlan + 1, amountOre: totalOre }],
    reference: 'Projekt Ripan',
  });
  credited = await issue(norrviken, 30);
  credit = await issue(norrviken, 20, {
    type: 'credit_note',
    creditsInvoiceId: credited.id,
    draft: creditNoteOf(credited.draft),
  });
  writtenOff = await issue(kallvik, 10, { writtenOffOn: todayOfPlan - 1 });
});

afterAll(() => app.close());

function list(query = '', access = staff): Promise<TestAnswer> {
  return app.request('GET', `/api/v1/invoices/?${query}`, { access });
}

async function numbers(query = '', access = staff): Promise<string[]> {
  return textsOf(await list(query, access), 'invoice_number');
}

function byNumber(rows: readonly Record<string, unknown>[]) {
  return rows.toSorted((one, other) => Number(one['invoice_number']) - Number(other['invoice_number']));
}

function file(name: 'invoices' | 'invoice-pdfs', query = '', access = staff) {
  return { app, access, path: `/api/v1/exports/${name}/?${query}` };
}

async function stored(id: string) {
  const { rows } = await sql<Record<string, unknown>>`select payments_ore::int as paid,
    last_payment_on::text as last, credits_ore::int as credits, open_until::text as until
    from invoice where id = ${id}`.execute(app.deps.database.db);
  return rows[0];
}

describe('figures 8: the invoices of every corporate group', () => {
  test('are one list for staff, the newest first, each with its corporate group', async () => {
    const answer = await list();
    const all = [writtenOff, credit, credited, promised, partly, open, paid];
    expect(textsOf(answer, 'invoice_number')).toEqual(all.map(({ invoiceNumber }) => invoiceNumber));
    expect(resultsOf(answer).map(({ corporate_group: corporateGroup }) => corporateGroup)).toEqual(
      all.map(({ corporateGroupId: uuid }) => ({
        uuid,
        name: uuid === norrviken.id ? 'Norrviken' : 'Kallvik',
      })),
    );
    expect(answer.body['count']).toBe(7);
    expect(answer.body['open']).toEqual({ count: 3, remaining_sek: 91_220 });
  });

  test('tell the same of an invoice as the list of its corporate group, and the same sum', async () => {
    const ofEach = await Promise.all(
      [norrviken, kallvik].map(({ id }) =>
        app.request('GET', `/api/v1/corporategroups/${id}/invoices/`, { access: staff }),
      ),
    );
    expect(byNumber(resultsOf(await list()))).toEqual(byNumber(ofEach.flatMap(resultsOf)));
    const sums = ofEach.map(({ body: { totals } }) => (isRecord(totals) ? totals['open'] : null));
    expect(sums).toEqual([
      { count: 1, remaining_sek: 23_740 },
      { count: 2, remaining_sek: 67_480 },
    ]);
  });

  test('are filtered, searched, sorted and paged as those of a corporate group', async () => {
    expect(await numbers('status=open')).toEqual([promised, partly, open].map((one) => one.invoiceNumber));
    expect(await numbers('status=partially_paid')).toEqual([]);
    expect(await numbers('status=overdue')).toEqual([promised, partly, open].map((one) => one.invoiceNumber));
    expect(await numbers('status=written_off')).toEqual([writtenOff.invoiceNumber]);
    expect(await numbers('status=credited')).toEqual([credit.invoiceNumber, credited.invoiceNumber]);
    expect(await numbers(`corporate_group=${kallvik.id}&status=open&ordering=due_date`)).toEqual([
      open.invoiceNumber,
      promised.invoiceNumber,
    ]);
    expect(await numbers('start_date=2026-09-01&end_date=2026-09-21')).toEqual([
      open.invoiceNumber,
      paid.invoiceNumber,
    ]);
    expect(await numbers(`search=${partly.invoiceNumber}`)).toEqual([partly.invoiceNumber]);
    expect(await numbers('search=RIPAN%20kallvik')).toEqual([promised.invoiceNumber]);
    expect(await numbers('search=kallvik%20norrviken')).toEqual([]);
    expect(await numbers('search=%25')).toEqual([]);
    expect(await numbers('ordering=invoice_number&limit=2&offset=1')).toEqual([
      open.invoiceNumber,
      partly.invoiceNumber,
    ]);
    expect(await numbers(`site=${kallvik.companies[0]?.siteIds[0] ?? ''}`)).toEqual(
      [writtenOff, promised, open].map((one) => one.invoiceNumber),
    );
    expect((await list('start_date=2026-09-02&end_date=2026-09-01')).status).toBe(400);
  });

  test('are for customers their own, and of a limited view its part', async () => {
    const member = await signIn({ corporateGroupId: norrviken.id });
    expect(await numbers('', member)).toEqual(
      [credit, credited, partly, paid].map(({ invoiceNumber }) => invoiceNumber),
    );
    const limited = await signIn({
      corporateGroupId: norrviken.id,
      companyIds: [norrviken.companies[1]?.id ?? ''],
    });
    const answer = await list('', limited);
    expect(textsOf(answer, 'invoice_number')).toEqual([partly.invoiceNumber]);
    expect(answer.body['open']).toEqual({ count: 1, remaining_sek: 23_740 });
    const customerOfKallvik = await signIn({ corporateGroupId: kallvik.id });
    expect(await numbers('status=written_off', customerOfKallvik)).toEqual([]);
    expect((await list('', customerOfKallvik)).body['open']).toEqual({ count: 3, remaining_sek: 101_220 });
  });

  test('are none for staff who reach no corporate group, and 403 without the right', async () => {
    const nowhere = await signIn({ permissions: ['admin_can_view_invoice'] });
    expect((await list('', nowhere)).body).toMatchObject({ count: 0, open: { count: 0, remaining_sek: 0 } });
    const unpermitted = await signIn({ permissions: ['can_view_corporate_group_list'] });
    expect((await list('', unpermitted)).status).toBe(403);
  });

  test('answer 404 for a corporate group or a site that the caller may not see, whether or not it exists', async () => {
    const member = await signIn({ corporateGroupId: norrviken.id });
    for (const query of [
      `corporate_group=${kallvik.id}`,
      `corporate_group=${randomUUID()}`,
      `site=${kallvik.companies[0]?.siteIds[0] ?? ''}`,
      `site=${randomUUID()}`,
    ])
      expect([query, (await list(query, member)).status]).toEqual([query, 404]);
  });
});

describe('figures 8: files of the invoices of every corporate group', () => {
  test('name the corporate group of each invoice and of each line', async () => {
    const [head, ...rows] = await linesOf(file('invoices', 'format=csv&status=open'));
    expect(head).toMatch(/^Koncern;Fakturanummer;/);
    expect(rows.map((row) => row.split(';').slice(0, 2).join(' '))).toEqual([
      `Kallvik ${promised.invoiceNumber}`,
      `Norrviken ${partly.invoiceNumber}`,
      `Kallvik ${open.invoiceNumber}`,
    ]);
    const [lineHead, ...lines] = await linesOf(file('invoices', 'format=csv&layout=lines'));
    expect(lineHead).toMatch(/^Koncern;Fakturanummer;/);
    expect(new Set(lines.map((line) => line.split(';').slice(0, 2).join(' ')))).toEqual(
      new Set(
        [writtenOff, credit, credited, promised, partly, open, paid].map(
          ({ corporateGroupId, invoiceNumber }) =>
            `${corporateGroupId === norrviken.id ? 'Norrviken' : 'Kallvik'} ${invoiceNumber}`,
        ),
      ),
    );
  });

  test('have no such column when one corporate group is asked for', async () => {
    const [head] = await linesOf(file('invoices', `format=csv&corporate_group=${norrviken.id}`));
    expect(head).toMatch(/^Fakturanummer;/);
  });

  test('hold single invoices by their uuid, and answer 404 for one that is not there to see', async () => {
    const named = `invoice=${paid.id.toUpperCase()}&invoice=${open.id}&invoice=${paid.id}`;
    const [, ...rows] = await linesOf(file('invoices', `format=csv&${named}`));
    expect(rows.map((row) => row.split(';')[1])).toEqual([open.invoiceNumber, paid.invoiceNumber]);
    const member = await signIn({ corporateGroupId: norrviken.id });
    const { status } = await downloadFile(file('invoices', `format=csv&${named}`, member));
    expect(status).toBe(404);
  });

  test('lay the pdfs of each corporate group into a folder, two of one name into two', async () => {
    const twin = await createCorporateGroup(app.deps.database, 'Nord: el/värme', [1]);
    const sameName = await createCorporateGroup(app.deps.database, 'Nord: el/värme', [1]);
    const made = [await issue(twin, 5), await issue(sameName, 4), await issue(twin, 3)];
    const { bytes } = await downloadFile(
      file('invoice-pdfs', made.map(({ id }) => `invoice=${id}`).join('&')),
    );
    const folders = ['Nord el värme', 'Nord el värme (2)', 'Nord el värme'];
    expect([...unzip(bytes).keys()]).toEqual(
      made.toReversed().map(({ invoiceNumber }, at) => `${folders[at]}/Faktura-${invoiceNumber}.pdf`),
    );
  });
});

describe('what is paid and credited of an invoice stands with it', () => {
  test('while payments come, change and go', async () => {
    const { db } = app.deps.database;
    const invoice = await issue(kallvik, 1);
    const of = { corporate_group_id: kallvik.id, invoice_id: invoice.id };
    expect(await stored(invoice.id)).toEqual({ paid: 0, last: null, credits: 0, until: 'infinity' });
    await db
      .insertInto('invoice_payment')
      .values([
        { ...of, position: 1, paid_on: '2026-11-19', amount_ore: totalOre - 1 },
        { ...of, position: 2, paid_on: '2026-11-18', amount_ore: 1 },
      ])
      .execute();
    expect(await stored(invoice.id)).toMatchObject({
      paid: totalOre,
      last: '2026-11-19',
      until: '2026-11-18',
    });
    await db
      .updateTable('invoice_payment')
      .set({ amount_ore: 2 })
      .where('invoice_id', '=', invoice.id)
      .where('position', '=', 2)
      .execute();
    expect(await stored(invoice.id)).toMatchObject({ paid: totalOre + 1, until: '2026-11-18' });
    await db
      .deleteFrom('invoice_payment')
      .where('invoice_id', '=', invoice.id)
      .where('position', '=', 1)
      .execute();
    expect(await stored(invoice.id)).toMatchObject({ paid: 2, until: 'infinity' });
    expect(await numbers(`status=open&search=${invoice.invoiceNumber}`)).toEqual([invoice.invoiceNumber]);
  });

  test('twice at once: none of the payments is lost', async () => {
    const invoice = await issue(kallvik, 1);
    await Promise.all(
      Array.from({ length: 8 }, (_unused, index) =>
        app.deps.database.db
          .insertInto('invoice_payment')
          .values({
            corporate_group_id: kallvik.id,
            invoice_id: invoice.id,
            position: index + 1,
            paid_on: '2026-11-19',
            amount_ore: 10,
          })
          .execute(),
      ),
    );
    expect(await stored(invoice.id)).toMatchObject({ paid: 80 });
  });

  test('credit notes too, and what is cancelled is open no longer', async () => {
    const { db } = app.deps.database;
    expect(await stored(credited.id)).toMatchObject({ credits: totalOre, until: '-infinity' });
    expect(await stored(credit.id)).toMatchObject({ credits: 0, until: '-infinity' });
    const invoice = await issue(norrviken, 1);
    const note = await issue(norrviken, 0, {
      type: 'credit_note',
      creditsInvoiceId: invoice.id,
      draft: creditNoteOf(invoice.draft),
    });
    await sql`update invoice set net_ore = net_ore + 100, total_ore = total_ore + 100 where id = ${note.id}`.execute(
      db,
    );
    expect(await stored(invoice.id)).toMatchObject({ credits: totalOre - 100, until: 'infinity' });
    await sql`delete from invoice_line where invoice_id = ${note.id}`.execute(db);
    await sql`delete from invoice where id = ${note.id}`.execute(db);
    expect(await stored(invoice.id)).toMatchObject({ credits: 0, until: 'infinity' });
    await sql`update invoice set cancelled_on = '2026-11-20' where id = ${invoice.id}`.execute(db);
    expect(await stored(invoice.id)).toMatchObject({ until: '2026-11-19' });
  });
});
