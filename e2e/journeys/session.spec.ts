import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { check } from '../check-control.ts';
import { needs } from '../journey-brand.ts';
import { anna, expect, signIn, test } from '../portal-test.ts';

/** A whole workbook: a zip archive, which ends with its directory. */
async function expectWorkbook(file: Download): Promise<void> {
  expect(file.suggestedFilename()).toMatch(/^Timrapport.*\.xlsx$/);
  const content = await readFile(await file.path());
  expect(content.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(content.subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006');
}

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
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${ownPortal.url}/overview`);
    await expect(page.getByLabel('E-post')).toBeVisible();
    await expect(page.getByText('Inloggningen har gått ut.')).toBeHidden();
    // The profile is loaded only with an access token (spec section 4), and nothing else is either.
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  test.describe('meets trouble', () => {
    test.use({
      expectedConsole: /Failed to load resource|dynamically imported module|Unable to preload CSS/,
    });

    test('an access token that expires in the middle of work, or of an export, is renewed unseen', async ({
      page,
      ownPortal,
    }) => {
      needs('timeReport');
      test.slow();
      const renewal = () =>
        page.waitForResponse((response) => response.url().includes('/token/refresh') && response.ok());
      const excel = async () => {
        await page.getByRole('button', { name: 'Ladda ner' }).click();
        await page.getByRole('menuitem', { name: /^Excel/ }).click();
      };
      await signIn(page, ownPortal, anna);
      await page.goto(`${ownPortal.url}/analytics?report=hour`);
      const map = page.getByRole('figure', { name: 'Förbrukning' });
      await expect(map).toBeVisible();

      // It expires while the file is created, and other calls renew it meanwhile.
      const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>();
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route(
        '**/exports/**',
        async (route) => {
          const file = await route.fetch();
          hasAsked();
          await held;
          await route.fulfill({ response: file });
        },
        { times: 1 },
      );
      const first = page.waitForEvent('download');
      await excel();
      await asked;
      await ownPortal.resume(15);
      const renewed = renewal();
      await page.getByRole('button', { name: 'Föregående månad' }).click();
      await renewed;
      await expect(map).toBeVisible();
      answer();
      await expectWorkbook(await first);

      // It has expired when the file is requested.
      await ownPortal.resume(30);
      const renewedAgain = renewal();
      const second = page.waitForEvent('download');
      await excel();
      await renewedAgain;
      await expectWorkbook(await second);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analys');
    });

    test('an API that is gone is told, and work goes on when it is back', async ({ page, ownPortal }) => {
      await signIn(page, ownPortal, anna);
      await page.getByRole('link', { name: 'Analys', exact: true }).first().click();
      const curves = page.getByRole('figure').first().locator('svg path').first();
      await expect(curves).toBeVisible();
      await ownPortal.stop();
      await check(page.getByRole('radio', { name: 'Månad' }));
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
