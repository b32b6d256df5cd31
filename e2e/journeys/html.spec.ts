import { htmlFindings } from '../html-findings.ts';
import { settled, sidewaysOverflow, storedSession } from '../page-state.ts';
import { publicPages, routePatterns, signedInPages } from '../portal-pages.ts';
import { administrator, expect, test } from '../portal-test.ts';

test('what is rendered is valid HTML, and nothing scrolls sideways at 320 px (WCAG 1.4.10)', async ({
  openAs,
  portal,
}) => {
  test.setTimeout(120_000);
  const page = await openAs(administrator);
  await page.setViewportSize({ width: 320, height: 640 });
  const pages = await signedInPages(portal.url, await storedSession(page), 'staff');
  expect(Object.keys({ ...pages, ...publicPages, '/confirm-otp/:token': '' }).toSorted()).toEqual(
    routePatterns().toSorted(),
  );
  for (const [route, address] of Object.entries(pages)) {
    await page.goto(`${portal.url}${address}`);
    await settled(page);
    expect.soft(await htmlFindings(page), route).toEqual([]);
    expect.soft(await sidewaysOverflow(page), `${route} is as wide as the window`).toBe(0);
  }
});
