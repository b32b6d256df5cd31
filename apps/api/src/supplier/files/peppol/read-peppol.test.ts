import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PeppolInvoice } from '../../../invoices/peppol/peppol-invoice.ts';
import { referenceFile } from '../../../testing/reference-data.ts';
import { creditOfNorrviken, peppolFile, peppolOfNorrviken } from '../../testing/peppol-of-norrviken.ts';
import { readPeppol, type ReadPeppol } from './read-peppol.ts';

const samples = referenceFile(join('intake_samples', 'peppol'));

async function* parts(text: string): AsyncGenerator<string, void, undefined> {
  // Small parts: elements are cut in the middle.
  for (let start = 0; start < text.length; start += 997) yield text.slice(start, start + 997);
}

function reading(text: string): Promise<ReadPeppol> {
  return readPeppol(parts(text));
}

async function read(text: string): Promise<PeppolInvoice> {
  const result = await reading(text);
  if ('invoice' in result) return result.invoice;
  throw new Error(JSON.stringify(result.problems));
}

async function refusals(text: string): Promise<readonly string[]> {
  const result = await reading(text);
  return 'invoice' in result
    ? []
    : result.problems.map(
        ({ problems: [problem] }) => `${problem?.field}: ${problem?.texts[0]?.en ?? 'no text'}`,
      );
}

function sample(name: string): string {
  return readFileSync(join(samples.path, name), 'utf8');
}

