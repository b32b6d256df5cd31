import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { check } from '../check-control.ts';
import { needs } from '../journey-brand.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

const phone = { width: 390, height: 844 };

function openerIn(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^Filter/ });
}

async function expectNoOverflow(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: content, clientWidth: window } = document.documentElement;
    return { scrollWidth: content, clientWidth: window };
  });
  expect(scrollWidth).toBe(clientWidth);
}

test('two filters and a search without a match are all cleared by one press', async ({ openAs }) => {
  const page = await openAs(administrator, '/corporate-groups?favorites=1');
  await page.getByRole('button', { name: 'Kundansvarig: alla' }).click();
  await page.getByRole('menuitemradio', { name: 'Karin Åberg' }).click();
  await expect(page).toHaveURL(/account_manager=/);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('Inga träffar på ”zzzz”')).toBeVisible();
  await page.getByRole('button', { name: 'Rensa', exact: true }).last().click();
  await expect(page).toHaveURL(/\/corporate-groups$/);
  await expect(page.getByRole('link', { name: 'Kallvik Industri' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the filters of the invoices are a sheet whose button says how many there are', async ({ openAs }) => {
    const page = await openAs(anna, '/invoices');
    await expect(page.getByRole('link', { name: /^\d{10}/ }).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Status' })).toBeHidden();
    await expectNoOverflow(page);
    await openerIn(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await expect(sheet.getByRole('button', { name: /^Visa \d+ träffar$/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    // The filter applies while the sheet is open, and its button only closes it.
    await sheet.getByRole('button', { name: /Status$/ }).click();
    await page.getByRole('option', { name: /^Förfallna/ }).click();
    await expect(page).toHaveURL(/status=overdue/);
    await sheet.getByRole('button', { name: 'Visa 1 träff' }).click();
    await expect(sheet).toBeHidden();
    await expect(openerIn(page)).toHaveText('Filter, 1 vald');
    await expect(openerIn(page)).toBeFocused();
    await expect(page.getByRole('link', { name: /^\d{10}/ })).toHaveCount(1);

    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Rensa filter' }).click();
    await expect(page).toHaveURL(/\/invoices$/);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(openerIn(page)).toHaveText('Filter');
  });

  test('ux 26: a report has its period and sites in the sheet, and tells its period beside the button', async ({
    openAs,
  }) => {
    needs('timeReport');
    const page = await openAs(anna, '/analytics?report=hour&month=2026-02');
    const filters = page.getByRole('search', { name: 'Urval' });
    await expect(filters.getByText('februari 2026')).toBeVisible();
    await openerIn(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByRole('button', { name: 'Nästa månad' }).click();
    await expect(page).toHaveURL(/month=2026-03/);
    await expect(sheet.getByRole('treeitem', { name: /Butik Lövåsen/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Visa', exact: true }).click();
    await expect(filters.getByText('mars 2026')).toBeVisible();
    await expectNoOverflow(page);
  });

  test('the sheet shows how many match while it is open', async ({ openAs }) => {
    const page = await openAs(administrator, '/users/internal-users');
    await openerIn(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const all = await sheet.getByRole('button', { name: /^Visa \d+ träffar$/ }).innerText();
    await check(sheet.getByRole('radio', { name: 'Inaktiv' }));
    await expect(page).toHaveURL(/status=inactive/);
    await expect(sheet.getByRole('button', { name: all })).toBeHidden();
  });
});
