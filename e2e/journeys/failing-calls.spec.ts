import type { Page } from '@playwright/test';
import { moveTo, settled, storedSession } from '../page-state.ts';
import { optionalCalls, signedInPages } from '../portal-pages.ts';
import { isLeftOut } from '../journey-brand.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

/** A page without a sign-in: on it, everything that was loaded for the user is forgotten. */
const elsewhere = '/reset-password';

const failure = { type: 'non_field_error', details: { message: 'Sorry, something went wrong. 4711' } };

/** Pages that read nothing when they open. */
const withoutCalls = new Set(['/update-password', '/news/create-news']);

/** What a page says that it could not have. */
function messagesOf(page: Page) {
  return page.getByText(/kunde inte hämtas/);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: /Failed to load resource/ });

for (const { kind, user, name } of [
  { kind: 'customer', user: anna, name: 'a customer' },
  { kind: 'staff only', user: administrator, name: 'the staff' },
] as const) {
  test(`ux 13: every page of ${name} whose calls fail says so once, keeps its shell and loads again`, async ({
    openAs,
    portal,
  }) => {
    test.setTimeout(300_000);
    const page = await openAs(user);
    await settled(page);
    const pages = await signedInPages(portal.url, await storedSession(page), kind);
    for (const [route, address] of Object.entries(pages)) {
      await moveTo(page, elsewhere);
      await page.route(optionalCalls, (call) => call.fulfill({ status: 500, json: failure }));
      await moveTo(page, address);
      await settled(page);
      await expect.soft(page.getByRole('navigation', { name: 'Huvudmeny' }), route).toBeVisible();
      if (!withoutCalls.has(route) && !isLeftOut(route)) {
        await expect.soft(messagesOf(page).first(), route).toBeVisible();
        const texts = await messagesOf(page).allInnerTexts();
        expect.soft(texts, route).toEqual([...new Set(texts)]);
        // A figure that could not be had is a dash, and never a number.
        const figures = await page.getByRole('main').locator('dl dd').allInnerTexts();
        expect
          .soft(
            figures.filter((text) => /^\s*0(?:,0+)?\b/.test(text)),
            route,
          )
          .toEqual([]);
      }
      await page.unrouteAll({ behavior: 'wait' });
      const again = page.getByRole('main').getByRole('button', { name: 'Försök igen' });
      // Each press reads what it stands beside; parts of one call come back together.
      while ((await again.count()) > 0) {
        await again.first().click();
        await settled(page);
      }
      await expect.soft(page.getByRole('main').getByText(/kunde inte hämtas/), route).toHaveCount(0);
    }
  });
}
