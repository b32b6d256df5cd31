import type { Page } from '@playwright/test';
import { HeldCalls } from '../held-calls.ts';
import { LayoutShiftWatch } from '../layout-shift.ts';
import { anna, demoPassword, expect, test } from '../portal-test.ts';

/** The portal's own scripts; what runs before the first paint is not among them. */
const scripts = /\/assets\/.*\.js$/;

async function openWithoutScripts(page: Page, url: string): Promise<HeldCalls> {
  const held = await HeldCalls.on(page, scripts);
  held.hold();
  await page.goto(url, { waitUntil: 'commit' });
  return held;
}

/** Resolves when React has taken over what the server wrote. */
async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('data-written');
}

test.describe('the sign-in page before its scripts are there', () => {
  test('is seen and typed into; nothing typed is lost, the focus stays, and nothing moves', async ({
    page,
    portal,
  }) => {
    const held = await openWithoutScripts(page, portal.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logga in');
    const watch = await LayoutShiftWatch.start(page);
    await page.getByLabel('E-post').fill(anna);
    const password = page.getByLabel('Lösenord', { exact: true });
    await password.focus();
    await page.keyboard.type(demoPassword.slice(0, 8));
    const field = await password.elementHandle();
    held.release();
    await takenOver(page);
    await expect(password).toBeFocused();
    await page.keyboard.type(demoPassword.slice(8));
    await expect(page.getByLabel('E-post')).toHaveValue(anna);
    await expect(password).toHaveValue(demoPassword);
    expect(await password.evaluate((now, before) => now === before, field)).toBe(true);
    expect((await watch.end()).value).toBeLessThan(0.005);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Engångskod')).toBeVisible();
  });

  test('does what was pressed on it when they come', async ({ page, portal }) => {
    const held = await openWithoutScripts(page, portal.url);
    const password = page.getByLabel('Lösenord', { exact: true });
    await password.fill(demoPassword);
    await page.getByRole('button', { name: 'Visa lösenord' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    held.release();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue(demoPassword);
  });

  test('is sent when they come, once', async ({ page, portal }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const held = await openWithoutScripts(page, portal.url);
    await page.getByLabel('E-post').fill('erik@norrviken.example');
    await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    held.release();
    await expect(page.getByLabel('Engångskod')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('is in English for whoever reads English', async ({ page, portal }) => {
    await page.addInitScript(() => localStorage.setItem('vinrod.language', 'en'));
    const held = await openWithoutScripts(page, portal.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page.getByText('Logga in')).toHaveCount(0);
    await page.getByLabel('E-mail').fill(anna);
    held.release();
    await takenOver(page);
    await expect(page.getByLabel('E-mail')).toHaveValue(anna);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('is not seen by whoever is signed in', async ({ page, openAs, portal }) => {
    await openAs(anna);
    const held = await openWithoutScripts(page, portal.url);
    await expect(page.locator('#root')).toBeAttached();
    await expect(page.locator('#root')).toBeHidden();
    held.release();
    await expect(page).toHaveURL(/\/overview$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
