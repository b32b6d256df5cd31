import { anna, expect, signIn, test } from '../portal-test.ts';

test.describe('a session', () => {
  test('is kept over a reload, without a flash of the sign-in page', async ({ signedInPage: page }) => {
    await page.reload();
    await expect(page).toHaveURL(/\/overview$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  });

  test('ends in every tab when one signs out', async ({ page, context, ownPortal }) => {
    await signIn(page, ownPortal, anna);
    const second = await context.newPage();
    await second.goto(`${ownPortal.url}/analytics`);
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Analys');
    await page.getByRole('button', { name: /Anna/ }).click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await expect(page.getByLabel('E-post')).toBeVisible();
    await expect(second.getByLabel('E-post')).toBeVisible();
    await page.goto(`${ownPortal.url}/overview`);
    await expect(page.getByLabel('E-post')).toBeVisible();
  });

  test.describe('meets trouble', () => {
    test.use({
      expectedConsole: /Failed to load resource|dynamically imported module|Unable to preload CSS/,
    });

    test('an access token that expires in the middle of work is renewed unseen', async ({
      page,
      ownPortal,
    }) => {
      await signIn(page, ownPortal, anna);
      await ownPortal.resume(15);
      const refreshed = page.waitForResponse((response) => response.url().includes('/token/refresh'));
      await page.getByRole('link', { name: 'Analys', exact: true }).first().click();
      expect((await refreshed).status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analys');
      await expect(page.getByRole('figure').first()).toBeVisible();
    });

    test('an API that is gone is told, and work goes on when it is back', async ({ page, ownPortal }) => {
      await signIn(page, ownPortal, anna);
      await page.getByRole('link', { name: 'Analys', exact: true }).first().click();
      const curves = page.getByRole('figure').first().locator('svg path').first();
      await expect(curves).toBeVisible();
      await ownPortal.stop();
      await page.getByRole('radio', { name: 'Månad' }).check({ force: true });
      const retry = page.getByRole('button', { name: 'Försök igen' }).first();
      await expect(retry).toBeVisible();
      await ownPortal.resume();
      await retry.click();
      await expect(retry).toBeHidden();
      await expect(curves).toBeVisible();
    });

    test('a screen that was never loaded says so when the server is away', async ({ page, ownPortal }) => {
      await signIn(page, ownPortal, anna);
      await ownPortal.stop();
      await page.getByRole('link', { name: 'Visa alla nyheter' }).click();
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await ownPortal.resume();
      await again.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nyheter');
    });
  });
});
