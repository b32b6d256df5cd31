import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { needs } from '../journey-brand.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

/** Counts what a person presses to do a task. */
class Presses {
  count = 0;

  async press(what: Locator): Promise<void> {
    await what.click();
    this.count += 1;
  }
}

function menu(page: Page, name: string): Locator {
  return page.getByRole('link', { name, exact: true }).first();
}

/** Tasks from the overview, each with the presses that the best product would take. */
test.describe('from the overview', () => {
  test('the store that rose most takes two presses', async ({ signedInPage: page }) => {
    const hand = new Presses();
    await hand.press(menu(page, 'Analys'));
    await hand.press(page.getByRole('button', { name: 'Jämför', exact: true }));
    const table = page
      .getByRole('table', { name: 'Förändring per anläggning' })
      .or(page.getByRole('grid', { name: 'Förändring per anläggning' }));
    const rows = table.getByRole('row');
    await expect(rows.nth(1)).toContainText(/\+\d/);
    const [name = ''] = (await rows.nth(1).innerText()).split(/[\t\n]/);
    await expect(page.getByText(`mest ${name.trim()}`)).toBeVisible();
    await expect(page.getByText(/^skillnad, /)).toBeVisible();
    expect(hand.count).toBe(2);
  });

  test('why October was as it was takes one press: sites, hours, weather and days that differ', async ({
    signedInPage: page,
  }) => {
    needs('timeReport');
    const hand = new Presses();
    await hand.press(
      page
        .getByRole('navigation', { name: 'Vad ändrades, månad för månad' })
        .getByRole('link', { name: /^oktober 2026/ }),
    );
    await expect(page.getByText(/ (ökade|minskade) mest: [+−]\d/)).toBeVisible();
    await expect(
      page.getByText(/^Störst skillnad: .*kWh, och av dygnets timmar kl\. \d\d–\d\d, /),
    ).toBeVisible();
    await expect(page.getByText(/^Det var .*°C (kallare|varmare)\. 1 vardag färre\.$/)).toBeVisible();
    expect(hand.count).toBe(1);
  });

  test('the pdf of the unpaid invoice that is due first takes two presses', async ({
    signedInPage: page,
  }) => {
    const hand = new Presses();
    const unpaid = page.getByRole('region', { name: 'Obetalda fakturor' });
    await hand.press(unpaid.getByRole('link', { name: /^\d{10}$/ }).first());
    const saved = page.waitForEvent('download');
    await hand.press(page.getByRole('complementary').getByRole('button', { name: 'Ladda ner pdf' }));
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    expect(hand.count).toBe(2);
  });

  test('the invoices of the month for the books take three presses, in one file', async ({
    signedInPage: page,
  }) => {
    const hand = new Presses();
    await hand.press(menu(page, 'Fakturor'));
    await hand.press(page.getByRole('button', { name: 'Ladda ner', exact: true }));
    const saved = page.waitForEvent('download');
    await hand.press(page.getByRole('menuitem', { name: /^Fakturorna från november 2026, pdf/ }));
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(hand.count).toBe(3);
    const zip = await readFile(await download.path());
    // Entries of the central directory.
    expect(zip.toString('latin1').split('PK\u0001\u0002').length - 1).toBe(3);
  });

  test('some invoices of the list take a press each, and come in one file', async ({
    signedInPage: page,
  }) => {
    const hand = new Presses();
    await hand.press(menu(page, 'Fakturor'));
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^\d{10}/ }) });
    for (const place of [0, 1, 2]) await hand.press(rows.nth(place).getByRole('checkbox'));
    const saved = page.waitForEvent('download');
    await hand.press(page.getByRole('button', { name: 'Ladda ner valda fakturor' }));
    expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
    expect(hand.count).toBe(5);
  });

  test('two stores, the latest winter against the one before, take four presses', async ({
    signedInPage: page,
  }) => {
    const hand = new Presses();
    await hand.press(menu(page, 'Analys'));
    await hand.press(page.getByRole('button', { name: 'Jämför vintrar' }));
    const site = page.getByRole('treeitem', { name: 'Butik Stortorget 4' });
    await site.hover();
    await hand.press(site.locator('[data-only]'));
    await expect(page.getByText('1 av 14 valda')).toBeVisible();
    await hand.press(page.getByRole('treeitem', { name: 'Butik Vallgatan 21' }));
    await expect(
      page.getByRole('figure', { name: 'Förbrukning per vecka, summa av 2 anläggningar' }),
    ).toBeVisible();
    await expect(page.locator('dt', { hasText: /^november 2025 – mars 2026/ })).toBeVisible();
    await expect(page.locator('dt', { hasText: /^november 2024 – mars 2025/ })).toBeVisible();
    expect(hand.count).toBe(4);
  });

  test('a store that is followed and another, the latest winter against the one before, take three presses', async ({
    signedInPage: page,
  }) => {
    const hand = new Presses();
    const favorites = page.getByRole('region', { name: 'Favoriter' });
    await hand.press(favorites.getByRole('link', { name: /^Butik Stortorget 4/ }));
    await hand.press(page.getByRole('treeitem', { name: 'Butik Vallgatan 21' }));
    await hand.press(page.getByRole('button', { name: 'Jämför vintrar' }));
    await expect(
      page.getByRole('figure', { name: 'Förbrukning per vecka, summa av 2 anläggningar' }),
    ).toBeVisible();
    await expect(page.locator('dt', { hasText: /^november 2025 – mars 2026/ })).toBeVisible();
    expect(hand.count).toBe(3);
  });

  test('a colleague who may see a single store is invited with six presses', async ({ openAs }) => {
    const page = await openAs(anna);
    const hand = new Presses();
    await hand.press(menu(page, 'Kundanvändare'));
    await hand.press(page.getByRole('button', { name: 'Bjud in användare' }));
    const dialog = page.getByRole('dialog', { name: 'Bjud in användare' });
    await dialog.getByLabel('Förnamn').fill('Saga');
    await dialog.getByLabel('Efternamn').fill('Nyman');
    await dialog.getByLabel('E-post').fill('saga.nyman@norrviken.example');
    await hand.press(dialog.getByText('Utvalda bolag, anläggningar och grupper', { exact: true }));
    await hand.press(dialog.getByRole('treeitem', { name: 'Butik Stortorget 4' }));
    await hand.press(dialog.getByText('Läsbehörig', { exact: true }));
    await hand.press(dialog.getByRole('button', { name: 'Bjud in användare' }));
    await expect(page.getByText('Saga Nyman är inbjuden')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Saga Nyman' })).toContainText(
      'Anläggningar för Saga Nyman',
    );
    expect(hand.count).toBe(6);
  });

  test('a group and its total take five presses: what is ticked is in it', async ({ signedInPage: page }) => {
    const hand = new Presses();
    await hand.press(menu(page, 'Anläggningsgrupper'));
    await hand.press(page.getByRole('link', { name: 'Skapa grupp' }));
    await page.getByRole('textbox', { name: 'Namn' }).fill('Två butiker');
    const available = page.getByRole('group', { name: 'Alla anläggningar' });
    for (const name of ['Butik Stortorget 4', 'Butik Vallgatan 21'])
      await hand.press(
        available.getByRole('row', { name }).or(available.getByRole('treeitem', { name })).first(),
      );
    await hand.press(page.getByRole('button', { name: 'Skapa grupp' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Två butiker');
    await expect(page.getByText('Total förbrukning')).toBeVisible();
    expect(hand.count).toBe(5);
  });
});

test('staff find a customer by organisation number with the keyboard alone', async ({ openAs }) => {
  const page = await openAs(administrator, '/work');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('5599901369');
  await expect(page.getByRole('menuitem', { name: /^Norrviken Logistik AB/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Norrviken Logistik AB');
});

test('who has access, over all customers, takes staff one press and a name', async ({ openAs }) => {
  const page = await openAs(administrator, '/work');
  const hand = new Presses();
  await hand.press(menu(page, 'Kundanvändare'));
  await page.getByRole('searchbox', { name: /^Sök/ }).fill('Erik');
  const row = page.getByRole('row').filter({ hasText: 'erik@norrviken.example' });
  await expect(row).toContainText('Norrviken Livs');
  expect(hand.count).toBe(1);
});

test('from what waits for staff, publishing news takes four presses, with its card before the last', async ({
  openAs,
}) => {
  const page = await openAs(administrator, '/work');
  const hand = new Presses();
  await hand.press(menu(page, 'Hantera nyheter'));
  await hand.press(page.getByRole('link', { name: 'Skapa nyhet' }));
  await page.getByRole('textbox', { name: 'Rubrik' }).fill('Fyra tryck');
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Så många behövs.');
  await hand.press(page.getByRole('button', { name: 'Publicera', exact: true }));
  const question = page.getByRole('alertdialog', { name: 'Publicera för alla kunder?' });
  await expect(question.getByRole('article')).toContainText('Fyra tryck');
  await hand.press(question.getByRole('button', { name: 'Publicera nyheten' }));
  await expect(page.getByRole('alertdialog', { name: 'Nyheten är publicerad' })).toBeVisible();
  expect(hand.count).toBe(4);
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await page.getByRole('button', { name: 'Ta bort nyheten' }).click();
  await expect(page.getByText('Nyheten är borttagen')).toBeVisible();
});
