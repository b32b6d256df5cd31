import { axeFindings } from '../axe-findings.ts';
import { htmlFindings } from '../html-findings.ts';
import { settled, sidewaysOverflow, storedSession } from '../page-state.ts';
import { publicPages, routePatterns, signedInPages } from '../portal-pages.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

const views = [
  { who: anna, kind: 'customer', colorScheme: 'light', width: 1440 },
  { who: anna, kind: 'customer', colorScheme: 'dark', width: 390 },
  { who: administrator, kind: 'staff only', colorScheme: 'dark', width: 1440 },
] as const;

for (const { who, kind, colorScheme, width } of views) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test(`axe finds nothing on any page of ${who}`, async ({ openAs, portal }) => {
      test.setTimeout(180_000);
      const page = await openAs(who);
      const pages = await signedInPages(portal.url, await storedSession(page), kind);
      for (const [route, address] of Object.entries(pages)) {
        await page.goto(`${portal.url}${address}`);
        await settled(page);
        expect.soft(await axeFindings(page), route).toEqual([]);
        expect.soft(await sidewaysOverflow(page), `${route} is as wide as the window`).toBe(0);
      }
    });
  });
}

test.describe('light, 390 px', () => {
  test.use({ colorScheme: 'light' });

  test('every page of the staff is valid HTML, passes axe, and scrolls sideways neither there nor at 320 px (WCAG 1.4.10)', async ({
    openAs,
    portal,
  }) => {
    test.setTimeout(240_000);
    const page = await openAs(administrator);
    const pages = await signedInPages(portal.url, await storedSession(page), 'staff');
    expect(Object.keys({ ...pages, ...publicPages, '/confirm-otp/:token': '' }).toSorted()).toEqual(
      routePatterns().toSorted(),
    );
    for (const [route, address] of Object.entries(pages)) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`${portal.url}${address}`);
      await settled(page);
      expect.soft(await axeFindings(page), route).toEqual([]);
      expect.soft(await sidewaysOverflow(page), `${route} is as wide as the window`).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await htmlFindings(page), route).toEqual([]);
      await expect
        .soft(async () => expect(await sidewaysOverflow(page)).toBe(0), `${route} is as wide as 320 px`)
        .toPass({ timeout: 2_000 });
    }
  });
});

test.describe('public pages and the error pages', () => {
  // The mailed link is no real one, and the page says so.
  test.use({ expectedConsole: /status of 422/ });

  test('axe and html-validate find nothing', async ({ page, portal }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const address of [...Object.values(publicPages), '/finns-inte']) {
        await page.goto(`${portal.url}${address}`);
        await settled(page);
        expect.soft(await axeFindings(page), `${address}, ${colorScheme}`).toEqual([]);
        expect.soft(await htmlFindings(page), address).toEqual([]);
      }
    }
  });
});
