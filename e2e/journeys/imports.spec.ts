import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { settled, storedSession } from '../page-state.ts';
import { needs } from '../journey-brand.ts';
import { administrator, expect, test } from '../portal-test.ts';

/** Midnight in Sweden, Tuesday 10 November 2026, in seconds since 1970. */
const dayStart = Date.parse('2026-11-10T00:00:00+01:00') / 1000;

/** A name that no site has. */
const usagePoint = 'GB-4711';

function entry(links: string, content: string): string {
  return `<entry>${links}<content>${content}</content></entry>`;
}

function link(relation: string, address: string): string {
  return `<link rel="${relation}" href="${address}"/>`;
}

/** A day of quarter values as Green Button (NAESB ESPI 1.1), `wattHours` in each. */
function greenButton(wattHours: number): Buffer {
  const reading = `UsagePoint/${usagePoint}/MeterReading/1`;
  const readings = Array.from(
    { length: 96 },
    (_, quarter) =>
      `<IntervalReading><timePeriod><duration>900</duration><start>${dayStart + quarter * 900}</start></timePeriod>` +
      `<value>${wattHours}</value></IntervalReading>`,
  );
  const espi = 'xmlns="http://naesb.org/espi"';
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
      entry(
        link('self', 'ReadingType/1'),
        `<ReadingType ${espi}><accumulationBehaviour>4</accumulationBehaviour><commodity>1</commodity>` +
          '<flowDirection>1</flowDirection><powerOfTenMultiplier>0</powerOfTenMultiplier><uom>72</uom></ReadingType>',
      ),
      entry(link('self', reading) + link('related', 'ReadingType/1'), `<MeterReading ${espi}/>`),
      entry(
        link('self', `${reading}/IntervalBlock/1`) + link('up', `${reading}/IntervalBlock`),
        `<IntervalBlock ${espi}><interval><duration>86400</duration><start>${dayStart}</start></interval>${readings.join('')}</IntervalBlock>`,
      ),
      '</feed>',
    ].join('\n'),
  );
}

/** A site of the demo, and the day of the file in its time report: 96 quarters of 1.25 kWh are 120. */
const siteName = 'Kyllager Rosenlund';
const dayRow = /^2026-11-10/;

function textOf(record: unknown, ...path: readonly string[]): string {
  const value = path.reduce<unknown>(
    (one, name) =>
      typeof one === 'object' && one !== null ? Object.getOwnPropertyDescriptor(one, name)?.value : undefined,
    record,
  );
  return typeof value === 'string' ? value : '';
}

/** Finds something by what is typed, and takes it by key once it is alone and has been reached. */
async function selectSuggestion(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(text);
  // Before them there are the suggestions for nothing typed.
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
}

/** Opens the day values of the site in November 2026, and returns the row of the file's day. */
async function dayOfReport(page: Page, portalUrl: string): Promise<Locator> {
  const session: unknown = JSON.parse(await storedSession(page));
  const response = await fetch(`${portalUrl}/api/v1/search/?search=${encodeURIComponent(siteName)}`, {
    headers: { authorization: `Bearer ${textOf(session, 'accessToken')}` },
  });
  const found: unknown = await response.json();
  const results: unknown =
    typeof found === 'object' && found !== null && 'results' in found ? found.results : [];
  const site: unknown = Array.isArray(results)
    ? results.find((result: unknown) => textOf(result, 'kind') === 'site')
    : undefined;
  const params = new URLSearchParams({
    report: 'hour',
    koncern: textOf(site, 'corporate_group', 'uuid'),
    site_id: textOf(site, 'uuid'),
    month: '2026-11',
    resolution: 'day',
    view: 'table',
  });
  await page.goto(`${portalUrl}/analytics?${params.toString()}`);
  return page.getByRole('row', { name: dayRow });
}

function xml(name: string, buffer: Buffer) {
  return { name, mimeType: 'application/xml', buffer };
}

