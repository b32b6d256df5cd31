import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { htmlFindings } from '../html-findings.ts';
import { moveTo, settled, sidewaysOverflow, storedSession } from '../page-state.ts';
import { optionalCalls, publicPages, routePatterns, signedInPages } from '../portal-pages.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

const phone = { width: 390, height: 900 };
const desktop = { width: 1440, height: 900 };

/** Checks that a page must pass in every colour scheme and on every screen. */
async function expectNoFindings(page: Page, view: string): Promise<void> {
  await settled(page);
  expect.soft(await axeFindings(page), view).toEqual([]);
  expect.soft(await sidewaysOverflow(page), `${view}: as wide as the window`).toBe(0);
}

test.describe('signed in', () => {
  // Toasts appear at any time, and could be checked while they fade in.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on any page of a customer, dark on a phone and light on a wide screen', async ({
    openAs,
    portal,
  }) => {
    test.setTimeout(180_000);
    const page = await openAs(anna);
    const pages = await signedInPages(portal.url, await storedSession(page), 'customer');
    for (const [route, address] of Object.entries(pages)) {
      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: 'dark' });
      await moveTo(page, address);
      await expectNoFindings(page, `${route}, dark, 390 px`);
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoFindings(page, `${route}, light, 1440 px`);
    }
  });

  test('axe finds nothing on any page of the staff while it loads', async ({ openAs, portal }) => {
    test.setTimeout(180_000);
    const page = await openAs(administrator);
    const pages = await signedInPages(portal.url, await storedSession(page), 'staff');
    // Calls are never answered, because the next page would show cached answers at once.
    await page.route(optionalCalls, () => undefined);
    for (const [route, address] of Object.entries(pages)) {
      await moveTo(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await axeFindings(page), route).toEqual([]);
    }
  });

  test('every page of the staff passes axe, is valid HTML, and scrolls sideways neither at 390 nor at 320 px (WCAG 1.4.10)', async ({
    openAs,
    portal,
  }) => {
    test.setTimeout(240_000);
    const page = await openAs(administrator);
    const session = await storedSession(page);
    const pages = await signedInPages(portal.url, session, 'staff');
    const ofStaffOnly = await signedInPages(portal.url, session, 'staff only');
    expect(Object.keys({ ...pages, ...publicPages, '/confirm-otp/:token': '' }).toSorted()).toEqual(
      routePatterns().toSorted(),
    );
    for (const [route, address] of Object.entries(pages)) {
      await page.setViewportSize(desktop);
      await moveTo(page, address);
      if (route in ofStaffOnly) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoFindings(page, `${route}, dark, 1440 px`);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize(phone);
      await expectNoFindings(page, `${route}, light, 390 px`);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await htmlFindings(page), route).toEqual([]);
      await expect
        .soft(async () => expect(await sidewaysOverflow(page)).toBe(0), `${route} is as wide as 320 px`)
        .toPass({ timeout: 2_000 });
    }
  });
});

test.describe('public pages and the error pages', () => {
  // The link is invalid, and the page shows it.
  test.use({ expectedConsole: /status of 422/ });

  test('axe and html-validate find nothing', async ({ page, portal }) => {
    for (const address of [...Object.values(publicPages), '/finns-inte']) {
      await page.goto(`${portal.url}${address}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        expect.soft(await axeFindings(page), `${address}, ${colorScheme}`).toEqual([]);
      }
      expect.soft(await htmlFindings(page), address).toEqual([]);
    }
  });
});
