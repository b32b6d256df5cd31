import { axeFindings } from '../axe-findings.ts';
import { needs } from '../journey-brand.ts';
import { expect, test } from '../portal-test.ts';

needs('contact');

test('ux 23: whom to turn to is called and written to with one press', async ({ signedInPage: page }) => {
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  const call = page.getByRole('link', { name: 'Ring Johan Ekberg' });
  await expect(call).toHaveAttribute('href', /^tel:[+\d]+$/);
  await expect(page.getByRole('link', { name: 'Skicka e-post till Kundservice företag' })).toHaveAttribute(
    'href',
    'mailto:foretag@vinrod.example',
  );
  // What a contact does is said once.
  const card = page.getByRole('listitem').filter({ has: call });
  await expect(card.getByText('Kundansvarig')).toHaveText(['Kundansvarig företag']);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without an answer', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('contacts that cannot be loaded say so and load again', async ({
    signedInPage: page,
    context,
    portal,
  }) => {
    await context.route('**/contacts/**', (route) => route.abort());
    await page.goto(`${portal.url}/contact-el`);
    await expect(page.getByText('No response received from the server').first()).toBeVisible();
    await context.unroute('**/contacts/**');
    await page.getByRole('button', { name: 'Försök igen' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Kundservice' })).toBeVisible();
  });
});