/** The text of every element of a name, read in the plainest way. */
function textsOf(xml: string, name: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>\\s*([^<]*)<`, 'g'))].map(([, text = '']) =>
    text.trim(),
  );
}

function hundredths(texts: readonly string[]): readonly number[] {
  return texts.map((text) => Math.round(Number(text) * 100));
}

describe.skipIf(samples.isAbsent)(
  'samples that OpenPEPPOL made, in ../shared/data/intake_samples (skipped when absent)',
  () => {
    test.each([
      ['Allowance-example.xml', { kind: 'invoice', currency: 'EUR', payable: 612_500, vat: ['S 25', 'E 0'] }],
      [
        'Norwegian-example-1.xml',
        { kind: 'invoice', currency: 'NOK', payable: 80_200, vat: ['S 25', 'S 15', 'E 0'] },
      ],
      ['Vat-category-S.xml', { kind: 'invoice', currency: 'EUR', payable: 855_000, vat: ['S 25', 'S 15'] }],
      [
        'base-creditnote-correction.xml',
        { kind: 'credit_note', currency: 'EUR', payable: 165_625, vat: ['S 25'] },
      ],
      ['base-example.xml', { kind: 'invoice', currency: 'EUR', payable: 165_625, vat: ['S 25'] }],
      [
        'base-negative-inv-correction.xml',
        { kind: 'invoice', currency: 'EUR', payable: -165_625, vat: ['S 25'] },
      ],
      ['sales-order-example.xml', { kind: 'invoice', currency: 'EUR', payable: 165_625, vat: ['S 25'] }],
      ['vat-category-E.xml', { kind: 'invoice', currency: 'GBP', payable: 120_000, vat: ['E 0'] }],
      ['vat-category-O.xml', { kind: 'invoice', currency: 'SEK', payable: 320_000, vat: ['O null'] }],
      ['vat-category-Z.xml', { kind: 'invoice', currency: 'GBP', payable: 120_000, vat: ['Z 0'] }],
    ])('%s is read whole', async (name, wanted) => {
      const xml = sample(name);
      const invoice = await read(xml);
      const { lines, vat, totals, charges } = invoice;
      expect({
        kind: invoice.kind,
        currency: invoice.currency,
        payable: totals.payable,
        vat: vat.subtotals.map(({ category: { code, rate } }) => `${code} ${rate}`),
      }).toEqual(wanted);
      const ofLines = [...lines.map(({ amount }) => amount), totals.lines];
      expect(ofLines.toSorted()).toEqual(hundredths(textsOf(xml, 'LineExtensionAmount')).toSorted());
      expect(lines.map(({ name: product }) => product)).toEqual(
        [...xml.matchAll(/<cac:Item>[\s\S]*?<cbc:Name>([^<]*)</g)].map(([, text]) => text),
      );
      expect(lines.map(({ quantity }) => quantity)).toEqual(
        [...textsOf(xml, 'InvoicedQuantity'), ...textsOf(xml, 'CreditedQuantity')].map(Number),
      );
      expect(lines.map(({ price }) => price)).toEqual(textsOf(xml, 'PriceAmount').map(Number));
      // Prices have allowances of their own, which are in the price.
      const inPrices = (xml.match(/<cac:Price>(?:(?!<\/cac:Price>)[\s\S])*<cac:AllowanceCharge>/g) ?? [])
        .length;
      const allCharges = charges.length + lines.flatMap((line) => line.charges).length;
      expect(allCharges + inPrices).toBe((xml.match(/<cac:AllowanceCharge>/g) ?? []).length);
      expect(vat.subtotals.map(({ taxable }) => taxable)).toEqual(hundredths(textsOf(xml, 'TaxableAmount')));
      expect([totals.withoutVat, totals.withVat]).toEqual(
        hundredths([...textsOf(xml, 'TaxExclusiveAmount'), ...textsOf(xml, 'TaxInclusiveAmount')]),
      );
      expect([
        totals.prepaid ?? 0,
        totals.rounding ?? 0,
        totals.allowances ?? 0,
        totals.charges ?? 0,
      ]).toEqual(
        ['PrepaidAmount', 'PayableRoundingAmount', 'AllowanceTotalAmount', 'ChargeTotalAmount'].map(
          (element) => hundredths(textsOf(xml, element))[0] ?? 0,
        ),
      );
      expect(invoice.buyerReference).toBe(textsOf(xml, 'BuyerReference')[0]);
    });

    test('who is who, when, how to pay and what is corrected', async () => {
      const invoice = await read(sample('base-negative-inv-correction.xml'));
      expect(invoice).toMatchObject({
        number: 'Correction1',
        issueDate: '2017-11-13',
        dueDate: '2017-12-01',
        preceding: ['Snippet1'],
        delivery: { date: '2017-11-01', locationId: '9483759475923478' },
        paymentMeans: [{ code: '30', paymentId: 'Snippet1', account: 'IBAN32423940', branch: 'BIC324098' }],
        seller: { name: 'SupplierOfficialName Ltd', country: 'GB', vatNumber: 'GB1232434' },
        buyer: {
          endpoint: { scheme: '0002', id: 'FR23342' },
          name: 'Buyer Official Name',
          vatNumber: 'SE4598375937',
          legalId: { scheme: '0183', id: '39937423947' },
        },
        charges: [{ isCharge: true, reason: 'Insurance', amount: -2500, vat: { code: 'S', rate: 25 } }],
        lines: [{ quantity: -7 }, { quantity: 3 }],
      });
    });

    test('allowances and charges of a line, its period, its article and its base quantity', async () => {
      const invoice = await read(sample('Allowance-example.xml'));
      expect(invoice.period).toEqual({ start: '2017-12-01', end: '2017-12-31' });
      expect(invoice.objectId).toEqual({ scheme: 'ABT', id: 'DR35141' });
      expect(invoice.charges).toMatchObject([
        { isCharge: true, reasonCode: 'CG', percent: 20, base: 100_000, amount: 20_000 },
        { isCharge: false, reasonCode: '95', reason: 'Discount', amount: 20_000 },
      ]);
      const [first, second] = invoice.lines;
      expect(first).toMatchObject({
        article: '97iugug876',
        charges: [
          { isCharge: true, percent: 1, base: 10_000, amount: 100 },
          { isCharge: false, reason: 'Discount', amount: 10_100 },
        ],
      });
      expect(second).toMatchObject({
        period: { start: '2017-12-01', end: '2017-12-05' },
        priceBase: 2,
        vat: { code: 'E', rate: 0 },
        properties: [{ name: 'AdditionalItemName', value: 'AdditionalItemValue' }],
      });
    });

    test('an order of the seller is no purchase order of the buyer', async () => {
      expect(await read(sample('sales-order-example.xml'))).toMatchObject({ orderReference: 'NA' });
    });
  },
);

const file = peppolFile(peppolOfNorrviken).toString('utf8');

function changed(from: string | RegExp, to: string, text = file): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`The file has no ${String(from)}.`);
  return result;
}

test('what is written is read as it was', async () => {
  for (const invoice of [peppolOfNorrviken, creditOfNorrviken]) {
    const { lines, ...rest } = await read(peppolFile(invoice).toString('utf8'));
    expect({ ...rest, lines }).toEqual({ ...invoice, seller: invoice.seller });
  }
});

test.each([
  [
    'BR-CO-10',
    /(<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="SEK">)25630.22/,
    '$125630.21',
    '25630.21',
    '25630.22',
  ],
  [
    'BR-CO-11',
    '<cbc:PayableRoundingAmount',
    '<cbc:AllowanceTotalAmount currencyID="SEK">10.00</cbc:AllowanceTotalAmount><cbc:PayableRoundingAmount',
    '10.00',
    '0.00',
  ],
  [
    'BR-CO-12',
    '<cbc:PayableRoundingAmount',
    '<cbc:ChargeTotalAmount currencyID="SEK">10.00</cbc:ChargeTotalAmount><cbc:PayableRoundingAmount',
    '10.00',
    '0.00',
  ],
  ['BR-CO-13', /(<cbc:TaxExclusiveAmount currencyID="SEK">)25630.22/, '$125630.23', '25630.23', '25630.22'],
  ['BR-CO-14', /(<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">)6407.56/, '$16407.55', '6407.55', '6407.56'],
  ['BR-CO-15', /(<cbc:TaxInclusiveAmount currencyID="SEK">)32037.78/, '$132037.79', '32037.79', '32037.78'],
  ['BR-CO-16', /(<cbc:PayableAmount currencyID="SEK">)32038.00/, '$132037.00', '32037.00', '32038.00'],
  ['BR-CO-17', /<cbc:Percent>25<\/cbc:Percent>/g, '<cbc:Percent>12</cbc:Percent>', '6407.56', '3075.63'],
  ['BR-S-08', /(<cbc:TaxableAmount currencyID="SEK">)25630.22/, '$125632.22', '25632.22', '25630.22'],
  ['PEPPOL-EN16931-R120', /(<cbc:PriceAmount currencyID="SEK">)0.5842/, '$10.5843', '24740.87', '24745.11'],
  ['SE-R-006', /<cbc:Percent>25<\/cbc:Percent>/g, '<cbc:Percent>24.999</cbc:Percent>', '24.999', '6, 12, 25'],
  ['PEPPOL-EN16931-R051', /currencyID="SEK">889.35/, 'currencyID="EUR">889.35', 'EUR', 'SEK'],
])('%s is told with what was read and what is right', async (rule, from, to, was, wanted) => {
  const found = await refusals(changed(from, to));
  expect(found.filter((text) => text.includes(`${rule}:`))).toEqual([
    expect.stringContaining(`${rule}: ${was} was read, and it has to be ${wanted}.`),
  ]);
});

test('VAT may differ by less than a krona, as rounding by line makes it', async () => {
  const other = file.replaceAll('6407.56', '6407.00').replaceAll('32037.78', '32037.22');
  expect(await refusals(changed('32038.00', '32037.44', other))).toEqual([]);
});

test.each([
  [
    'an element that the specification does not have',
    '<cac:AccountingSupplierParty>',
    '<cac:PrepaidPayment/><cac:AccountingSupplierParty>',
    'PrepaidPayment: The element is not read.',
  ],
  [
    'two numbers',
    '<cbc:IssueDate>',
    '<cbc:ID>7</cbc:ID><cbc:IssueDate>',
    'ID: ID is there several times: 7.',
  ],
  [
    'no currency',
    /<cbc:DocumentCurrencyCode>SEK<\/cbc:DocumentCurrencyCode>/,
    '',
    'DocumentCurrencyCode: DocumentCurrencyCode is missing.',
  ],
  [
    'an amount with three decimals',
    'currencyID="SEK">889.35<',
    'currencyID="SEK">889.350<',
    'LineExtensionAmount: The value 889.350 is not an amount with at most two decimals (BR-DEC).',
  ],
  [
    'a day that is none',
    '<cbc:IssueDate>2026-02-06',
    '<cbc:IssueDate>2026-02-30',
    'IssueDate: The value 2026-02-30 is not a day.',
  ],
  [
    'a price of no units',
    '>1000</cbc:BaseQuantity>',
    '>0</cbc:BaseQuantity>',
    'Price/BaseQuantity: The price is for 0 units, and it has to be for more than none.',
  ],
  [
    'another specification',
    'poacc:billing:3.0<',
    'poacc:selfbilling:3.0<',
    'CustomizationID: The invoice follows urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0. Peppol BIS Billing 3.0 is read.',
  ],
])('%s is refused by name', async (_, from, to, wanted) => {
  expect(await refusals(changed(from, to))).toContain(wanted);
});

test('a document without lines, buyer and sums names what is missing', async () => {
  const empty = file.replace(/<cac:AccountingCustomerParty>[\s\S]*(?=<\/Invoice>)/, '');
  expect(await refusals(empty)).toEqual(
    expect.arrayContaining([
      'InvoiceLine: InvoiceLine is missing.',
      'AccountingCustomerParty: AccountingCustomerParty is missing.',
      'PayableAmount: PayableAmount is missing.',
    ]),
  );
});

test('an entity or a document type is never expanded', async () => {
  const bomb = changed(
    '<Invoice',
    '<!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><Invoice',
  );
  await expect(reading(bomb)).rejects.toThrow('A document type is not allowed.');
});

test('ten thousand lines are read, and more than twenty thousand are not', async () => {
  const [line] = peppolOfNorrviken.lines;
  if (line === undefined) throw new Error('The invoice has lines.');
  const of = (count: number): string =>
    peppolFile({
      ...peppolOfNorrviken,
      lines: Array.from({ length: count }, (_, index) => ({ ...line, id: String(index + 1) })),
      vat: {
        at: 1,
        amount: Math.round(count * line.amount * 0.25),
        subtotals: [
          {
            at: 1,
            category: line.vat,
            taxable: count * line.amount,
            amount: Math.round(count * line.amount * 0.25),
          },
        ],
      },
      totals: {
        ...peppolOfNorrviken.totals,
        lines: count * line.amount,
        withoutVat: count * line.amount,
        withVat: count * line.amount + Math.round(count * line.amount * 0.25),
        payable: count * line.amount + Math.round(count * line.amount * 0.25),
        rounding: null,
      },
    }).toString('utf8');
  expect((await read(of(10_000))).lines).toHaveLength(10_000);
  expect(await refusals(of(20_001))).toEqual(['InvoiceLine: The invoice has more than 20000 lines.']);
});

test('a header of thousands of elements is refused', async () => {
  const many = changed(
    '<cac:AccountingSupplierParty>',
    `${'<cbc:Note>n</cbc:Note>'.repeat(2000)}<cac:AccountingSupplierParty>`,
  );
  expect(await refusals(many)).toContain(': The invoice has more than 1000 elements apart from its lines.');
});
