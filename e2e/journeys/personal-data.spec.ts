import { administrator, anna, demoPassword, erik, expect, signIn, test } from '../portal-test.ts';

test.describe('personal data', () => {
  test.use({ expectedConsole: /Failed to load resource: .* (401|422)/ });

  test('everybody fetches their own, with the password', async ({ page, ownPortal }) => {
    test.slow();
    await signIn(page, ownPortal, anna);
    await page.goto(`${ownPortal.url}/profile`);
    await page.getByRole('button', { name: 'Hämta mina uppgifter' }).click();
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel('Ditt lösenord', { exact: true });
    await password.fill('Fel lösenord helt och hållet');
    const submit = dialog.getByRole('button', { name: 'Hämta mina uppgifter' });
    await submit.click();
    await expect(dialog.getByText('Lösenordet är fel.').first()).toBeVisible();
    await password.fill(demoPassword);
    const downloading = page.waitForEvent('download');
    await submit.click();
    expect((await downloading).suggestedFilename()).toBe('Personuppgifter.zip');
    await expect(page.getByText('Dina uppgifter är hämtade')).toBeVisible();
  });

  test('staff hand out and erase what is known of a customer’s user', async ({ page, ownPortal }) => {
    test.slow();
    await signIn(page, ownPortal, administrator);
    await page.goto(`${ownPortal.url}/users/customer-users`);
    await page.getByRole('link', { name: /Erik/ }).first().click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Hämta personuppgifter' }).click();
    expect((await downloading).suggestedFilename()).toBe('Personuppgifter.zip');
    await page.getByRole('button', { name: 'Radera personuppgifter' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/minst sju år efter räkenskapsårets slut/)).toBeVisible();
    await question.getByRole('button', { name: 'Radera personuppgifterna' }).click();
    await expect(page.getByText(/^Personuppgifterna för Erik .* är raderade$/)).toBeVisible();
    await expect(page).toHaveURL(/\/users\/customer-users/);
    await expect(page.getByRole('link', { name: /^Erik/ })).toHaveCount(0);

    await page.context().clearCookies();
    await page.evaluate(() => globalThis.localStorage.clear());
    await page.goto(`${ownPortal.url}/`);
    await page.getByLabel('E-post').fill(erik);
    await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Logga in', exact: true }).click();
    await expect(page.getByText('E-postadressen eller lösenordet är fel.')).toBeVisible();
  });
});
