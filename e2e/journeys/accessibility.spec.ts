import { axeFindings } from '../axe-findings.ts';
import { htmlFindings } from '../html-findings.ts';
import { settled, sidewaysOverflow, storedSession } from '../page-state.ts';
import { publicPages, signedInPages } from '../portal-pages.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

const views = [
  { who: anna, kind: 'customer', colorScheme: 'light', width: 1440 },
  { who: anna, kind: 'customer', colorScheme: 'dark', width: 390 },
  { who: administrator, kind: 'staff', colorScheme: 'light', width: 390 },
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

test('axe and html-validate find nothing on public pages and on the error pages', async ({
  page,
  portal,
}) => {
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
