import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import type { IssuedInvoice } from '../issue-invoices.ts';
import { creditNoteOf } from '../making/credit-note.ts';
import type { DraftLine } from '../making/make-invoice.ts';
import { issueTestInvoice, workedInvoice } from '../testing/test-invoice.ts';

let app: TestApp;
let own: TestCorporateGroup;
let access: string;

beforeAll(async () => {
  app = await createTestApp();
  own = await createCorporateGroup(app.deps.database, 'Norrviken', [2]);
  const user = await createUser(app.deps.database, {
    permissions: ['can_view_invoice'],
    corporateGroupId: own.id,
  });
  access = (await app.sessionOf(user.id)).access;
  await setCompany({ organization_number: '556016-0680', name: 'Norrviken <Butik> & "Son" AB' });
});

afterAll(() => app.close());

async function setCompany(values: {
  readonly organization_number?: string;
  readonly name?: string;
  readonly peppol_id?: string | null;
}): Promise<void> {
  await app.deps.database.db
    .updateTable('company')
    .set(values)
    .where('corporate_group_id', '=', own.id)
    .execute();
}

function issue(changes: Partial<IssuedInvoice> = {}): Promise<IssuedInvoice> {
  return issueTestInvoice(app.deps.database, own, changes);
}

function ask(id: string): Promise<Response> {
  return app.fetch(
    new Request(`http://localhost/api/v1/invoices/${id}/peppol/`, {
      headers: { Authorization: `Bearer ${access}` },
    }),
  );
}

async function xmlOf(id: string): Promise<string> {
  const answer = await ask(id);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The text of every element of a name, read in the plainest way. */
function textsOf(xml: string, name: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text = '']) => text);
}

/** The worked example with one of its lines changed. */
function withLine(code: string, changes: Partial<DraftLine>): IssuedInvoice['draft'] {
  const draft = workedInvoice(own.companies[0]?.siteIds.slice(0, 1));
  return {
    ...draft,
    sites: draft.sites.map((site) => ({
      ...site,
      lines: site.lines.map((line) => (line.code === code ? { ...line, ...changes } : line)),
    })),
  };
}

test('an invoice leaves as xml under the name of other files, and the event says so', async () => {
  const invoice = await issue();
  const answer = await ask(invoice.id);
  expect(answer.headers.get('Content-Type')).toBe('application/xml');
  expect(answer.headers.get('Content-Disposition')).toContain(`File-${app.clock.now().getTime()}.xml`);
  await answer.text();
  const event = await app.deps.database.db
    .selectFrom('audit_event')
    .select(['event', 'outcome', 'target_id'])
    .where('operation', '=', 'downloadInvoicePeppol')
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ event: 'export', outcome: 'succeeded', target_id: invoice.id });
});

test('it says what the invoice says', async () => {
  const invoice = await issue();
  const xml = await xmlOf(invoice.id);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><Invoice xmlns="urn:oasis:/);
  expect(xml).toContain('<cbc:RegistrationName>Norrviken &lt;Butik&gt; &amp; &quot;Son&quot; AB<');
  expect(textsOf(xml, 'EndpointID')).toEqual(['5566778899', '5560160680']);
  expect(textsOf(xml, 'LineExtensionAmount')).toEqual(
    // The sum stands before the lines.
    ['26992.07', '24740.87', '889.35', '169.40', '381.15', '762.30', '49.00'],
  );
  expect(textsOf(xml, 'PriceAmount')).toEqual(['0.5842', '0.021', '0.004', '0.009', '0.018', '49']);
  expect(new Set(xml.match(/unitCode="\w+"/g))).toEqual(new Set(['unitCode="KWH"', 'unitCode="MON"']));
  expect(textsOf(xml, 'TaxAmount')).toEqual(['6748.02', '6748.02']);
  expect(textsOf(xml, 'TaxInclusiveAmount')).toEqual(['33740.09']);
  expect(textsOf(xml, 'PayableRoundingAmount')).toEqual(['-0.09']);
  expect(textsOf(xml, 'PayableAmount')).toEqual(['33740.00']);
  expect(xml).toContain('<cbc:ID schemeID="AVE">735999000000010012</cbc:ID>');
  expect(xml).toContain('<cac:FinancialInstitutionBranch><cbc:ID>SE:BANKGIRO</cbc:ID>');
  expect(textsOf(xml, 'BuyerReference')).toEqual(['Kst 4410']);
});

