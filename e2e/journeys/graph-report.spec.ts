import { expect, test } from '../portal-test.ts';

test.describe('the graph report', () => {
  test('opens on the previous six months and draws real values', async ({ signedInPage: page }) => {
    await page.getByRole('link', { name: 'Analys', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analys');
    await expect(page.getByLabel('Från och med')).toHaveValue('2026-05-01');
    await expect(page.getByLabel('Till och med')).toHaveValue('2026-10-31');
    const figure = page.getByRole('figure').first();
    await expect(figure.locator('svg path').first()).toBeVisible();
  });

  test('is the same view for a colleague who gets the address', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/analytics`);
    await page.getByRole('radio', { name: 'Månad' }).check({ force: true });
    await expect(page).toHaveURL(/resolution=month/);
    const address = page.url();
    await page.goto(`${portal.url}/overview`);
    await page.goto(address);
    await expect(page.getByRole('radio', { name: 'Månad' })).toBeChecked();
  });

  test('has a table with the same values', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/analytics?resolution=month`);
    await page.getByText('Tabell', { exact: true }).first().click();
    const table = page.getByRole('table').first();
    await expect(table).toBeVisible();
    expect(await table.getByRole('row').count()).toBeGreaterThanOrEqual(7);
  });

  test('finds a site in the tree and draws it alone', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/analytics`);
    await page.getByRole('button', { name: 'Rensa', exact: true }).first().click();
    await page.getByRole('searchbox').first().fill('Kyllager');
    const row = page
      .getByRole('row', { name: /Kyllager Rosenlund/ })
      .or(page.getByRole('treeitem', { name: /Kyllager Rosenlund/ }));
    await row.first().click();
    await expect(page).toHaveURL(/site_id=/);
    await expect(page.getByText('1 av 14 valda')).toBeVisible();
    await page.getByText('Tabell', { exact: true }).first().click();
    await expect(page.getByRole('columnheader', { name: /Kyllager Rosenlund/ })).toBeVisible();
  });
});
