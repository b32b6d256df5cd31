import { axeFindings } from '../axe-findings.ts';
import { needs, said } from '../journey-brand.ts';
import { administrator, expect, test } from '../portal-test.ts';

needs('invoices');

test.describe('the invoices', () => {
  test('show what is to be paid, and what one invoice consists of', async ({
    signedInPage: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('link', { name: 'Fakturor', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fakturor');
    await expect(page.getByText(/^Betalstatus uppdaterad 2026-11-20/)).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Status' })
      .getByRole('link', { name: /^Delbetald/ })
      .click();
    await expect(page).toHaveURL(/status=partially_paid/);
    // The previous list stays until the new one is there.
    await expect(page.getByText('Visar 1–1 av 1')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Delbetald' });
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/invoice=/);

    const panel = page.getByRole('complementary', { name: /^\d{10}$/ });
    await expect(panel.getByText('Återstår')).toBeVisible();
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('columnheader', { name: 'Status' })).toBeInViewport({ ratio: 1 });
    await panel.getByRole('button', { name: 'Kopiera OCR-nummer' }).click();
    await expect(page.getByText('OCR-numret är kopierat')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{8,25}$/);
    const lines = panel.getByRole('treegrid', { name: 'Specifikation' });
    await expect(lines).toBeVisible();
    const folded = await lines.getByRole('row').count();
    await lines.getByRole('button', { name: 'Underliggande rader' }).first().click();
    await expect.poll(async () => lines.getByRole('row').count()).toBeGreaterThan(folded);

    // The panel stays in the window with its head and foot, however long the invoice is.
    await page.mouse.wheel(0, 4000);
    await expect(panel.getByRole('button', { name: 'Stäng' })).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('button', { name: 'Ladda ner pdf' })).toBeInViewport({ ratio: 1 });

    const saved = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Ladda ner pdf' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(page.getByText(/^Hämtad: /)).toBeVisible();
    const xml = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Ladda ner Peppol (xml)' }).click();
    expect((await xml).suggestedFilename()).toMatch(/\.xml$/);

    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  test('are the same view for a colleague who gets the address', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/invoices?status=overdue&ordering=-total_sek`);
    await expect(page.getByRole('link', { name: /^Förfallna/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('row').filter({ hasText: 'Förfallen' })).toHaveCount(1);
    await page.goto(`${portal.url}/invoices?search=finns-inte`);
    await expect(page.getByText('Inga träffar')).toBeVisible();
  });

  test('ux 34: a search without a hit leaves what is owed, and its tabs count what they open', async ({
    signedInPage: page,
    portal,
  }) => {
    await page.goto(`${portal.url}/invoices`);
    await expect(page.getByText(/^Betalstatus uppdaterad/)).toBeVisible();
    const tiles = page.getByRole('main').locator('dl').first();
    await expect(tiles).toContainText('kr');
    const owed = await tiles.innerText();
    await page.getByRole('searchbox', { name: 'Sök fakturanummer' }).fill('finns-inte');
    await expect(page.getByText('Inga träffar')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Status' }).getByRole('link')).toHaveText([
      'Alla0',
      'Obetalda0',
    ]);
    expect(await tiles.innerText()).toBe(owed);
    await expect(page.getByText(/^Betalstatus uppdaterad/)).toBeVisible();
  });

  test('of one company are said to be, keep it in the address, and become all again', async ({
    signedInPage: page,
  }) => {
    await page
      .getByRole('link', { name: said('menu.companies') })
      .first()
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Norrviken Butik AB' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Norrviken Butik AB');
    await page.getByRole('main').getByRole('link', { name: 'Fakturor', exact: true }).click();
    const only = page.getByRole('grid', { name: 'Visar bara' });
    await expect(only.getByRole('row')).toHaveText('Bolag: Norrviken Butik AB');
    await expect(page).toHaveURL(/[?&]company=[0-9a-f-]{36}/);
    const companies = page.getByRole('gridcell', { name: /^Norrviken .* AB/ });
    await expect(companies.first()).toBeVisible();
    expect(new Set(await companies.allInnerTexts())).toEqual(new Set(['Norrviken Butik AB']));

    await page.reload();
    await expect(only.getByRole('row')).toHaveText('Bolag: Norrviken Butik AB');
    expect(await axeFindings(page)).toEqual([]);
    await only.getByRole('button', { name: /^Ta bort Bolag: / }).click();
    await expect(only).toBeHidden();
    await expect(page).not.toHaveURL(/company=/);
    await expect(page.getByRole('gridcell', { name: /^Norrviken Logistik AB/ }).first()).toBeVisible();
  });

  test('of one site are said to be, from its page', async ({ signedInPage: page }) => {
    await page
      .getByRole('link', { name: said('menu.companies') })
      .first()
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Butik Stortorget 4' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Alla fakturor' }).click();
    const only = page.getByRole('grid', { name: 'Visar bara' });
    await expect(only.getByRole('row')).toHaveText('Anläggning: Butik Stortorget 4');
  });

  test('are found by their number in the search over everything', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/invoices`);
    const number = await page
      .getByRole('row')
      .getByRole('link', { name: /^\d{10}/ })
      .first()
      .innerText();
    await page.getByRole('button', { name: 'Sök anläggning, bolag, faktura' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill(number);
    const hit = page.getByRole('menuitem', { name: new RegExp(`^${number}`) });
    await expect(hit).toContainText(/\d{4}-\d{2}-\d{2}/);
    await hit.click();
    await expect(page.getByRole('complementary', { name: number })).toBeVisible();
  });

  test('figures issue 7: staff find a person of whatever corporate group by Ctrl K', async ({ openAs }) => {
    const page = await openAs(administrator, '/corporate-groups');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('searchbox').fill('erik@norrviken');
    const hit = page.getByRole('menuitem', { name: /^Erik/ });
    await expect(hit).toContainText('erik@norrviken.example, Norrviken Livs');
    await hit.click();
    await expect(page).toHaveURL(/\/users\/customer-users\/[^/]+\/user\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Erik/);
  });

  test('figures 3, ux 11: the unpaid figure opens exactly those invoices, whatever their age', async ({
    openAs,
  }) => {
    const page = await openAs(administrator, '/corporate-groups?search=Kallvik');
    await page.getByRole('link', { name: 'Kallvik Industri' }).first().click();
    const unpaid = page.getByRole('main').getByRole('link', { name: /^\d+ fakturor, / });
    const count = Number.parseInt(await unpaid.innerText(), 10);
    const sum = (await unpaid.innerText()).replace(/^\d+ fakturor, /, '');
    await unpaid.click();
    await expect(page).toHaveURL(/status=open/);
    await expect(page.getByText(`Visar 1–${count} av ${count}`)).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Status' });
    await expect(tabs.getByRole('link', { name: /^Obetalda/ })).toHaveText(new RegExp(`${count}$`));

    const tiles = page.getByRole('main').locator('dl').first();
    const late = await tiles.innerText();
    await tabs.getByRole('link', { name: /^Alla/ }).click();
    await page.getByRole('button', { name: 'Senaste 6 månaderna' }).click();
    await page.getByRole('menuitemradio', { name: /^Föregående månad/ }).click();
    await expect(page).toHaveURL(/period=previous-month/);
    expect(await tiles.innerText()).toBe(late);

    await tabs.getByRole('link', { name: /^Avskrivna/ }).click();
    await expect(page).toHaveURL(/status=written_off/);
    await expect(page.getByRole('row').filter({ hasText: 'Avskriven' })).toHaveCount(1);
    await page.getByRole('link', { name: 'Översikt', exact: true }).first().click();
    await expect(page.getByRole('main').getByText(sum)).toBeVisible();
  });

  test('ux 25: can be read on a phone', async ({ signedInPage: page, portal }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${portal.url}/invoices?status=overdue`);
    const invoice = page.getByRole('link', { name: /^\d{10}/ }).first();
    await invoice.click();
    const panel = page.getByRole('dialog', { name: /^\d{10}$/ });
    await expect(panel.getByText('Summa exkl. moms')).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    // Both files in one row, so that most of the window is the invoice.
    const pdf = await panel.getByRole('button', { name: 'Ladda ner pdf' }).boundingBox();
    const peppol = await panel.getByRole('button', { name: 'Ladda ner Peppol (xml)' }).boundingBox();
    expect(peppol?.y).toBe(pdf?.y);
    await panel.getByRole('button', { name: 'Stäng' }).click();
    await expect(panel).toBeHidden();
  });
});

test.describe('the invoices, out of order', () => {
  test.use({ expectedConsole: /status of 503/ });

  test('say why they cannot be shown', async ({ signedInPage: page, portal }) => {
    const details = { message: 'Fakturorna räknas om. Försök igen om en stund.' };
    await page.route('**/invoices/?*', (route) =>
      route.fulfill({ status: 503, json: { type: 'non_field_error', details } }),
    );
    await page.goto(`${portal.url}/invoices`);
    await expect(page.getByRole('main').getByText(details.message)).toBeVisible();
  });
});
