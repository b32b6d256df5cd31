import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PeppolInvoice } from '../../../invoices/peppol/peppol-invoice.ts';
import { isRecord } from '../../../server/json-document.ts';
import { serviceScopes } from '../../../server/service-caller.ts';
import { referenceFile } from '../../../testing/reference-data.ts';
import { serviceTokenOf } from '../../../testing/service-accounts-of-tests.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createUser } from '../../../testing/test-people.ts';
import { company, corporateGroup, invoice as rowOfInvoice, site } from '../../testing/norrviken.ts';
import { creditOfNorrviken, peppolFile, peppolOfNorrviken } from '../../testing/peppol-of-norrviken.ts';
import { putBody, putRows, type PutAnswer } from '../../testing/put-rows.ts';

const samples = referenceFile(join('intake_samples', 'peppol'));
const categories = 'category=EL-KV%3Denergy&category=PASLAG%3Dsurcharge';
const otherSite = '735999000000010029';

let app: TestApp;
let token: string;
let staff: string;

beforeAll(async () => {
  app = await createTestApp();
  token = await serviceTokenOf(app, serviceScopes);
  await putRows(app, token, 'corporate-groups', [corporateGroup]);
  await putRows(app, token, 'companies', [company]);
  await putRows(app, token, 'sites', [site, { ...site, site_id: otherSite, name: 'Storgatan 14' }]);
  const user = await createUser(app.deps.database, {
    permissions: ['admin_can_view_invoice', 'can_view_corporate_group_list'],
  });
  staff = (await app.sessionOf(user.id)).access;
});

beforeEach(async () => {
  for (const table of ['invoice_original', 'invoice_payment', 'invoice_line', 'invoice', 'supplier_change'])
    await sql`delete from ${sql.table(table)}`.execute(app.deps.database.db);
});

afterAll(() => app.close());

