import type { Page } from '@playwright/test';
import { HeldCalls } from '../held-calls.ts';
import { idle, settled } from '../page-state.ts';
import { administrator, anna, expect, signIn, test } from '../portal-test.ts';

/** The calls of the API, none of which a page that was left may wait for. */
const calls = /\/api\/v\d\//;

/** Low, so that lists of the demo data are longer than the window. */
const windows = [
  { width: 1440, height: 320 },
  { width: 390, height: 320 },
] as const;

/** What somebody sees of a page: its rows, how far it is scrolled, and where the focus is. */
interface Seen {
  readonly address: string;
  readonly rows: readonly string[];
  readonly scrolled: readonly number[];
  readonly focused: string;
}

/** Rows and scrolled parts of the main part of a page as it is drawn. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => globalThis.lookAtPage());
}

/** Opens the page before, and says how it was in the first frame that was drawn of it. */
async function seenAtFirst(page: Page, go: () => Promise<unknown>): Promise<Seen> {
  await page.evaluate(() => {
    globalThis.seenAtFirst = new Promise((resolve) => {
      const onReturn = () => {
        // Observers are told in the frame in which they begin, when all is laid out and nothing painted.
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve(globalThis.lookAtPage());
        });
        observer.observe(document.documentElement);
      };
      globalThis.addEventListener('popstate', onReturn, { capture: true, once: true });
    });
  });
  await go();
  return page.evaluate(() => globalThis.seenAtFirst);
}

declare global {
  var lookAtPage: () => Seen;
  var seenAtFirst: Promise<Seen>;
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.lookAtPage = () => {
      const main = document.querySelector('main') ?? document.body;
      const focused = document.activeElement;
      // In a table the focus is on the row, or on what is in it.
      const rowLink = focused?.closest('[role=row]')?.querySelector('a');
      const rows = main.querySelectorAll('[role=row]:not([aria-hidden]), li');
      const parts = [...main.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
      return {
        address: location.pathname + location.search,
        rows: Array.from(rows, ({ textContent }) => textContent),
        scrolled: [globalThis.scrollY, ...parts.map(({ scrollTop }) => scrollTop)],
        focused: (focused instanceof HTMLAnchorElement ? focused : rowLink)?.href ?? focused?.tagName ?? '',
      };
    };
  }),
);

/** Waits until a page has what it asks for, so that it is all known on the way back. */
async function complete(page: Page): Promise<void> {
  await settled(page);
  await idle(page);
}

/** Scrolls a page, until the frame in which the page hears of it: nobody goes back sooner. */
async function scroll(page: Page, by: number): Promise<void> {
  await page.evaluate(
    (px) =>
      new Promise((resolve) => {
        globalThis.scrollBy(0, px);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    by,
  );
}

/** Opens the last row of a list, and comes back and forward and back while no call is answered. */
async function expectAsLeft(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await complete(page);
  const openable = page.getByRole('main').locator('[role=row]:has(a[href]), li:has(a[href])');
  const opened = openable.last().getByRole('link').first();
  await opened.hover();
  await expect.poll(async () => (await look(page)).scrolled.some((place) => place > 0)).toBe(true);
  const href = await opened.evaluate((link: HTMLAnchorElement) => link.href);
  const left = { ...(await look(page)), focused: href };
  await opened.click();
  await expect(page).not.toHaveURL(new URL(left.address, page.url()).href);
  await complete(page);
  await scroll(page, 40);
  const further = await look(page);

  const held = await HeldCalls.on(page, calls);
  held.hold();
  expect(await seenAtFirst(page, () => page.goBack())).toEqual(left);
  await page.goForward();
  await expect.poll(() => look(page)).toEqual(further);
  expect(await seenAtFirst(page, () => page.goBack())).toEqual(left);
  held.release();
  await complete(page);
  // The list itself may have changed meanwhile: what was read is no longer marked.
  const { rows, ...place } = await look(page);
  expect({ ...place, rows: rows.length }).toEqual({ ...left, rows: left.rows.length });
}

const lists: readonly (readonly [name: string, who: string, address: string])[] = [
  ['invoices that are paid', anna, '/invoices?status=paid'],
  ['corporate groups, sorted otherwise', administrator, '/corporate-groups?ordering=-name'],
  ['customers’ users, searched', administrator, '/users/customer-users?search=a'],
  ['staff', administrator, '/users/internal-users'],
  ['news', administrator, '/news'],
  ['published news', anna, '/overview/published-news'],
  ['site groups', anna, '/groups'],
  ['days that are missing', administrator, '/imports/missing'],
];

/** Left by the menu: what stands in them leads to other reports at the same path. */
const reports: readonly (readonly [name: string, address: string])[] = [
  ['a graph of a period', '/analytics?period=previous-year'],
  ['the report of a month', '/analytics?report=month&month=2026-09'],
];

for (const viewport of windows) {
  test.describe(`on a window of ${viewport.width} px, back leads to what was left, before any call is answered`, () => {
    test.use({ viewport });

    for (const [name, who, address] of lists) {
      test(`to the list of ${name}`, async ({ openAs }) => {
        await expectAsLeft(await openAs(who), address);
      });
    }

    for (const [name, address] of reports) {
      test(`to ${name}, with its heading in focus when it was left by the menu, which begins at the top`, async ({
        openAs,
      }) => {
        const page = await openAs(anna, address);
        await complete(page);
        await scroll(page, 250);
        await expect.poll(async () => (await look(page)).scrolled[0]).toBeGreaterThan(0);
        const left = { ...(await look(page)), focused: 'H1' };
        await page.locator('nav a[href="/overview"]:visible').first().click();
        await expect(page).toHaveURL(/\/overview$/);
        await complete(page);
        expect(await look(page)).toMatchObject({ scrolled: [0], focused: 'H1' });

        const held = await HeldCalls.on(page, calls);
        held.hold();
        await page.goBack();
        await expect.poll(() => look(page)).toEqual(left);
        held.release();
      });
    }
  });
}

test('by keyboard, back leads to the row of a table that was opened, from which the arrows go on', async ({
  openAs,
}) => {
  const page = await openAs(anna, '/groups');
  await complete(page);
  await page.getByRole('grid').getByRole('link').first().click();
  await complete(page);
  await page.goBack();
  await complete(page);
  const focusedRow = () =>
    page.evaluate(() => document.activeElement?.closest('[role=row]')?.getAttribute('data-key') ?? '');
  const first = await focusedRow();
  expect(first).not.toBe('');
  await page.keyboard.press('ArrowDown');
  const second = await focusedRow();
  expect(second).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/groups\/[0-9a-f-]+$/);
  await complete(page);
  await page.goBack();
  await complete(page);
  expect(await focusedRow()).toBe(second);
});

test('back after signing out leads to nothing that the former user saw', async ({ page, portal }) => {
  // A session of its own, which no other journey goes on with.
  await signIn(page, portal, administrator);
  await page.goto(`${portal.url}/users/internal-users`);
  await complete(page);
  await scroll(page, 300);
  await page.getByRole('main').getByRole('row').last().getByRole('link').first().click();
  await complete(page);
  await page.getByRole('button', { name: /Alva Nordin/ }).click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL(`${portal.url}/`);
  await page.goBack();
  await expect(page.getByLabel('E-post')).toBeVisible();
  await signIn(page, portal, anna);
  await page.goBack();
  await expect(page.getByText('admin@vinrod.example')).toBeHidden();
});
