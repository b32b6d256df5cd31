import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { htmlFindings } from '../html-findings.ts';
import { settled, sidewaysOverflow, storedSession } from '../page-state.ts';
import { optionalCalls, publicPages, routePatterns, signedInPages } from '../portal-pages.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

const phone = { width: 390, height: 900 };
const desktop = { width: 1440, height: 900 };

/** What a page has to pass in every colour scheme, on every screen. */
async function expectNoFindings(page: Page, view: string): Promise<void> {
  await settled(page);
  expect.soft(await axeFindings(page), view).toEqual([]);
  expect.soft(await sidewaysOverflow(page), `${view}: as wide as the window`).toBe(0);
}

test.describe('signed in', () => {
  // Toasts come when they come, and would be met while they fade in.
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
      await page.goto(`${portal.url}${address}`);
      await expectNoFindings(page, `${route}, dark, 390 px`);
      await page.setViewportSize(desktop);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoFindings(page, `${route}, light, 1440 px`);
    }
  });

  test('every page of the staff passes axe while it loads and when it has, is valid HTML, and scrolls sideways neither at 390 nor at 320 px (WCAG 1.4.10)', async ({
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
      const answers = Promise.withResolvers<void>();
      await page.route(optionalCalls, (call) => answers.promise.then(() => call.continue()));
      await page.setViewportSize(desktop);
      await page.goto(`${portal.url}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await axeFindings(page), `${route}, while it loads`).toEqual([]);
      answers.resolve();
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
      await page.unrouteAll();
    }
  });
});

test.describe('public pages and the error pages', () => {
  // The mailed link is no real one, and the page says so.
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
