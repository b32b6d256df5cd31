import { anna, demoPassword, expect, signIn, test } from '../portal-test.ts';

const refused = 'E-postadressen eller lösenordet är fel.';
const wrongCode = 'Koden är fel eller för gammal.';

test.describe('signing in', () => {
  test.use({ expectedConsole: /Failed to load resource: .* (401|422)/ });

  test('password and code lead to the overview', async ({ page, portal }) => {
    await signIn(page, portal, anna);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('God morgon, Anna');
  });

  test('figures issue 10: by keyboard alone, with e-mail, Tab, password and Enter', async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url);
    await page.getByLabel('E-post').focus();
    await page.keyboard.type('erik@norrviken.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Engångskod')).toBeFocused();
    await page.keyboard.type(await portal.newestCode('erik@norrviken.example'));
    if (!page.url().endsWith('/overview')) await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/overview$/);
  });

  for (const [what, email, password] of [
    ['a wrong password', anna, 'Fel-losenord-2026'],
    ['an unknown address', 'ingen@norrviken.example', demoPassword],
  ] as const) {
    test(`${what} says nothing about which part was wrong, and keeps what was typed`, async ({
      page,
      portal,
    }) => {
      await page.goto(portal.url);
      await page.getByLabel('E-post').fill(email);
      await page.getByLabel('Lösenord', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Logga in' }).click();
      await expect(page.getByText(refused)).toBeVisible();
      await expect(page.getByLabel('E-post')).toHaveValue(email);
      await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue(password);
    });
  }

  test('a wrong code is refused and the right one still works', async ({ page, portal }) => {
    const maria = 'maria@bjorkhaga.example';
    await page.goto(portal.url);
    await page.getByLabel('E-post').fill(maria);
    await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Logga in' }).click();
    const field = page.getByLabel('Engångskod');
    await expect(field).toBeVisible();
    const code = await portal.newestCode(maria);
    await field.fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Bekräfta' }).click();
    await expect(page.getByText(wrongCode)).toBeVisible();
    await field.fill(code);
    await page.getByRole('button', { name: 'Bekräfta' }).click();
    await expect(page).toHaveURL(/\/overview$/);
  });

  test.describe('on a server that starts again meanwhile', () => {
    // What the page fetches ahead meets it while it is away.
    test.use({ expectedConsole: /ERR_CONNECTION_REFUSED|status of 401/ });

    test('a code that has become too old is refused', async ({ page, ownPortal }) => {
      await page.goto(ownPortal.url);
      await page.getByLabel('E-post').fill(anna);
      await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Logga in' }).click();
      await expect(page.getByLabel('Engångskod')).toBeVisible();
      const code = await ownPortal.newestCode(anna);
      await ownPortal.resume(6);
      await page.getByLabel('Engångskod').fill(code);
      await page.getByRole('button', { name: 'Bekräfta' }).click();
      await expect(page.getByText(wrongCode)).toBeVisible();
    });
  });

  test('figures 25: a link that does not work says so before a password is typed', async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.url}/reset-password/finns-inte`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Länken fungerar inte');
    await expect(page.getByLabel('Nytt lösenord', { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Be om en ny länk' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
  });

  test('figures 25: the chosen corporate group does not stay after signing out', async ({ page, portal }) => {
    await signIn(page, portal, anna);
    await page.getByRole('button', { name: /^Anna/ }).click();
    expect(await page.evaluate(() => localStorage.getItem('vinrod.koncern'))).toMatch(/^[0-9a-f-]{36}$/);
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await expect(page.getByLabel('E-post')).toBeVisible();
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].map((area) => area.getItem('vinrod.koncern')),
    );
    expect(kept).toEqual([null, null]);
  });

  test('a forgotten password is replaced through the mailed link', async ({ page, ownPortal }) => {
    const newPassword = 'Ett-langre-losenord-47';
    await page.goto(ownPortal.url);
    await page.getByRole('link', { name: 'Glömt lösenordet?' }).click();
    await page.getByLabel('E-post').fill(anna);
    await page.getByRole('main').getByRole('button').first().click();
    await expect
      .poll(async () => (await ownPortal.mailsTo(anna))[0]?.text ?? '')
      .toMatch(/\/reset-password\/\S+/);
    const path = /\/reset-password\/[^\s>"]+/.exec((await ownPortal.mailsTo(anna))[0]?.text ?? '')?.[0] ?? '';
    await page.goto(`${ownPortal.url}${path}`);
    await page.getByLabel('Nytt lösenord', { exact: true }).fill(newPassword);
    await page.getByLabel('Bekräfta lösenord', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Spara lösenord' }).click();
    await expect(
      page.getByRole('link', { name: 'Logga in' }).or(page.getByRole('button', { name: 'Logga in' })),
    ).toBeVisible();
    await page.goto(ownPortal.url);
    await page.getByLabel('E-post').fill(anna);
    await page.getByLabel('Lösenord', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await expect(page.getByLabel('Engångskod')).toBeVisible();
  });
});
