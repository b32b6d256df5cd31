import { axeFindings } from '../axe-findings.ts';
import { needs, said } from '../journey-brand.ts';
import { administrator, anna, erik, expect, test } from '../portal-test.ts';

test('ux 20, ux 21: a company opens to its sites, and a site to its graph and facts', async ({
  openAs,
  context,
}) => {
  needs('timeReport');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openAs(anna);
  await page
    .getByRole('link', { name: said('menu.companies') })
    .first()
    .click();
  await page.getByRole('link', { name: 'Butik Stortorget 4' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Butik Stortorget 4');

  await page.getByRole('button', { name: 'Kopiera anläggnings-id' }).click();
  await expect(page.getByText('Kopierat')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{18}$/);
  await expect(page.getByText('Förbrukning i år')).toBeVisible();
  await expect(page.getByRole('figure', { name: /Förbrukning per månad/ })).toBeVisible();
  for (const figure of ['Högsta effekt', 'Snittpris']) await expect(page.getByText(figure)).toBeVisible();
  const invoices = page.getByRole('region', { name: 'Senaste fakturorna' });
  await expect(invoices.getByRole('row').nth(3)).toContainText(/\d{4}-\d{2}-\d{2}/);
  await expect(page.getByRole('link', { name: 'Butiker' })).toBeVisible();
  const peaks = page.getByRole('region', { name: /^Dygn med högst förbrukning \d{4}$/ });
  await expect(peaks.getByRole('row').nth(1)).toContainText(/\d\s°C/);
  expect(await axeFindings(page)).toEqual([]);

  const star = page.getByRole('button', { name: 'Favorit: Butik Stortorget 4' });
  const before = await star.getAttribute('aria-pressed');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await star.click();

  await peaks.getByRole('link').first().click();
  await expect(page).toHaveURL(/analytics\?.*site_id=.*month=\d{4}-\d{2}/);
  await page.goBack();
  await page.getByRole('link', { name: 'Visa timrapport' }).click();
  await expect(page).toHaveURL(/analytics\?.*site_id=/);
});

test('staff give two sites of a company the same förvaltare, and one of them another name', async ({
  openAs,
}) => {
  const page = await openAs(administrator, '/corporate-groups?search=Kallvik');
  await page.getByRole('link', { name: 'Kallvik Industri' }).click();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Anläggningar' })).toBeVisible();
  const rows = page.getByRole('row');
  for (const row of [1, 2]) await rows.nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ändra förvaltare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ändra förvaltare' });
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(dialog.getByText('Ange en förvaltare.').first()).toBeVisible();
  await dialog.getByLabel('Förvaltare', { exact: true }).fill('Siv Ström');
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('2 anläggningar är ändrade')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Siv Ström' })).toHaveCount(2);

  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Ändra', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ändra anläggning' });
  await form.getByLabel('Namn').fill('Valsverket, port 3');
  await form.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valsverket, port 3');
});

test('who may only view changes nothing, and reads a company and a site on a phone', async ({ openAs }) => {
  const page = await openAs(erik);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Anläggningar', exact: true }).first().click();
  await page.getByRole('link', { name: /Norrviken Butik AB/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Norrviken Butik AB');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('link', { name: /Butik Lövåsen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Butik Lövåsen');
  await expect(page.getByRole('button', { name: 'Lägg till i grupp' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ändra', exact: true })).toBeHidden();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test.describe('without an answer', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('a company says so when it could not be loaded, and loads again', async ({ openAs, context }) => {
    const page = await openAs(anna);
    await page
      .getByRole('link', { name: said('menu.companies') })
      .first()
      .click();
    await context.route('**/api/v1/customers/*/', (route) => route.abort());
    await page.getByRole('link', { name: 'Norrviken Livs AB' }).click();
    await expect(page.getByText('No response received from the server').first()).toBeVisible();
    await context.unroute('**/api/v1/customers/*/');
    await page.getByRole('button', { name: 'Försök igen' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Norrviken Livs AB');
  });
});
