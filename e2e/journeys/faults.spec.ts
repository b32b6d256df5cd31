import { needs } from '../journey-brand.ts';
import { anna, demoPassword, erik, expect, signIn, test } from '../portal-test.ts';

const heading = { level: 1 } as const;

test('leaving a form with unsaved changes asks, and what is given up is gone', async ({ openAs }) => {
  const page = await openAs(erik, '/profile');
  const title = page.getByLabel('Titel');
  await expect(title).toBeVisible();
  const before = await title.inputValue();
  await title.fill('Driftchef');
  const toOverview = page.getByRole('link', { name: 'Översikt', exact: true }).first();
  await toOverview.click();
  const question = page.getByRole('alertdialog', { name: 'Du har osparade ändringar' });
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(title).toHaveValue('Driftchef');
  await toOverview.click();
  await question.getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(page).toHaveURL(/\/overview$/);
  await page.goBack();
  await expect(title).toHaveValue(before);

  await title.fill('Driftchef');
  await page.evaluate(() => globalThis.history.forward());
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(title).toHaveValue('Driftchef');
  await page.evaluate(() => globalThis.history.back());
  await question.getByRole('button', { name: 'Lämna utan att spara' }).click();
  await expect(page).toHaveURL(/\/overview$/);
});

test('a device whose clock is wrong by a day shows the same and refreshes no tokens in vain', async ({
  openAs,
}) => {
  const page = await openAs(anna);
  let refreshed = 0;
  page.on('request', (request) => {
    if (request.url().includes('/token/refresh')) refreshed += 1;
  });
  for (const time of ['2026-11-21T09:00:00+01:00', '2026-11-19T07:00:00+01:00']) {
    await page.clock.setSystemTime(new Date(time));
    await page.goto(new URL('/invoices', page.url()).href);
    await expect(page.getByRole('link', { name: /^\d{10}/ }).first()).toBeVisible();
  }
  expect(refreshed).toBe(0);
});

test('going back while the code of a page is on its way leads to the page that was left', async ({
  openAs,
}) => {
  const page = await openAs(anna, '/invoices');
  await expect(page.getByRole('link', { name: /^\d{10}/ }).first()).toBeVisible();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => globalThis.history.pushState(null, '', '/reset-password'));
  await expect(page.getByRole('heading', heading)).toBeHidden();
  await page.evaluate(() => globalThis.history.back());
  await expect(page.getByRole('heading', heading)).toHaveText('Fakturor');
  answer();
  await expect(page.getByRole('link', { name: /^\d{10}/ }).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a slow network shows what is coming, then it', async ({ openAs }) => {
  const page = await openAs(anna);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/invoices/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Fakturor', exact: true }).first().click();
  await expect(page.getByRole('heading', heading)).toHaveText('Fakturor');
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  answer();
  await expect(page.getByRole('link', { name: /^\d{10}/ }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('meets trouble', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('a server that fails is told with a way to try again', async ({ openAs }) => {
    const page = await openAs(anna);
    const failure = { type: 'non_field_error', details: { message: 'Något gick fel. Felkod: 4711.' } };
    await page.route('**/invoices/**', (route) => route.fulfill({ status: 500, json: failure }));
    await page.getByRole('link', { name: 'Fakturor', exact: true }).first().click();
    const again = page.getByRole('button', { name: 'Försök igen' }).first();
    await expect(again).toBeVisible();
    await expect(page.getByText('Felkod: 4711').first()).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('link', { name: /^\d{10}/ }).first()).toBeVisible();
  });

  test('without a network a form keeps what was typed, and saves it when the network is back', async ({
    openAs,
    context,
  }) => {
    const page = await openAs(erik, '/profile');
    const title = page.getByLabel('Titel');
    await title.fill('Energisamordnare');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Spara ändringar' }).click();
    await expect(page.getByText('No response received from the server').first()).toBeVisible();
    await expect(title).toHaveValue('Energisamordnare');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Spara ändringar' }).click();
    await expect(page.getByText('Ändringarna har sparats')).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue('Energisamordnare');
  });

  test('a session that has ended says so, and leads back to what was typed and to the report', async ({
    page,
    ownPortal,
  }) => {
    needs('timeReport');
    test.slow();
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    const signInAgain = async () => {
      await expect(page.getByText('Inloggningen har gått ut. Logga in igen')).toBeVisible();
      await page.getByLabel('E-post').fill(anna);
      await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Logga in' }).click();
      await page.getByLabel('Engångskod').fill(await ownPortal.newestCode(anna));
      const confirm = page.getByRole('button', { name: 'Bekräfta' });
      if (await confirm.isVisible()) await confirm.click();
    };
    await signIn(page, ownPortal, anna);
    await page.goto(`${ownPortal.url}/profile`);
    await page.getByLabel('Titel').fill('Inköpschef');
    await ownPortal.resume(90 * 24 * 60);
    await page.getByRole('button', { name: 'Spara ändringar' }).click();
    await signInAgain();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('Här är det du hade skrivit')).toBeVisible();
    await expect(page.getByLabel('Titel')).toHaveValue('Inköpschef');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Spara ändringar' }).click();
    await expect(page.getByText('Ändringarna har sparats')).toBeVisible();

    const report = `${ownPortal.url}/analytics?report=hour&month=2026-10`;
    await page.goto(report);
    await expect(page.getByRole('figure', { name: 'Förbrukning' })).toBeVisible();
    const csv = async () => {
      await page.getByRole('button', { name: 'Ladda ner' }).click();
      await page.getByRole('menuitem', { name: /^Text/ }).click();
    };
    await ownPortal.resume(180 * 24 * 60);
    await csv();
    await signInAgain();
    await expect(page).toHaveURL(report);
    const saved = page.waitForEvent('download');
    await csv();
    expect((await saved).suggestedFilename()).toMatch(/^Timrapport.*\.csv$/);
  });
});
