import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { needs } from '../journey-brand.ts';
import { expect, test } from '../portal-test.ts';

needs('invoices');

async function select(page: Page, kind: RegExp): Promise<Download> {
  await page.getByRole('main').getByRole('button', { name: 'Ladda ner', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  return saved;
}

async function bytesOf(file: Download): Promise<Buffer> {
  return readFileSync(await file.path());
}

/** Cells of a CSV file of the portal; none of those read here are quoted. */
async function cellsOf(file: Download): Promise<string[][]> {
  const text = (await bytesOf(file)).toString();
  expect(text).toMatch(/^\uFEFF/);
  return text
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
}

test.describe('figures issue 8: a bookkeeper', () => {
  test('finds an invoice by its number and takes it along, with its lines', async ({
    signedInPage: page,
    portal,
  }) => {
    await page.goto(`${portal.url}/invoices`);
    const number = await page
      .getByRole('row')
      .getByRole('link', { name: /^\d{10}/ })
      .nth(1)
      .innerText();
    await page.getByRole('searchbox', { name: /^Sök fakturanummer/ }).fill(number);
    await expect(page.getByText('Visar 1–1 av 1')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: number });
    const shown = await row.innerText();

    const invoices = await select(page, /csv.*fakturor/);
    expect(invoices.suggestedFilename()).toMatch(/^File-\d+\.csv$/);
    const [head = [], cells = [], ...more] = await cellsOf(invoices);
    expect(more).toEqual([]);
    const cell = (heading: string): string => cells[head.indexOf(heading)] ?? '';
    expect(cell('Fakturanummer')).toBe(number);
    expect(shown).toContain(cell('Bolag'));
    expect(shown).toContain(cell('Förfallodatum'));
    expect(shown).toContain(cell('Status'));
    const total = Number(cell('Att betala inkl. moms (kr)').replace(',', '.'));
    expect(shown).toContain(new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 }).format(total));

    const lines = await cellsOf(await select(page, /csv.*fakturarader/));
    const place = (lines[0] ?? []).indexOf('Belopp exkl. moms (kr)');
    const ore = lines
      .slice(1)
      .reduce((sum, line) => sum + Math.round(Number((line[place] ?? '').replace(',', '.')) * 100), 0);
    expect(ore).toBe(Math.round(Number(cell('Belopp exkl. moms (kr)').replace(',', '.')) * 100));
  });

  test('takes the paid ones of a period along as Excel, and all their pdfs', async ({
    signedInPage: page,
    portal,
  }) => {
    await page.goto(`${portal.url}/invoices?status=paid`);
    await expect(page.getByText(/^Visar 1–\d+ av \d+$/)).toBeVisible();
    const count = Number(/av (\d+)$/.exec(await page.getByText(/^Visar 1–/).innerText())?.[1]);

    const workbook = await select(page, /Excel/);
    expect(workbook.suggestedFilename()).toMatch(/^File-\d+\.xlsx$/);
    expect((await bytesOf(workbook)).includes('xl/worksheets/sheet3.xml')).toBe(true);

    const zip = await select(page, /^Pdf-filer/);
    expect(zip.suggestedFilename()).toMatch(/^File-\d+\.zip$/);
    const names = (await bytesOf(zip)).toString('latin1').match(/Faktura-\d{10}\.pdf/g);
    expect(new Set(names).size).toBe(count);
    await expect(page.getByText(/^Hämtad: File-\d+\.zip$/)).toBeVisible();
  });

  test('chooses invoices and takes their pdfs along', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/invoices`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^\d{10}/ }) });
    const numbers: string[] = [];
    for (const place of [0, 2]) {
      numbers.push(await rows.nth(place).getByRole('link').innerText());
      await rows.nth(place).getByRole('checkbox').click();
    }
    expect(await axeFindings(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ladda ner valda fakturor' }).click();
    const content = (await bytesOf(await saved)).toString('latin1');
    const names = new Set(content.match(/Faktura-\d{10}\.pdf/g));
    expect(names).toEqual(new Set(numbers.map((number) => `Faktura-${number}.pdf`)));
  });
});

test.describe('figures issue 8: the pdfs of invoices, out of order', () => {
  test.use({ expectedConsole: /status of 422/ });

  test('say why they cannot be had', async ({ signedInPage: page, portal }) => {
    const details = { message: 'Högst 200 fakturor kan hämtas som pdf på en gång.' };
    await page.route('**/invoice-pdfs/?*', (route) =>
      route.fulfill({ status: 422, json: { type: 'non_field_error', details } }),
    );
    await page.goto(`${portal.url}/invoices`);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^\d{10}/ }) });
    await row.first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Ladda ner valda fakturor' }).click();
    await expect(page.getByText(details.message)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  });
});
