import { expect, test } from '../portal-test.ts';

test.describe('error pages', () => {
  test('an unknown path says that the page was not found', async ({ signedInPage: page, portal }) => {
    await page.goto(`${portal.url}/finns-inte`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sidan hittades inte');
    await expect(page).toHaveTitle(/Sidan hittades inte/);
  });

  test('a signed-out visitor of an inner page is asked to sign in', async ({ page, portal }) => {
    await page.goto(`${portal.url}/analytics`);
    await expect(page.getByLabel('E-post')).toBeVisible();
  });

  test.describe('a part of the application that cannot be loaded', () => {
    test.use({ expectedConsole: /Failed to load resource|dynamically imported module/ });

    test('reloads the page once and then shows the 500 page', async ({ signedInPage: page, portal }) => {
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.route(/\/assets\/[^/]*Analytics[^/]*\.js/, (route) => route.abort());
      await page.goto(`${portal.url}/analytics`);
      await expect(page.getByText('Sorry, something went wrong.')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(documents).toBe(2);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analys');
    });
  });
});