test('without a reference of the buyer it has the kundnummer', async () => {
  const invoice = await issue({ reference: null });
  expect(textsOf(await xmlOf(invoice.id), 'BuyerReference')).toEqual(['1000']);
});

test('a credit note gives positive amounts back, and names what it credits', async () => {
  const invoice = await issue();
  const credit = await issue({
    type: 'credit_note',
    creditsInvoiceId: invoice.id,
    draft: creditNoteOf(workedInvoice(own.companies[0]?.siteIds.slice(0, 1))),
  });
  const xml = await xmlOf(credit.id);
  expect(xml).toContain('<CreditNote xmlns="urn:oasis:');
  expect(xml).toContain(
    `<cac:InvoiceDocumentReference><cbc:ID>${invoice.invoiceNumber}</cbc:ID></cac:InvoiceDocumentReference>`,
  );
  expect(textsOf(xml, 'PayableAmount')).toEqual(['33740.00']);
  expect(textsOf(xml, 'CreditedQuantity')[0]).toBe('42350');
  expect(xml).not.toMatch(/DueDate|InvoicedQuantity/);
});

test('a negative price is written as a quantity given back, because prices are never negative', async () => {
  const draft = withLine('PROFIL', { unit_price_ten_thousandths: -18_000, amount_ore: -76_230 });
  const net = draft.netOre - 152_460;
  const vat = Math.round(net / 4);
  const sums = { netOre: net, vatOre: vat, roundingOre: 0, totalOre: net + vat };
  const xml = await xmlOf((await issue({ draft: { ...draft, ...sums } })).id);
  const line = /<cac:InvoiceLine><cbc:ID>5<.*?<\/cac:InvoiceLine>/.exec(xml)?.[0] ?? '';
  expect(textsOf(line, 'InvoicedQuantity')).toEqual(['-42350']);
  expect(textsOf(line, 'PriceAmount')).toEqual(['0.018']);
  expect(textsOf(line, 'LineExtensionAmount')).toEqual(['-762.30']);
});

test('a price that was rounded is written as that of the whole quantity', async () => {
  // 42 350 kWh at the stored price are 24 740.87 kronor; the third decimal of the öre was lost.
  const draft = withLine('EL-KV', { amount_ore: 2_474_090 });
  const sums = { netOre: draft.netOre + 3, vatOre: draft.vatOre, roundingOre: -12 };
  const xml = await xmlOf((await issue({ draft: { ...draft, ...sums } })).id);
  expect(textsOf(xml, 'PriceAmount')[0]).toBe('24740.9');
  expect(textsOf(xml, 'BaseQuantity')).toEqual(['42350']);
});

async function refusal(invoice: IssuedInvoice): Promise<string> {
  const answer = await ask(invoice.id);
  expect(answer.status).toBe(422);
  return answer.text();
}

describe('422 says why an invoice cannot be Peppol', () => {
  test('self-billing', async () => {
    expect(await refusal(await issue({ type: 'self_billing' }))).toContain('En självfaktura kan inte');
  });

  test('lines without VAT, whose reason is not known', async () => {
    const invoice = await issue();
    await app.deps.database.db
      .updateTable('invoice_line')
      .set({ vat_rate_percent: 0 })
      .where('invoice_id', '=', invoice.id)
      .where('position', '=', 6)
      .execute();
    expect(await refusal(invoice)).toContain('skälet till att rader saknar moms är inte känt');
  });

  test('sums that break a rule', async () => {
    const draft = workedInvoice(own.companies[0]?.siteIds.slice(0, 1));
    const sums = { vatOre: draft.vatOre - 20_000, totalOre: draft.totalOre - 20_000 };
    expect(await refusal(await issue({ draft: { ...draft, ...sums } }))).toContain('BR-CO-17');
  });

  test('a company without organisation number and address in Peppol', async () => {
    const invoice = await issue();
    await setCompany({ organization_number: '' });
    expect(await refusal(invoice)).toContain('varken organisationsnummer eller Peppol-id');
    await setCompany({ peppol_id: '0088:7300010000001' });
    const xml = await xmlOf(invoice.id);
    expect(xml).toContain('<cbc:EndpointID schemeID="0088">7300010000001</cbc:EndpointID>');
    await setCompany({ organization_number: '556016-0680', peppol_id: null });
  });
});
