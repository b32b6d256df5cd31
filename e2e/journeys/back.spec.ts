import type { Page } from '@playwright/test';
import { HeldCalls } from '../held-calls.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

/** The calls of the API, none of which the list may wait for. */
const calls = /\/api\/v1\//;

test.use({ viewport: { width: 1280, height: 420 } });

/** Opens the last row of the list that is shown, far down, and comes back while no call is answered. */
async function expectBackToThePlace(page: Page, name: RegExp): Promise<void> {
  const rows = page.getByRole('main').getByRole('row');
  const opened = rows.getByRole('link', { name }).last();
  await opened.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => globalThis.scrollY)).toBeGreaterThan(20);
  const href = (await opened.getAttribute('href')) ?? '';
  const address = page.url();
  const count = await rows.count();
  await opened.click();
  await expect(page).not.toHaveURL(address);
  const place = await page.evaluate(() => globalThis.sessionStorage.getItem('place'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const held = await HeldCalls.on(page, calls);
  held.hold();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rows).toHaveCount(count);
  await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(globalThis.scrollY))).toBe(place);
  held.release();
}

/** Notes where the page is at each press, before anything moves. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const note = () => globalThis.sessionStorage.setItem('place', String(globalThis.scrollY));
    globalThis.addEventListener('pointerdown', note, { capture: true });
  }),
);

test.describe('back leads to the list as it was, its place and the row that was opened, before any call', () => {
  test('of corporate groups, sorted otherwise', async ({ openAs }) => {
    const page = await openAs(administrator, '/corporate-groups?ordering=-name');
    await expect(page.getByRole('link', { name: 'Kallvik Industri' })).toBeVisible();
    await expectBackToThePlace(page, /^[A-ZÅÄÖ]/);
  });

  test('of paid invoices', async ({ openAs }) => {
    const page = await openAs(anna, '/invoices?status=paid');
    await expect(page.getByRole('link', { name: /^\d{10}/ }).first()).toBeVisible();
    await expectBackToThePlace(page, /^\d{10}/);
  });

  test('of the sites of a company', async ({ openAs }) => {
    const page = await openAs(administrator, '/corporate-groups?search=Kallvik');
    await page.getByRole('link', { name: 'Kallvik Industri' }).click();
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Anläggningar' })).toBeVisible();
    await expectBackToThePlace(page, /^[A-ZÅÄÖ]/);
  });
});