async function drop(page: Page, ...files: readonly ReturnType<typeof xml>[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([...files]);
}

function cardOf(page: Page, file: string): Locator {
  return page.getByRole('region', { name: file, exact: true });
}

/** Chooses the site that the file's unknown id stands for. */
async function selectSite(page: Page, card: Locator, site: string): Promise<void> {
  await card.getByRole('button', { name: `Välj anläggning för ${usagePoint}` }).click();
  const dialog = page.getByRole('dialog', { name: `Vilken anläggning är ${usagePoint}?` });
  await selectSuggestion(page, dialog.getByRole('combobox', { name: 'Anläggning' }), site);
  await dialog.getByRole('button', { name: 'Använd anläggningen' }).click();
  await expect(dialog).toBeHidden();
}

test('staff drop a file of meter values, see what would happen, decide, read it in and undo it', async ({
  openAs,
  portal,
}) => {
  needs('timeReport');
  const file = 'gröna-knappen-1110.xml';
  const page = await openAs(administrator);
  const before = await (await dayOfReport(page, portal.url)).innerText();
  expect(before).not.toMatch(/tis120/);
  await page.goto(`${portal.url}/imports`);
  await expect(page.getByText('Inga filer på väg in')).toBeVisible();
  await drop(page, xml(file, greenButton(1250)));
  const card = cardOf(page, file);
  await expect(card.getByText('Okänt anläggnings-id · 96 rader, 1 anläggning')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${file} är läst.` })).toBeAttached();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);

  await selectSite(page, card, siteName);
  const store = card.getByRole('button', { name: /^Läs in/ });
  await expect(store).toHaveText(/Läs in 96\svärden/);
  await expect(card.getByText('Ersätter värden som redan finns')).toBeVisible();
  await expect(card.getByText(/^berör 1 rapport, \d+ faktur/)).toBeVisible();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await store.click();
  await expect(card.getByText('Filen är inläst')).toBeVisible();
  await expect(card.getByText(/96\sersatta/)).toBeVisible();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: `Stäng ${file}` }).click();
  await expect(card).toHaveCount(0);

  await expect(await dayOfReport(page, portal.url)).toHaveText(/tis120\s*korrigerat$/);
  await page.goto(`${portal.url}/work`);
  const latest = page.getByRole('region', { name: 'Senast inlästa' }).getByRole('listitem');
  await expect(latest.first()).toContainText('Mätvärden');
  await expect(latest.first()).toContainText(/0 nya värden, 96\sersatta/);
  await page.goto(`${portal.url}/imports`);
  const row = page.getByRole('row').filter({ hasText: file });
  await expect(row.getByText('Inläst', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await row.getByRole('button', { name: `Åtgärder för ${file}` }).click();
  await page.getByRole('menuitem', { name: 'Hämta rapport' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);

  await row.getByRole('button', { name: `Åtgärder för ${file}` }).click();
  await page.getByRole('menuitem', { name: 'Ångra inläsningen' }).click();
  const asked = page.getByRole('alertdialog', { name: `Ångra inläsningen av ${file}?` });
  await expect(asked.getByText(/96\sersatta rader blir som före filen/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Ångra inläsningen' }).click();
  await expect(row.getByText('Ångrad', { exact: true })).toBeVisible();
  expect(await (await dayOfReport(page, portal.url)).innerText()).toBe(before);
});

/** A day of a table whose heads nobody but its sender knows. */
const unknownTable = [
  'MP;När;Utfall',
  ...Array.from(
    { length: 24 },
    (_, hour) => `okänd-anläggning;2026-11-10 ${String(hour).padStart(2, '0')}:00;${hour},5`,
  ),
].join('\n');

async function select(page: Page, within: Locator, field: string | RegExp, option: string): Promise<void> {
  const trigger = within.getByRole('button', { name: field });
  await expect(trigger).toBeEnabled();
  await trigger.focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('option', { name: option, exact: true });
  await expect(choice).toBeVisible();
  const isFocused = () => choice.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 40 && !(await isFocused()); step += 1) await page.keyboard.press('ArrowDown');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(trigger).toContainText(option);
  // The next list may have a choice of the same name.
  await expect(choice).toBeHidden();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('with the keyboard alone, a table of unknown columns is explained, kept and discarded', async ({
    openAs,
    page,
  }) => {
    const file = 'mätbolaget.csv';
    // Waited for from here: a browser that is told of it at the press is told too late now and then.
    const choosing = page.waitForEvent('filechooser');
    await openAs(administrator, '/imports');
    await page.getByRole('button', { name: 'Välj filer' }).focus();
    await page.keyboard.press('Enter');
    const asked = await choosing;
    await asked.setFiles([{ name: file, mimeType: 'text/csv', buffer: Buffer.from(unknownTable) }]);
    const card = cardOf(page, file);
    await expect(card.getByText('okänd-anläggning').first()).toBeVisible();
    await select(page, card, /Raderna är/, 'Mätvärden');
    // The columns are those of meter values when they can be explained; the focus stays where it was.
    await expect(card.getByRole('button', { name: /Betydelse av MP/ })).toBeEnabled();
    await expect(card.getByRole('button', { name: /Raderna är/ })).toBeFocused();
    await select(page, card, /Betydelse av MP/, 'Anläggnings-id');
    await select(page, card, /Betydelse av När/, 'Tidpunkt');
    await select(page, card, /Betydelse av Utfall/, 'Förbrukning (kWh)');
    await select(page, card, /Enhet för Utfall/, 'kWh');
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await card.getByRole('button', { name: 'Visa vad som händer' }).press('Enter');
    await expect(card.getByText('Okänt anläggnings-id · 24 rader, 1 anläggning')).toBeVisible();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await card.getByRole('button', { name: 'Kasta filen' }).press('Enter');
    const discarding = page.getByRole('alertdialog', { name: `Kasta ${file}?` });
    await discarding.getByRole('button', { name: 'Kasta filen' }).press('Enter');
    await expect(card).toHaveCount(0);
  });
});

/** One line of an invoice as Peppol BIS Billing 3.0: `kWh` of an article that says of itself no more than its name. */
function peppolLine(id: number, name: string, kWh: number, price: string, amount: string): string {
  return (
    `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="KWH">${kWh}</cbc:InvoicedQuantity>` +
    `<cbc:LineExtensionAmount currencyID="SEK">${amount}</cbc:LineExtensionAmount><cac:Item><cbc:Name>${name}</cbc:Name>` +
    `${standardRate('ClassifiedTaxCategory')}</cac:Item>` +
    `<cac:Price><cbc:PriceAmount currencyID="SEK">${price}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`
  );
}

function standardRate(element: string): string {
  return `<cac:${element}><cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${element}>`;
}

function party(name: string, organizationNumber: string): string {
  return (
    `<cac:Party><cbc:EndpointID schemeID="0007">${organizationNumber}</cbc:EndpointID>` +
    '<cac:PostalAddress><cac:Country><cbc:IdentificationCode>SE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>' +
    `<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName>` +
    `<cbc:CompanyID schemeID="0007">${organizationNumber}</cbc:CompanyID></cac:PartyLegalEntity></cac:Party>`
  );
}

function sek(element: string, amount: string): string {
  return `<cbc:${element} currencyID="SEK">${amount}</cbc:${element}>`;
}

/** An invoice of January 2026 to a company of the demo, from a seller that the portal has no invoice of. */
function peppolInvoice(
  number: string,
  buyer = { name: 'Norrviken Logistik AB', organizationNumber: '5599901369' },
): Buffer {
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
  return Buffer.from(
    [
      `<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns="${ubl}:Invoice-2" xmlns:cac="${ubl}:CommonAggregateComponents-2" xmlns:cbc="${ubl}:CommonBasicComponents-2">`,
      '<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>',
      '<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>',
      `<cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-02-06</cbc:IssueDate><cbc:DueDate>2026-03-06</cbc:DueDate>`,
      '<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>SEK</cbc:DocumentCurrencyCode>',
      '<cac:InvoicePeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2026-01-31</cbc:EndDate></cac:InvoicePeriod>',
      `<cac:AccountingSupplierParty>${party('Elhandel i Norr AB', '5599990008')}</cac:AccountingSupplierParty>`,
      `<cac:AccountingCustomerParty>${party(buyer.name, buyer.organizationNumber)}</cac:AccountingCustomerParty>`,
      '<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>41002387169</cbc:PaymentID>',
      '<cac:PayeeFinancialAccount><cbc:ID>50501055</cbc:ID><cac:FinancialInstitutionBranch><cbc:ID>SE:BANKGIRO</cbc:ID></cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount></cac:PaymentMeans>',
      `<cac:TaxTotal>${sek('TaxAmount', '27.50')}<cac:TaxSubtotal>${sek('TaxableAmount', '110.00')}${sek('TaxAmount', '27.50')}${standardRate('TaxCategory')}</cac:TaxSubtotal></cac:TaxTotal>`,
      `<cac:LegalMonetaryTotal>${sek('LineExtensionAmount', '110.00')}${sek('TaxExclusiveAmount', '110.00')}${sek('TaxInclusiveAmount', '137.50')}${sek('PayableAmount', '137.50')}</cac:LegalMonetaryTotal>`,
      peppolLine(1, 'Rörlig el', 100, '1.00', '100.00'),
      peppolLine(2, 'Påslag', 100, '0.10', '10.00'),
      '</Invoice>',
    ].join('\n'),
  );
}

test('with the keyboard alone, an invoice is explained once, and the next of its seller no more', async ({
  openAs,
}) => {
  const page = await openAs(administrator, '/imports');
  await drop(page, xml('faktura-1.xml', peppolInvoice('8800000017')));
  const card = cardOf(page, 'faktura-1.xml');
  await expect(card.getByRole('list', { name: 'Inläsning av faktura-1.xml' })).toContainText('Uppgifter');
  await select(page, card, /Vad Rörlig el är/, 'Elenergi');
  await select(page, card, /Vad Påslag är/, 'Påslag');
  await selectSuggestion(page, card.getByRole('combobox', { name: 'Anläggning' }), siteName);
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Visa vad som händer' }).press('Enter');
  await expect(card.getByRole('button', { name: /^Läs in/ })).toHaveText(/Läs in 1\srad/);

  await drop(page, xml('faktura-2.xml', peppolInvoice('8800000025')));
  const next = cardOf(page, 'faktura-2.xml');
  await expect(next.getByRole('button', { name: /Vad Rörlig el är/ })).toContainText('Elenergi');
  await expect(next.getByRole('button', { name: /Vad Påslag är/ })).toContainText('Påslag');
  for (const file of ['faktura-1.xml', 'faktura-2.xml']) {
    await cardOf(page, file).getByRole('button', { name: 'Kasta filen' }).press('Enter');
    const discarding = page.getByRole('alertdialog', { name: `Kasta ${file}?` });
    await discarding.getByRole('button', { name: 'Kasta filen' }).press('Enter');
    await expect(cardOf(page, file)).toHaveCount(0);
  }
});

/** Presses a button of a row: the row has the focus first, and the arrow leads to what is in it. */
async function pressInRow(page: Page, button: Locator): Promise<void> {
  const hasFocus = () =>
    button.evaluate(async (element) => {
      // A table that is entered gives its row the focus a moment later.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return element === document.activeElement;
    });
  await button.focus();
  // It is the row that had it last: the one that is wanted may be below.
  for (let step = 1; step <= 24 && !(await hasFocus()); step += 1)
    await page.keyboard.press(step === 12 ? 'ArrowDown' : 'ArrowRight');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Enter');
}

test('with the keyboard alone, an unknown buyer is chosen once, and what is kept of it is changed and removed', async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs(administrator, '/imports');
  const unknown = { name: 'Butikskedjan i Luleå AB', organizationNumber: '5561112227' };
  await drop(page, xml('okänd-1.xml', peppolInvoice('8800000033', unknown)));
  const card = cardOf(page, 'okänd-1.xml');
  await expect(card.getByText(/^Fakturan är till Butikskedjan i Luleå AB \(5561112227/)).toBeVisible();
  await select(page, card, /Vad Rörlig el är/, 'Elenergi');
  await select(page, card, /Vad Påslag är/, 'Påslag');
  await selectSuggestion(page, card.getByRole('combobox', { name: 'Anläggning' }), siteName);
  const show = card.getByRole('button', { name: 'Visa vad som händer' });
  await show.press('Enter');
  await expect(card.getByText('Välj ett bolag.').first()).toBeVisible();
  await selectSuggestion(page, card.getByRole('combobox', { name: 'Bolag' }), 'Norrviken Logistik');
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await show.press('Enter');
  await expect(card.getByRole('button', { name: /^Läs in/ })).toHaveText(/Läs in 1\srad/);

  await drop(page, xml('okänd-2.xml', peppolInvoice('8800000041', unknown)));
  const next = cardOf(page, 'okänd-2.xml');
  await expect(next.getByRole('combobox', { name: 'Bolag' })).toHaveValue('Norrviken Logistik AB');
  for (const file of ['okänd-1.xml', 'okänd-2.xml']) {
    await cardOf(page, file).getByRole('button', { name: 'Kasta filen' }).press('Enter');
    const discarding = page.getByRole('alertdialog', { name: `Kasta ${file}?` });
    await discarding.getByRole('button', { name: 'Kasta filen' }).press('Enter');
    await expect(cardOf(page, file)).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Mallar' }).press('Enter');
  const kept = page.getByRole('dialog', { name: 'Mallar' });
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  const articles = kept.getByRole('region', { name: 'Artiklar på fakturor' });
  await pressInRow(page, articles.getByRole('button', { name: 'Ändra Påslag' }));
  const article = page.getByRole('dialog', { name: 'Vad är Påslag?' });
  await select(page, article, /Är/, 'Miljö');
  await article.getByRole('button', { name: 'Spara' }).press('Enter');
  await expect(article).toBeHidden();
  await expect(articles.getByRole('row').filter({ hasText: 'Påslag' })).toContainText('Miljö');
  const buyers = kept.getByRole('region', { name: 'Köpare på fakturor' });
  await expect(buyers.getByRole('row').filter({ hasText: unknown.name })).toContainText(
    'Norrviken Logistik AB',
  );
  await pressInRow(page, buyers.getByRole('button', { name: `Ändra ${unknown.name}` }));
  const company = page.getByRole('dialog', { name: `Vilket bolag är ${unknown.name}?` });
  await company.getByRole('combobox', { name: 'Bolag' }).fill('');
  await selectSuggestion(page, company.getByRole('combobox', { name: 'Bolag' }), 'Norrviken Butik');
  await expect(company.getByRole('combobox', { name: 'Bolag' })).toHaveValue('Norrviken Butik AB');
  await company.getByRole('button', { name: 'Spara' }).press('Enter');
  await expect(company).toBeHidden();
  await expect(buyers.getByRole('row').filter({ hasText: unknown.name })).toContainText('Norrviken Butik');
  await pressInRow(page, buyers.getByRole('button', { name: `Ta bort ${unknown.name}` }));
  const removing = page.getByRole('alertdialog', { name: `Ta bort köparen ${unknown.name}?` });
  await removing.getByRole('button', { name: 'Ta bort köparen' }).press('Enter');
  await expect(removing).toBeHidden();
  await expect(buyers.getByText('Inga köpare ännu')).toBeVisible();
  for (const name of ['Rörlig el', 'Påslag']) {
    await pressInRow(page, articles.getByRole('button', { name: `Ta bort ${name}` }));
    const question = page.getByRole('alertdialog', { name: new RegExp(`^Ta bort artikeln ${name}`) });
    await question.getByRole('button', { name: 'Ta bort artikeln' }).press('Enter');
    await expect(question).toBeHidden();
  }
  await expect(articles.getByText('Inga artiklar ännu')).toBeVisible();
});

test('a long list of what is kept comes page by page, and can be searched', async ({ openAs }) => {
  const page = await openAs(administrator, '/imports');
  const articles = Array.from({ length: 40 }, (_, index) => ({
    uuid: `5f0b6c1e-2d51-4a37-9a53-0a5c7c1d8${String(index).padStart(3, '0')}`,
    seller: 'Elhandel Norr AB',
    article: `A${index}`,
    name: `Artikel ${index + 1}`,
    category: 'surcharge',
    given_at: '2026-11-02T09:00:00+01:00',
    given_by: 'Alva Nordin',
  }));
  await page.route(/\/v1\/intake-articles\/\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const found = articles.filter(({ name }) => name.endsWith(query.get('search') ?? ''));
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    await route.fulfill({
      json: { count: found.length, next: null, previous: null, results: found.slice(offset, offset + limit) },
    });
  });
  await page.getByRole('button', { name: 'Mallar' }).press('Enter');
  const kept = page
    .getByRole('dialog', { name: 'Mallar' })
    .getByRole('region', { name: 'Artiklar på fakturor' });
  await expect(kept.getByText('Artikel 1, A0')).toBeVisible();
  await expect(kept.getByText('Artikel 17, A16')).toBeHidden();
  await kept.getByRole('button', { name: 'Nästa sida' }).press('Enter');
  await expect(kept.getByText('Artikel 17, A16')).toBeVisible();
  await kept.getByRole('searchbox', { name: 'Sök artikel eller säljare' }).fill('40');
  await expect(kept.getByText('Artikel 40, A39')).toBeVisible();
  await expect(kept.getByText('Artikel 17, A16')).toBeHidden();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
});

test('what is missing is a tab of the files, and leads back', async ({ openAs }) => {
  const page = await openAs(administrator, '/imports');
  const parts = page.getByRole('navigation', { name: 'Delar av inläsningarna' });
  const missing = parts.getByRole('link', { name: /^Saknade mätvärden/ });
  await expect(missing).toHaveText(/\d+$/);
  await missing.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saknade mätvärden');
  for (const part of [/^Pågår/, /^Historik/])
    await expect(parts.getByRole('link', { name: part })).toHaveText(/\d+$/);
  await parts.getByRole('link', { name: /^Pågår/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inläsningar');
});
