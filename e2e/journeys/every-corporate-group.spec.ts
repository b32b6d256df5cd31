import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { needs } from '../journey-brand.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

const heading = { level: 1 } as const;
const main = (page: Page) => page.getByRole('main');
const switcher = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Alla koncerner|Koncern ·/ });

async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function cellsOf(file: Download): Promise<string[][]> {
  return readFileSync(await file.path(), 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
}

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const) {
  test.describe(`figures 8: staff work with all corporate groups, ${name}`, () => {
    test.use({ viewport });

    test('begin with all of them, and find one by the keyboard alone', async ({ openAs }) => {
      const page = await openAs(administrator);
      await expect(page).toHaveURL(/\/work$/);
      await expect(main(page).getByRole('heading', { name: 'Det som väntar' })).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'Den här veckan' })).toBeVisible();
      await expect(switcher(page)).toHaveAccessibleName(/^Alla koncerner/);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);

      await page.keyboard.press('Control+J');
      const field = page.getByRole('combobox', { name: 'Sök koncern' });
      await expect(field).toBeFocused();
      await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Alla koncerner/);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
      await expect(switcher(page)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await page.keyboard.type('kallv');
      const found = page.getByRole('group', { name: 'Koncerner' }).getByRole('option');
      await expect(found).toHaveCount(1);
      await expect(found).toHaveAccessibleName(/^Kallvik Industri/);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Här är läget för Kallvik Industri.', { exact: false })).toBeVisible();
      await expect(page.getByRole('heading', heading)).toBeFocused();
      await expect(switcher(page)).toHaveAccessibleName(/^Kallvik Industri/);

      // A company leads to its page, in its own corporate group.
      await page.keyboard.press('Control+J');
      await expect(field).toBeFocused();
      await page.keyboard.type('5599901369');
      const companies = page.getByRole('group', { name: 'Bolag' }).getByRole('option');
      await expect(companies).toHaveAccessibleName(/^Norrviken Logistik AB Norrviken Livs/);
      await companies.click();
      await expect(page.getByRole('heading', heading)).toHaveText('Norrviken Logistik AB');
      await expect(switcher(page)).toHaveAccessibleName(/^Norrviken Livs/);
      await page.keyboard.press('Control+J');
      await expect(field).toBeFocused();
      await page.keyboard.type('kallv');
      await expect(found).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(switcher(page)).toHaveAccessibleName(/^Kallvik Industri/);

      // The next page and the next visit keep the selection.
      await page.goto(new URL('/invoices', page.url()).href);
      await expect(switcher(page)).toHaveAccessibleName(/^Kallvik Industri/);
      await page.keyboard.press('Control+J');
      await expect(field).toBeFocused();
      await page.keyboard.type('alla');
      await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Alla koncerner/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/koncern=alla/);
      await expect(page.getByText('Fakturor i alla koncerner.', { exact: false })).toBeVisible();
      await page.goto(page.url().replace(/\/invoices.*$/, '/overview'));
      await expect(page).toHaveURL(/\/work$/);
      await expect(main(page).getByRole('heading', { name: 'Det som väntar' })).toBeVisible();
    });

    test('list what is not paid, find an invoice by its number, go into its corporate group', async ({
      openAs,
      portal,
    }) => {
      const page = await openAs(administrator);
      await main(page)
        .getByRole('link', { name: /^\d+ fakturor hos \d+ koncerner$/ })
        .first()
        .click();
      await expect(page).toHaveURL(/status=open/);
      await expect(page.getByText('Fakturor i alla koncerner.', { exact: false })).toBeVisible();
      const list = main(page);
      for (const corporateGroup of ['Norrviken Livs', 'Kallvik Industri']) {
        await expect(list.getByText(corporateGroup, { exact: true }).first()).toBeVisible();
      }
      expect(await axeFindings(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);

      await list.getByRole('searchbox').fill('Kallvik Industri');
      await expect(list.getByText('Norrviken Livs', { exact: true })).toHaveCount(0);
      const number = await list
        .getByRole('link', { name: /^\d{10}/ })
        .first()
        .innerText();
      const [digits = ''] = /\d{10}/.exec(number) ?? [];

      await page.goto(`${portal.url}/invoices`);
      await expect(page.getByText('Fakturor i alla koncerner.', { exact: false })).toBeVisible();
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog').getByRole('searchbox').fill(digits);
      const hit = page.getByRole('menuitem', { name: new RegExp(`^${digits}`) });
      await expect(hit).toContainText('Kallvik Industri');
      await hit.click();
      await expect(page).toHaveURL(/koncern=.*invoice=/);
      await expect(page.getByText(digits).first()).toBeVisible();
    });

    test('find a person by their e-mail and go from the row into the corporate group', async ({ openAs }) => {
      const page = await openAs(administrator, '/users/customer-users');
      await expect(page.getByText('Användare i alla koncerner')).toBeVisible();
      if (viewport.width < 768) {
        const people = main(page).getByRole('listitem').filter({ hasText: 'Norrviken Livs' });
        await expect(people.filter({ hasText: 'Henrik Zetterlund' })).toBeVisible();
        // Two lines are 59 px high, three 77.
        for (const person of await people.all())
          expect((await person.boundingBox())?.height).toBeLessThan(65);
      }
      await main(page).getByRole('searchbox').fill('maria@bjorkhaga');
      await expect(page).toHaveURL(/search=maria/);
      await expect(main(page).getByText('Erik Sandell')).toBeHidden();
      await expect(main(page).getByText('Björkhaga Fastigheter').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      if (viewport.width > 768) {
        await main(page).getByRole('link', { name: 'Björkhaga Fastigheter' }).click();
        await expect(page.getByRole('heading', heading)).toHaveText('Björkhaga Fastigheter');
      } else {
        await main(page)
          .getByRole('link', { name: /^Maria/ })
          .click();
        await expect(page).toHaveURL(/\/users\/customer-users\/[^/]+\/user\//);
      }
      await expect(switcher(page)).toHaveAccessibleName(/^Björkhaga Fastigheter/);
    });

    test('are asked for one corporate group where a page is about one', async ({ openAs, portal }) => {
      const page = await openAs(administrator, '/analytics');
      await expect(page.getByText('Välj en koncern', { exact: true })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await main(page).getByRole('button', { name: 'Sök koncern' }).click();
      await expect(page.getByRole('combobox', { name: 'Sök koncern' })).toBeFocused();
      await page.getByRole('option', { name: /^Norrviken Livs/ }).click();
      await expect(page.getByRole('figure').first()).toBeVisible();
      await expect(page).toHaveURL(/koncern=[0-9a-f-]{36}/);

      // An old link names its corporate group, whatever is selected.
      const link = page.url();
      await page.goto(`${portal.url}/groups?koncern=alla`);
      await expect(page.getByText('Välj en koncern', { exact: true })).toBeVisible();
      await page.goto(link);
      await expect(switcher(page)).toHaveAccessibleName(/^Norrviken Livs/);
    });
  });
}

test.describe('figures 8: all corporate groups', () => {
  test('go to a file with the corporate group of each invoice', async ({ openAs }) => {
    const page = await openAs(administrator, '/invoices?status=open');
    await expect(page.getByText('Fakturor i alla koncerner.', { exact: false })).toBeVisible();
    const total = await page.getByText(/^Visar 1–\d+ av \d+$/).innerText();
    const count = Number.parseInt(total.replace(/^.* av /, ''), 10);
    await main(page).getByRole('button', { name: 'Ladda ner', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /csv.*fakturor/ }).click();
    const [head = [], ...rows] = await cellsOf(await saved);
    const corporateGroups = new Set(rows.map((row) => row[head.indexOf('Koncern')]));
    expect(rows).toHaveLength(count);
    expect(corporateGroups).toContain('Norrviken Livs');
    expect(corporateGroups).toContain('Kallvik Industri');
  });

  test('have their certificates in one list, each with its corporate group', async ({ openAs }) => {
    needs('certificates');
    const page = await openAs(administrator, '/certificate');
    await expect(page.getByRole('columnheader', { name: 'Koncern', exact: true })).toBeVisible();
    await main(page)
      .getByRole('row')
      .getByRole('link', { name: 'Norrviken Livs', exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', heading)).toHaveText('Norrviken Livs');
  });

  test('are nothing that a customer meets, whatever the address says', async ({ openAs, portal }) => {
    const page = await openAs(anna, '/invoices?koncern=alla');
    await expect(page.getByRole('heading', heading)).toHaveText('Fakturor');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('alla koncerner', { exact: false })).toBeHidden();
    await expect(page.getByRole('columnheader', { name: 'Koncern', exact: true })).toBeHidden();
    await expect(page.getByRole('banner').getByText('Norrviken Livs')).toBeVisible();
    await page.goto(`${portal.url}/overview`);
    await expect(page.getByText('Här är läget för Norrviken Livs.', { exact: false })).toBeVisible();
    await page.keyboard.press('Control+J');
    await expect(page.getByRole('combobox', { name: 'Sök koncern' })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Att göra/ })).toHaveCount(0);
    await page.goto(`${portal.url}/work`);
    await expect(page.getByRole('heading', heading)).toHaveText('Behörighet saknas');
  });

  test('keep the letters that are typed right after the first Ctrl J, and after the first Ctrl K', async ({
    openAs,
  }) => {
    const page = await openAs(administrator);
    await expect(switcher(page)).toBeVisible();
    await page.keyboard.press('Control+J');
    await page.keyboard.type('kallv');
    await expect(page.getByRole('combobox', { name: 'Sök koncern' })).toHaveValue('kallv');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('5599901369');
    await expect(
      page.getByRole('menuitem', { name: /^Norrviken Logistik AB.*Norrviken Livs/ }),
    ).toBeVisible();
  });

  test('have what waits for them first, each item leading to where it is done, by kind in the address', async ({
    openAs,
  }) => {
    const page = await openAs(administrator);
    const late = main(page).getByRole('list', { name: 'Förfallna fakturor' }).getByRole('link').first();
    await late.click();
    await expect(page).toHaveURL(/\/invoices\?koncern=[0-9a-f-]+&invoice=/);
    await page.goBack();
    await main(page).getByRole('button', { name: 'Alla slag' }).click();
    await page.getByRole('menuitemradio', { name: /^Förslag att granska/ }).click();
    await expect(page).toHaveURL(/kind=suggestions/);
    await expect(main(page).getByRole('list', { name: 'Förfallna fakturor' })).toBeHidden();
    await main(page)
      .getByRole('link', { name: /Granska/ })
      .first()
      .click();
    await expect(page).toHaveURL(/report=hour/);
    await page
      .getByRole('link', { name: /^Att göra/ })
      .first()
      .click();
    await expect(switcher(page)).toHaveAccessibleName(/^Alla koncerner/);
  });

  test('are gone in shadow mode, and there again when it ends', async ({ openAs, portal }) => {
    const page = await openAs(administrator, '/users/customer-users?search=erik@norrviken');
    await main(page).getByRole('link', { name: 'Erik Sandell' }).click();
    await page.getByRole('button', { name: 'Visa som användare' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Visa som användare' }).click();
    await expect(page.getByRole('heading', heading)).toContainText('Erik');
    await expect(page.getByText('Här är läget för Norrviken Livs.', { exact: false })).toBeVisible();
    await page.goto(`${portal.url}/invoices?koncern=alla`);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByText('alla koncerner', { exact: false })).toBeHidden();
    await expect(page.getByRole('banner').getByText('Norrviken Livs')).toBeVisible();
    await page.getByRole('button', { name: 'Avsluta skuggläge' }).click();
    await expect(page.getByRole('heading', heading)).toContainText('Alva');
    await expect(switcher(page)).toHaveAccessibleName(/^Alla koncerner/);
  });
});
