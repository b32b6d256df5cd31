import type { Page } from '@playwright/test';
import { illegible } from '../legibility.ts';
import { moveTo, settled, storedSession } from '../page-state.ts';
import { publicPages, signedInPages } from '../portal-pages.ts';
import { administrator, anna, expect, test } from '../portal-test.ts';

/** Phones, tablets, laptops and wide screens: what tables and lines are drawn for, px. */
const widths = [320, 390, 768, 1024, 1440, 1920] as const;

/** Contents of a page that only its query brings. */
const reports = {
  'the month report': '/analytics?report=month',
  'the hour report': '/analytics?report=hour&month=2026-10',
  'what changed': '/analytics?report=changes&month=2026-10',
  'the comparison': '/analytics?compare=previous_year&show=sum',
};

/** Lists that the staff sees of all corporate groups, with a column more. */
const everyList = ['/corporate-groups', '/invoices', '/certificate', '/users/customer-users'] as const;

/** Of a table with a column for each role: there may be any number, so it scrolls beside names that stay. */
const ofRoles = /^column .* "Jämför roller"/;

async function expectReadable(page: Page, view: string): Promise<void> {
  await expect
    .soft(async () => {
      const found = await illegible(page);
      expect(found.filter((words) => !ofRoles.test(words))).toEqual([]);
    }, view)
    .toPass({ timeout: 2_000 });
}

/** A page is opened once and its window resized: loading it takes longer than drawing it anew. */
async function expectLegible(page: Page, route: string): Promise<void> {
  await settled(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await expectReadable(page, `${route}, ${width} px`);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { kind, user, name, more } of [
  { kind: 'customer', user: anna, name: 'a customer', more: reports },
  {
    kind: 'staff only',
    user: administrator,
    name: 'the staff',
    more: Object.fromEntries(everyList.map((path) => [path, path])),
  },
] as const) {
  test(`ux 2: on every page of ${name} no text is cut, no date broken and every column in view, from 320 to 1920 px`, async ({
    openAs,
    portal,
  }) => {
    test.setTimeout(240_000);
    const page = await openAs(user);
    const pages = await signedInPages(portal.url, await storedSession(page), kind);
    for (const [route, address] of Object.entries({ ...pages, ...more })) {
      await moveTo(page, address);
      await expectLegible(page, route);
    }
  });
}

test.describe('signed out', () => {
  // The link of a new password is invalid, and the page shows it.
  test.use({ expectedConsole: /status of 422/ });

  test('no text is cut, no date broken and every column in view, from 320 to 1920 px', async ({
    page,
    portal,
  }) => {
    for (const address of [...Object.values(publicPages), '/finns-inte']) {
      await page.goto(`${portal.url}${address}`);
      await expectLegible(page, address);
    }
  });
});
