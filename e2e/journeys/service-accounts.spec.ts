import type { APIRequestContext } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { check } from '../check-control.ts';
import { administrator, expect, support, test } from '../portal-test.ts';

interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** Asks for a token as a system does, and returns the status. */
async function tokenStatus(request: APIRequestContext, address: string, { id, secret }: Credentials) {
  const answer = await request.post(address, {
    form: { grant_type: 'client_credentials', scope: 'prices' },
    headers: { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
  });
  return answer.status();
}

test('staff give a system its way in, exchange its secret and take it away again', async ({
  openAs,
  playwright,
}) => {
  const page = await openAs(administrator);
  // A system has no session of anybody.
  const system = await playwright.request.newContext();
  await page.getByRole('link', { name: 'Tjänstekonton' }).first().click();
  await expect(page.getByText('Inga tjänstekonton ännu')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Skapa tjänstekonto' }).click();
  const creating = page.getByRole('dialog', { name: 'Skapa tjänstekonto' });
  await creating.getByRole('button', { name: 'Skapa tjänstekonto' }).click();
  await expect(creating.getByText('Välj minst ett slag av uppgifter.').first()).toBeVisible();
  await creating.getByRole('textbox', { name: 'Namn' }).fill('Insamlingen');
  await check(creating.getByRole('checkbox', { name: 'Priser' }));
  await check(creating.getByRole('checkbox', { name: 'Mätvärden' }));
  expect(await axeFindings(page)).toEqual([]);
  await creating.getByRole('button', { name: 'Skapa tjänstekonto' }).click();

  const shown = page.getByRole('alertdialog', { name: 'Hemligheten för Insamlingen' });
  const details = shown.getByRole('definition');
  await expect(shown.getByText('Hemligheten visas bara nu')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown.getByRole('button', { name: 'Kopiera hemligheten' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^vss_[\w-]{43}$/);
  const id = await details.nth(0).innerText();
  const address = await details.nth(2).innerText();
  expect(await tokenStatus(system, address, { id, secret })).toBe(200);

  await shown.getByRole('button', { name: 'Jag har sparat hemligheten' }).click();
  await expect(shown).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Insamlingen' });
  await expect(row.getByText('Priser, Mätvärden')).toBeVisible();
  await expect(row.getByText('Aktivt')).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  const menu = row.getByRole('button', { name: 'Åtgärder för Insamlingen' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Skapa ny hemlighet' }).click();
  await page
    .getByRole('dialog', { name: 'Ny hemlighet för Insamlingen' })
    .getByRole('button', { name: 'Skapa ny hemlighet' })
    .click();
  await shown.getByRole('button', { name: 'Kopiera hemligheten' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(secret);
  const newer = await page.evaluate(() => navigator.clipboard.readText());
  expect(await tokenStatus(system, address, { id, secret })).toBe(200);
  expect(await tokenStatus(system, address, { id, secret: newer })).toBe(200);
  await shown.getByRole('button', { name: 'Jag har sparat hemligheten' }).click();
  await expect(row.getByText('Byter hemlighet')).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Ändra' }).click();
  const changing = page.getByRole('dialog', { name: 'Ändra Insamlingen' });
  await changing.getByRole('textbox', { name: 'Namn' }).fill('Mätinsamlingen');
  await changing.getByText('Priser', { exact: true }).click();
  await changing.getByRole('button', { name: 'Spara ändringar' }).click();
  const changed = page.getByRole('row').filter({ hasText: 'Mätinsamlingen' });
  await expect(changed.getByText('Mätvärden', { exact: true })).toBeVisible();
  expect(await tokenStatus(system, address, { id, secret: newer })).toBe(400);

  await changed.getByRole('button', { name: 'Åtgärder för Mätinsamlingen' }).click();
  await page.getByRole('menuitem', { name: 'Återkalla' }).click();
  await page
    .getByRole('alertdialog', { name: 'Återkalla Mätinsamlingen?' })
    .getByRole('button', { name: 'Återkalla' })
    .click();
  await expect(changed.getByText('Återkallat')).toBeVisible();
  await expect(changed.getByRole('button')).toHaveCount(0);
  expect(await tokenStatus(system, address, { id, secret: newer })).toBe(401);

  await page.goto(new URL('/users/internal-users?view=log', page.url()).href);
  await expect(page.getByText('Tjänstekonto återkallat').first()).toBeVisible();
  await expect(page.getByText('de tidigare gäller i högst 24 h till').first()).toBeVisible();
  await system.dispose();
});

test('staff without the permission see no service accounts', async ({ openAs }) => {
  const page = await openAs(support);
  await expect(page.getByRole('link', { name: 'Tjänstekonton' })).toHaveCount(0);
  await page.goto(new URL('/users/service-accounts', page.url()).href);
  await expect(page.getByText(/behörighet/).first()).toBeVisible();
});
