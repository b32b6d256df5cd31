import type { Locator, Page } from '@playwright/test';
import { anna, expect, test } from '../portal-test.ts';

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached with Tab.');
}

const heading = { level: 1 } as const;
const mainMenu = (page: Page) => page.getByRole('navigation').first();

test.describe('by keyboard alone', () => {
  test('a graph of one site is drawn and read as a table', async ({ openAs }) => {
    const page = await openAs(anna);
    await tabTo(page, mainMenu(page).getByRole('link', { name: 'Analys', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', heading)).toHaveText('Analys');
    await tabTo(page, page.getByRole('button', { name: 'Rensa', exact: true }).first());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, page.getByRole('main').getByRole('searchbox').first());
    await page.keyboard.type('Kyllager');
    await expect(page.getByText('Butik Stortorget 4')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/site_id=/);
    await expect(page.getByText('1 av 14 valda')).toBeVisible();
    await tabTo(page, page.getByRole('toolbar').getByRole('button', { name: 'Zooma in' }).first());
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByRole('columnheader', { name: /Kyllager Rosenlund/ })).toBeVisible();
  });

  test('an invoice is found, read and closed, and the focus is where it was', async ({ openAs }) => {
    const page = await openAs(anna);
    await tabTo(page, mainMenu(page).getByRole('link', { name: 'Fakturor', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', heading)).toHaveText('Fakturor');
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await tabTo(page, page.getByRole('searchbox').first());
    const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const inGrid = () =>
      page.evaluate(() => document.activeElement?.closest('[role=grid]') instanceof HTMLElement);
    for (let presses = 0; presses < 60 && !(await inGrid()); presses += 1) await page.keyboard.press('Tab');
    for (let presses = 0; presses < 12 && !/^\d{10}$/.test(await focusedText()); presses += 1)
      await page.keyboard.press('ArrowRight');
    const invoice = await focusedText();
    expect(invoice).toMatch(/^\d{10}$/);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: invoice });
    await expect(panel.getByText('Summa exkl. moms')).toBeVisible();
    await tabTo(page, panel.getByRole('button', { name: 'Ladda ner pdf' }));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect.poll(focusedText).toBe(invoice);
  });

  test('a group is created', async ({ openAs }) => {
    const page = await openAs(anna, '/groups');
    await tabTo(page, page.getByRole('link', { name: 'Skapa grupp' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', heading)).toHaveText('Skapa grupp');
    await tabTo(page, page.getByRole('textbox', { name: 'Namn' }));
    await page.keyboard.type('Kyla med tangenter');
    const available = page.getByRole('group', { name: 'Alla anläggningar' });
    await tabTo(page, available.getByRole('searchbox'));
    await page.keyboard.type('Kyllager');
    await expect(available.getByText('Butik Stortorget 4')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Enter');
    await expect(
      page.getByRole('group', { name: 'I gruppen' }).getByText('Kyllager Rosenlund'),
    ).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Skapa grupp' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', heading)).toHaveText('Kyla med tangenter');
    await tabTo(page, page.getByRole('button', { name: 'Mer för Kyla med tangenter' }));
    await page.keyboard.press('Enter');
    const remove = page.getByRole('menuitem', { name: 'Ta bort' });
    await expect(remove).toBeVisible();
    await page.keyboard.press('End');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await tabTo(page, question.getByRole('button', { name: 'Ta bort gruppen' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/groups$/);
  });
});