function put(invoice: PeppolInvoice | Buffer<ArrayBuffer>, query = categories): Promise<PutAnswer> {
  const body = Buffer.isBuffer(invoice) ? invoice : peppolFile(invoice);
  return putBody(app, token, 'invoices', body, {
    query: `?${query}`,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
}

/** Field and text of each problem. */
function problemsOf({ rows }: PutAnswer): readonly string[] {
  return rows.flatMap(({ problems }) =>
    (Array.isArray(problems) ? problems : []).map((problem: unknown) =>
      isRecord(problem) ? `${String(problem['field'])}: ${String(problem['errors'])}` : '',
    ),
  );
}

async function stored(number = peppolOfNorrviken.number) {
  const { db } = app.deps.database;
  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where('invoice_number', '=', number)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('invoice_line')
    .selectAll()
    .where('invoice_id', '=', invoice.id)
    .orderBy('position')
    .execute();
  const payments = await db
    .selectFrom('invoice_payment')
    .select(['paid_on', 'amount_ore'])
    .where('invoice_id', '=', invoice.id)
    .execute();
  return { invoice, lines, payments };
}

async function countOf(table: 'invoice' | 'invoice_original'): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(app.deps.database.db);
  return rows[0]?.count ?? 0;
}

/** The file as staff download it. */
async function downloaded(number = peppolOfNorrviken.number): Promise<Buffer> {
  const { invoice } = await stored(number);
  const answer = await app.fetch(
    new Request(`http://localhost/api/v1/invoices/${invoice.id}/peppol/`, {
      headers: { Authorization: `Bearer ${staff}` },
    }),
  );
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** A sample in kronor, and with names that are stored. */
function here(name: string): Buffer<ArrayBuffer> {
  return Buffer.from(
    readFileSync(join(samples.path, name), 'utf8')
      .replaceAll('"EUR"', '"SEK"')
      .replaceAll('>EUR<', '>SEK<')
      .replaceAll('unitCode="DAY"', 'unitCode="C62"')
      .replaceAll('Correction1', '4711002')
      .replaceAll('Snippet1', '4711001')
      .replaceAll('IBAN32423940', '50501055')
      .replaceAll('BIC324098', 'SE:BANKGIRO'),
  );
}

const standardRate = { code: 'S', rate: 25 };

/** A fee that has no VAT, as one for a reminder, beside the energy. */
function withFeeWithoutVat(): PeppolInvoice {
  const { lines, totals, vat } = peppolOfNorrviken;
  const [line] = lines;
  if (line === undefined) throw new Error('The invoice has lines.');
  const fee = {
    ...line,
    id: '3',
    quantity: 1,
    unit: 'C62',
    amount: 6000,
    name: 'Påminnelseavgift',
    article: 'PAMINN',
    price: 60,
    vat: { code: 'E', rate: 0 },
  };
  const free = { at: 1, category: fee.vat, taxable: 6000, amount: 0 };
  return {
    ...peppolOfNorrviken,
    lines: [...lines, fee],
    vat: { ...vat, subtotals: [...vat.subtotals, free] },
    totals: {
      ...totals,
      lines: totals.lines + 6000,
      withoutVat: totals.withoutVat + 6000,
      withVat: totals.withVat + 6000,
      payable: totals.payable + 6000,
    },
  };
}

/** With what a line and the document take off and add: 250.00 less with VAT at 25 %. */
function withCharges(): PeppolInvoice {
  const { lines, totals, vat } = peppolOfNorrviken;
  const [line, ...others] = lines;
  if (line === undefined) throw new Error('The invoice has lines.');
  const plain = { at: 1, percent: null, base: null };
  const discount = {
    ...plain,
    isCharge: false,
    reasonCode: '95',
    reason: 'Rabatt',
    amount: 30_000,
    vat: null,
  };
  const fee = { ...plain, isCharge: true, reasonCode: null, reason: 'Fakturaavgift', amount: 10_000 };
  const net = totals.lines - 20_000;
  const withVat = net + vat.amount - 5000;
  return {
    ...peppolOfNorrviken,
    lines: [{ ...line, amount: line.amount - 30_000, charges: [discount] }, ...others],
    charges: [{ ...fee, vat: standardRate }],
    vat: {
      at: 1,
      amount: vat.amount - 5000,
      subtotals: [{ at: 1, category: standardRate, taxable: net, amount: vat.amount - 5000 }],
    },
    totals: {
      ...totals,
      lines: totals.lines - 30_000,
      charges: 10_000,
      withoutVat: net,
      withVat,
      prepaid: 100_000,
      rounding: null,
      payable: withVat - 100_000,
    },
  };
}

describe('an invoice', () => {
  test('is stored as the same row would be, and handed out as it came', async () => {
    const file = peppolFile(peppolOfNorrviken);
    expect(await put(file)).toMatchObject({ counts: { created: 1, refused: 0 } });
    const { invoice, lines } = await stored();
    expect(invoice).toMatchObject({
      type: 'invoice',
      ocr_number: '41002387169',
      invoice_date: '2026-02-06',
      due_date: '2026-03-06',
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      // The surcharge is for the same energy.
      consumption_wh: 42_350_000,
      site_count: 1,
      net_ore: 2_563_022,
      vat_ore: 640_756,
      rounding_ore: 22,
      total_ore: 3_203_800,
      bankgiro: '5050-1055',
      delivery: 'e_invoice',
      reference: 'Kst 4410',
    });
    expect(lines).toMatchObject([
      {
        site_number: site.site_id,
        code: 'EL-KV',
        category: 'energy',
        quantity_thousandths: 42_350_000,
        unit: 'kWh',
        unit_price_ten_thousandths: 584_200,
        amount_ore: 2_474_087,
      },
      { code: 'PASLAG', category: 'surcharge', unit_price_ten_thousandths: 21_000, amount_ore: 88_935 },
    ]);
    expect((await downloaded()).equals(file)).toBe(true);
  });

  test('twice, and twice at once, is stored once', async () => {
    const file = peppolFile(peppolOfNorrviken);
    const answers = await Promise.all([put(file), put(file)]);
    const results = answers.flatMap(({ rows }) => rows.map(({ result }) => result));
    expect(results.toSorted()).toEqual(['created', 'unchanged']);
    expect(await put(file)).toMatchObject({ counts: { unchanged: 1 } });
    expect([await countOf('invoice'), await countOf('invoice_original')]).toEqual([1, 1]);
  });

  test('that was tried is not stored, nor is its file', async () => {
    expect(await put(peppolOfNorrviken, `${categories}&dry_run=true`)).toMatchObject({
      counts: { created: 1 },
    });
    expect([await countOf('invoice'), await countOf('invoice_original')]).toEqual([0, 0]);
  });

  test.each([
    ['another sum', { ...withFeeWithoutVat() }],
    [
      'another name of the buyer',
      { ...peppolOfNorrviken, buyer: { ...peppolOfNorrviken.buyer, name: 'Annat AB' } },
    ],
  ])('does not change under its number: %s', async (_, other) => {
    const file = peppolFile(peppolOfNorrviken);
    await put(file);
    expect(await put(other)).toMatchObject({ counts: { refused: 1 } });
    expect((await downloaded()).equals(file)).toBe(true);
  });

  test('that rows told of before gets its file, and what has happened to it stays', async () => {
    await put(peppolOfNorrviken);
    await sql`delete from invoice_original`.execute(app.deps.database.db);
    await sql`update invoice set reminded_on = '2026-04-01', status_updated_at = '2026-04-01T06:00:00Z'`.execute(
      app.deps.database.db,
    );
    expect(await put(peppolOfNorrviken)).toMatchObject({ counts: { changed: 1 } });
    const { invoice } = await stored();
    expect(invoice.reminded_on).toBe('2026-04-01');
    expect(invoice.status_updated_at.toISOString()).toBe('2026-04-01T06:00:00.000Z');
    expect(await countOf('invoice_original')).toBe(1);
  });

  test('has its allowances, charges and what is paid already', async () => {
    expect(problemsOf(await put(withCharges()))).toEqual([]);
    const { invoice, lines, payments } = await stored();
    expect(invoice).toMatchObject({ net_ore: 2_543_022, vat_ore: 635_756, total_ore: 3_178_778 });
    expect(lines.map((line) => [line.description, line.amount_ore])).toEqual([
      ['Elpris rörligt kvart', 2_474_087],
      ['Rabatt', -30_000],
      ['Påslag', 88_935],
      ['Fakturaavgift', 10_000],
    ]);
    expect(payments).toEqual([{ paid_on: '2026-02-06', amount_ore: 100_000 }]);
  });

  test('may have lines without VAT beside those at one rate', async () => {
    expect(problemsOf(await put(withFeeWithoutVat()))).toEqual([]);
    const { invoice } = await stored();
    const { body } = await app.request('GET', `/api/v1/invoices/${invoice.id}/invoice_product_breakdown/`, {
      access: staff,
    });
    expect(invoice).toMatchObject({ vat_rate_percent: 25, vat_ore: 640_756, net_ore: 2_569_022 });
    expect(JSON.stringify(body)).toContain('"amount_excl_vat_sek":60,"vat_rate_percent":0');
  });

  test('names its site by the place of delivery, or the request does', async () => {
    const lines = peppolOfNorrviken.lines.map((line) => ({ ...line, objectId: null }));
    const delivered = (locationId: string): PeppolInvoice => ({
      ...peppolOfNorrviken,
      lines,
      delivery: { date: null, locationId },
    });
    const siteOf = async () => (await stored()).lines.map((line) => line.site_number);
    await put(delivered(otherSite));
    expect(await siteOf()).toEqual([otherSite, otherSite]);
    const mapped = { ...delivered('7300010000001'), number: '77' };
    expect(problemsOf(await put(mapped))).toEqual([
      expect.stringContaining(
        'lines.site_id: Rad 1 säger inte vilken anläggning den gäller (7300010000001).',
      ),
      expect.stringContaining('lines.site_id: Rad 2 säger inte'),
    ]);
    await put(mapped, `${categories}&site=7300010000001%3D${otherSite}`);
    expect((await stored('77')).lines.map((line) => line.site_number)).toEqual([otherSite, otherSite]);
    const elsewhere = lines.map((line) => ({ ...line, objectId: { scheme: 'AVE', id: 'X-1' } }));
    expect(problemsOf(await put({ ...peppolOfNorrviken, lines: elsewhere, number: '79' }))).toEqual([
      'lines.site_id: Rad 1: koncernen har ingen anläggning med det anläggnings-id:t.',
      'lines.site_id: Rad 2: koncernen har ingen anläggning med det anläggnings-id:t.',
    ]);
    await put({ ...peppolOfNorrviken, lines, number: '78' }, `${categories}&site=*%3D${otherSite}`);
    expect((await stored('78')).lines.map((line) => line.site_number)).toEqual([otherSite, otherSite]);
  });
});

describe('a credit note', () => {
  test('gives back what the invoice took, with its bankgiro', async () => {
    await put(peppolOfNorrviken);
    const file = peppolFile(creditOfNorrviken);
    expect(problemsOf(await put(file))).toEqual([]);
    const { invoice, lines } = await stored(creditOfNorrviken.number);
    const credited = await stored();
    expect(invoice).toMatchObject({
      type: 'credit_note',
      credits_invoice_id: credited.invoice.id,
      net_ore: -2_563_022,
      vat_ore: -640_756,
      rounding_ore: -22,
      total_ore: -3_203_800,
      consumption_wh: -42_350_000,
      bankgiro: '5050-1055',
    });
    expect(lines[0]).toMatchObject({ quantity_thousandths: -42_350_000, amount_ore: -2_474_087 });
    expect(credited.invoice.credits_ore).toBe(3_203_800);
    expect((await downloaded(creditOfNorrviken.number)).equals(file)).toBe(true);
  });

  test('of an unknown invoice, of none and of several is refused', async () => {
    expect(problemsOf(await put(creditOfNorrviken))).toEqual([
      expect.stringContaining('bankgiro: Fakturan har inget bankgiro'),
    ]);
    const { paymentMeans } = peppolOfNorrviken;
    expect(problemsOf(await put({ ...creditOfNorrviken, paymentMeans }))).toEqual([
      'credits_invoice: Koncernen har ingen sådan faktura.',
    ]);
    expect(problemsOf(await put({ ...creditOfNorrviken, paymentMeans, preceding: [] }))).toEqual([
      'credits_invoice: Ange fakturan som krediteras.',
    ]);
    expect(problemsOf(await put({ ...creditOfNorrviken, paymentMeans, preceding: ['1', '2'] }))).toContain(
      'credits_invoice: Fakturan rättar flera (1, 2). En faktura i taget krediteras.',
    );
    expect(await countOf('invoice')).toBe(0);
  });

  test('may be a negative invoice that names what it corrects', async () => {
    await put(peppolOfNorrviken);
    const { lines, totals, vat } = peppolOfNorrviken;
    const negative: PeppolInvoice = {
      ...peppolOfNorrviken,
      number: '4100238718',
      preceding: [peppolOfNorrviken.number],
      lines: lines.map((line) => ({ ...line, quantity: -line.quantity, amount: -line.amount })),
      vat: {
        at: 1,
        amount: -vat.amount,
        subtotals: [{ at: 1, category: standardRate, taxable: -totals.withoutVat, amount: -vat.amount }],
      },
      totals: {
        ...totals,
        lines: -totals.lines,
        withoutVat: -totals.withoutVat,
        withVat: -totals.withVat,
        rounding: -22,
        payable: -totals.payable,
      },
    };
    expect(problemsOf(await put(negative))).toEqual([]);
    expect((await stored('4100238718')).invoice).toMatchObject({
      type: 'credit_note',
      total_ore: -3_203_800,
    });
    expect((await stored()).invoice.credits_ore).toBe(3_203_800);
  });
});

describe('the buyer', () => {
  const { buyer } = peppolOfNorrviken;

  test('whose organisation number is no company’s gets no other company’s invoice', async () => {
    const stranger = {
      ...peppolOfNorrviken,
      buyer: { ...buyer, legalId: { scheme: '0007', id: '5566778899' } },
    };
    expect(problemsOf(await put(stranger))).toEqual([
      expect.stringContaining(
        'customer_id: Köparen (5566778899, 5560160680, 1048213, 0007:5560160680) är inget bolag',
      ),
    ]);
    expect(await put(stranger, `${categories}&corporate_group=K-1048&customer_id=1048213`)).toMatchObject({
      counts: { created: 1 },
    });
  });

  test('with two customer numbers is told by the one in the file', async () => {
    await putRows(app, token, 'companies', [
      { ...company, customer_id: '2000001', name: 'Norrviken Lager AB' },
    ]);
    const anonymous = { ...peppolOfNorrviken, buyer: { ...buyer, identifiers: [] } };
    expect(problemsOf(await put(anonymous))).toEqual([
      expect.stringContaining('customer_id: Köparen (5560160680, 0007:5560160680) kan vara flera bolag.'),
    ]);
    const numbered = { ...buyer, identifiers: [{ scheme: null, id: '2000001' }] };
    await put({ ...peppolOfNorrviken, buyer: numbered });
    const { invoice } = await stored();
    const found = await app.deps.database.db
      .selectFrom('company')
      .select('customer_id')
      .where('id', '=', invoice.company_id)
      .executeTakeFirstOrThrow();
    expect(found.customer_id).toBe('2000001');
  });
});

describe('what is not stored is refused by name', () => {
  const { lines, totals, paymentMeans } = peppolOfNorrviken;
  test.each<[string, Partial<PeppolInvoice>, string]>([
    ['letters in the number', { number: 'A7' }, 'invoice_number: Fakturanumret A7 lagras inte'],
    ['a type', { typeCode: '386' }, 'type: Fakturatypen 386 lagras inte'],
    ['no due date', { dueDate: null }, 'due_date: Förfallodagen saknas'],
    [
      'plusgiro',
      { paymentMeans: paymentMeans.map((one) => ({ ...one, branch: 'SE:PLUSGIRO' })) },
      'bankgiro: Fakturan har inget bankgiro med FinancialInstitutionBranch SE:BANKGIRO: 30 SE:PLUSGIRO 50501055.',
    ],
    [
      'a reference in letters',
      { paymentMeans: paymentMeans.map((one) => ({ ...one, paymentId: 'RF18' })) },
      'ocr_number: Betalningsreferensen RF18 lagras inte',
    ],
    [
      'a unit',
      { lines: lines.map((one) => ({ ...one, unit: 'DAY' })) },
      'lines.unit: Enheten DAY lagras inte. Dessa lagras: KWH',
    ],
    [
      'kWh of an unknown kind',
      { lines: lines.map((one) => ({ ...one, article: 'X' })) },
      'lines.category: Rad 1: artikeln X säljs per kWh.',
    ],
    [
      'a rounding of a krona',
      { totals: { ...totals, rounding: 122, payable: totals.payable + 100 } },
      'rounding_sek: Öresutjämningen 1.22 är mer än 50 öre.',
    ],
    [
      'no period',
      { period: null, lines: lines.map((one) => ({ ...one, period: null })) },
      'period_start: Perioden saknas',
    ],
  ])('%s', async (_, changes, wanted) => {
    const answer = await put({ ...peppolOfNorrviken, ...changes });
    expect(problemsOf(answer)).toEqual(expect.arrayContaining([expect.stringContaining(wanted)]));
    expect(answer.counts).toMatchObject({ created: 0 });
    expect(await countOf('invoice')).toBe(0);
  });

  test('another currency', async () => {
    const euro = peppolFile(peppolOfNorrviken).toString('utf8').replaceAll('SEK', 'EUR');
    expect(problemsOf(await put(Buffer.from(euro)))).toEqual([
      'DocumentCurrencyCode: Fakturan är i EUR. Fakturor i kronor (SEK) lagras.',
    ]);
  });

  test('what is no invoice, and a scope that is missing', async () => {
    expect(problemsOf(await put(Buffer.from('<?xml version="1.0"?><Order/>')))).toEqual([
      ': Filen är inte av något känt slag: Peppol BIS Billing 3.0, csv, xlsx.',
    ]);
    const prices = await serviceTokenOf(app, ['prices']);
    const answer = await putBody(app, prices, 'invoices', peppolFile(peppolOfNorrviken), {
      headers: { 'Content-Type': 'application/octet-stream' },
    });
    expect(answer.status).toBe(403);
  });

  test('a document type, a file that is cut off, and one that is too large', async () => {
    const text = peppolFile(peppolOfNorrviken).toString('utf8');
    const bomb = text.replace(
      '<Invoice',
      '<!DOCTYPE Invoice [<!ENTITY a "&b;&b;"><!ENTITY b "&a;">]><Invoice',
    );
    expect(problemsOf(await put(Buffer.from(bomb)))).toEqual([
      ': Filen kan inte läsas: A document type is not allowed.',
    ]);
    expect(problemsOf(await put(Buffer.from(text.slice(0, -20))))).toEqual([
      expect.stringContaining(': Filen kan inte läsas:'),
    ]);
    const large = text.replace('<cbc:ID>', `<!-- ${'x'.repeat(33 * 1024 * 1024)} --><cbc:ID>`);
    expect(problemsOf(await put(Buffer.from(large)))).toEqual([
      expect.stringContaining(': Filen är större än 33554432 byte'),
    ]);
    expect(await countOf('invoice')).toBe(0);
  });
});

test('a row and its file are the same invoice', async () => {
  await put(peppolOfNorrviken);
  const { ocr_number } = (await stored()).invoice;
  const row = { ...rowOfInvoice, ocr_number, consumption_kwh: 42_350 };
  expect(await putRows(app, token, 'invoices', [row])).toMatchObject({ counts: { unchanged: 1 } });
});

describe.skipIf(samples.isAbsent)(
  'samples that OpenPEPPOL made, in ../shared/data/intake_samples (skipped when absent)',
  () => {
    test.each(['base-example.xml', 'base-negative-inv-correction.xml', 'base-creditnote-correction.xml'])(
      '%s is stored in kronor, with names of here',
      async (name) => {
        const query = `corporate_group=K-1048&customer_id=1048213&site=9483759475923478%3D${site.site_id}`;
        expect(problemsOf(await put(here('base-example.xml'), query))).toEqual([]);
        const text = here(name).toString('utf8');
        const file = Buffer.from(
          name.includes('creditnote') ? text.replace('<cbc:ID>4711001<', '<cbc:ID>4711003<') : text,
        );
        const isFirst = name === 'base-example.xml';
        expect(await put(file, query)).toMatchObject({
          counts: isFirst ? { unchanged: 1 } : { created: 1 },
        });
        const { invoice, lines } = await stored(
          isFirst ? '4711001' : name.includes('creditnote') ? '4711003' : '4711002',
        );
        const sign = isFirst ? 1 : -1;
        expect(invoice).toMatchObject({
          type: isFirst ? 'invoice' : 'credit_note',
          net_ore: sign * 132_500,
          vat_ore: sign * 33_125,
          total_ore: sign * 165_625,
        });
        expect(lines.map((one) => one.amount_ore)).toEqual([sign * 280_000, sign * -150_000, sign * 2500]);
      },
    );

    test.each([
      ['Allowance-example.xml', 'EUR'],
      ['Norwegian-example-1.xml', 'NOK'],
      ['vat-category-Z.xml', 'GBP'],
    ])('%s is refused by its currency', async (name, currency) => {
      expect(problemsOf(await put(readFileSync(join(samples.path, name))))).toContain(
        `DocumentCurrencyCode: Fakturan är i ${currency}. Fakturor i kronor (SEK) lagras.`,
      );
    });
  },
);
