import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { idle } from '../page-state.ts';
import { needs } from '../journey-brand.ts';
import { administrator, expect, signIn, test } from '../portal-test.ts';

needs('shadowMode');

/*
 * The failures of domain.md section 5, "Shadow mode in particular", and what holds each of them off:
 * - leaving signs the staff out: "says whose eyes … leaves with the own session intact";
 * - an expired token leaves a half-state: "leaves shadow mode, and never the own session, when tokens end", and
 *   outside shadow mode apps/portal, create-portal-client.test.ts and faults.spec.ts;
 * - no indicator, no way out, the wrong name: "has the banner on the 403, not-found and 500 pages …", "says whose eyes …",
 *   and for every route apps/portal, page-gate.test.tsx;
 * - acts are logged as the customer's: "is noted with who did it and to whom"; changes and what is refused: apps/api,
 *   audit-log.test.ts and effective-rights.test.ts;
 * - demoted staff go on: the second part of "leaves shadow mode …"; apps/api, shadow-token.test.ts;
 * - data of one identity reaches the next: "keeps nothing of one identity for the next", "is one view in every tab";
 *   apps/portal, follow-shadow.test.ts.
 */

const heading = { level: 1 } as const;
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Skuggläge' });

/** Goes from the staff overview to Erik's page among the users of all corporate groups. */
async function openErik(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Kundanvändare' }).first().click();
  await page.getByRole('link', { name: 'Erik Sandell' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Erik Sandell');
}

async function viewAsErik(page: Page): Promise<void> {
  await openErik(page);
  await page.getByRole('button', { name: 'Visa som användare' }).click();
  const question = page.getByRole('alertdialog', { name: 'Visa portalen som Erik Sandell?' });
  await expect(question).toContainText('Det du ändrar loggas med ditt namn');
  await question.getByRole('button', { name: 'Visa som användare' }).click();
  await expect(page).toHaveURL(/\/overview$/);
  await expect(page.getByRole('heading', heading)).toContainText('Erik');
}

/** Waits for the overview's last call, which is for invoices: what is done to calls then meets those of the next page. */
async function untilOverviewIsLoaded(page: Page): Promise<void> {
  const unpaid = page.getByRole('region', { name: 'Obetalda fakturor' });
  await expect(unpaid.getByRole('listitem').first()).toBeVisible();
}

const refusal = (message: string) => ({
  status: 401,
  json: { type: 'non_field_error', details: { message } },
});

async function expectOwnView(page: Page): Promise<void> {
  await expect(bannerOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/work$/);
  await expect(page.getByRole('heading', heading)).toContainText('Alva');
  await expect(page.getByRole('button', { name: 'Alva Nordin', exact: true })).toBeVisible();
}

const leave = (page: Page) => page.getByRole('button', { name: 'Avsluta skuggläge' }).click();

/**
 * Minimum remaining time of shadow mode by the page's clock, ms: the server's clock has moved on since the start. The
 * true time is less than a minute more, because the banner shows no seconds.
 */
async function untilTheEnd(page: Page): Promise<number> {
  const [, hours = '', minutes = ''] = /kl\. (\d{2})\.(\d{2})/.exec(await bannerOf(page).innerText()) ?? [];
  const end = Date.parse(`2026-11-20T${hours}:${minutes}:00+01:00`);
  return end - (await page.evaluate(() => Date.now()));
}

test('says whose eyes one sees through and until when, and leaves with the own session intact', async ({
  openAs,
}) => {
  const page = await openAs(administrator);
  await viewAsErik(page);
  const banner = bannerOf(page);
  await expect(banner).toContainText(
    /Skuggläge: du visar portalen som Erik Sandell\. Avslutas kl\. \d{2}\.\d{2}\./,
  );
  expect((await banner.boundingBox())?.height).toBe(36);
  await expect(page.getByRole('button', { name: 'Alva Nordin Visar som Erik Sandell' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kundanvändare' })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);

  await page.clock.fastForward((await untilTheEnd(page)) - 3.5 * 60_000);
  await expect(banner).toContainText(/Avslutas om [45] min\./);
  await leave(page);
  await expectOwnView(page);
  await page.reload();
  await expectOwnView(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has the banner above everything and nothing sideways', async ({ openAs }) => {
    const page = await openAs(administrator, '/corporate-groups');
    await page.evaluate(() => localStorage.setItem('vinrod.koncern', 'none'));
    await page.getByRole('link', { name: 'Norrviken Livs' }).click();
    await page.getByRole('button', { name: 'Visa som koncern' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Visa som koncern' }).click();
    await expect(bannerOf(page)).toContainText('du visar portalen som Norrviken Livs.');
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await leave(page);
    await expect(bannerOf(page)).toBeHidden();
  });
});

test('keeps nothing of one identity for the next', async ({ openAs }) => {
  const page = await openAs(administrator);
  await viewAsErik(page);
  await page.goto(new URL('/profile', page.url()).href);
  await expect(page.getByText('I skuggläge går det inte att ändra profil')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto(new URL('/update-password', page.url()).href);
  await expect(page.getByText('I skuggläge går det inte att ändra profil')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('vinrod.draft.erik.profile', '{"title":"Hemligt"}'));
  const corporateGroup = await page.evaluate(() => localStorage.getItem('vinrod.koncern'));
  expect(corporateGroup).not.toBeNull();
  await leave(page);
  await expectOwnView(page);
  const kept = await page.evaluate(() => ({
    drafts: Object.keys(sessionStorage).filter((name) => name.startsWith('vinrod.draft.erik')),
    corporateGroup: localStorage.getItem('vinrod.koncern'),
  }));
  expect(kept.drafts).toEqual([]);
  expect(kept.corporateGroup).not.toBe(corporateGroup);
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText('Byt lösenord');
  await expect(bannerOf(page)).toBeHidden();
  await expect(page.getByLabel('Nuvarande lösenord', { exact: true })).toBeVisible();
});

test('is one view in every tab', async ({ openAs, context }) => {
  const page = await openAs(administrator);
  const other = await context.newPage();
  await other.goto(new URL('/users/internal-users', page.url()).href);
  await expect(other.getByRole('heading', heading)).toHaveText('Interna användare');
  await viewAsErik(page);
  await expect(bannerOf(other)).toBeVisible();
  await expect(other).toHaveURL(/\/overview$/);
  await expect(other.getByRole('heading', heading)).toContainText('Erik');
  // A call of the view that is still on its way when it ends is refused, as it should be.
  for (const tab of [page, other]) await idle(tab);
  await leave(other);
  await expectOwnView(page);
  await expectOwnView(other);
});

test('is noted with who did it and to whom', async ({ openAs }) => {
  const page = await openAs(administrator);
  await viewAsErik(page);
  await leave(page);
  await expectOwnView(page);
  await page.goto(new URL('/users/internal-users?view=log&event=shadow_stop', page.url()).href);
  const row = page.getByRole('row').filter({ hasText: 'Skuggläge avslutat' }).first();
  await expect(row).toContainText('Alva Nordin');
  await expect(row).toContainText('Erik Sandell');
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('meets trouble', () => {
  test.use({ expectedConsole: /Failed to load resource|dynamically imported module/ });

  test('has the banner on the 403, not-found and 500 pages and while the profile loads', async ({
    openAs,
  }) => {
    const page = await openAs(administrator);
    await viewAsErik(page);
    const at = (path: string) => page.goto(new URL(path, page.url()).href);
    await at('/users/customer-users');
    await expect(page.getByText('Sorry, you are not authorized to access this page.')).toBeVisible();
    await expect(bannerOf(page)).toBeVisible();
    await at('/finns-inte');
    await expect(page.getByRole('heading', heading)).toHaveText('Sidan hittades inte');
    await expect(bannerOf(page)).toBeVisible();

    await page.route(/\/assets\/[^/]*Invoices[^/]*\.js/, (route) => route.abort());
    await at('/invoices');
    await expect(page.getByText('Sorry, something went wrong.')).toBeVisible();
    await expect(bannerOf(page)).toBeVisible();
    await page.unrouteAll();

    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/users/profile/', async (route) => {
      await held;
      await route.continue();
    });
    await at('/overview');
    await expect(bannerOf(page)).toBeVisible();
    await expect(page.getByRole('heading', heading)).toBeHidden();
    answer();
    await expect(page.getByRole('heading', heading)).toContainText('Erik');
    await page.unrouteAll();
    await leave(page);
    await expectOwnView(page);
  });

  test('leaves shadow mode, and never the own session, when tokens end', async ({ page, ownPortal }) => {
    needs('invoices', 'timeReport');
    test.slow();
    await signIn(page, ownPortal, administrator);
    const openInvoices = () => page.getByRole('link', { name: 'Fakturor' }).first().click();

    // The tokens cannot be renewed: only the shadow view ends.
    await viewAsErik(page);
    await untilOverviewIsLoaded(page);
    await ownPortal.resume(15);
    await page.route('**/token/refresh', (route) => route.fulfill(refusal('Nej.')), { times: 1 });
    await openInvoices();
    await expectOwnView(page);

    // The permission is withdrawn, which the server answers with 401 (apps/api, effective-rights.test.ts).
    await viewAsErik(page);
    await untilOverviewIsLoaded(page);
    await page.route('**/invoices/**', (route) => route.fulfill(refusal('Skuggläget är slut.')));
    await openInvoices();
    await expectOwnView(page);
    await page.unrouteAll();

    // The device's clock is ahead, but the server's counts. Then the hour really ends, during an export.
    await viewAsErik(page);
    await page.clock.fastForward('01:05:00');
    await expect(bannerOf(page)).toBeVisible();
    await expect(page.getByRole('heading', heading)).toContainText('Erik');
    await page.getByRole('link', { name: 'Analys', exact: true }).first().click();
    await page.getByRole('link', { name: 'Timrapport' }).click();
    await expect(page.getByRole('figure', { name: 'Förbrukning' })).toBeVisible();
    await ownPortal.resume(80);
    await page.getByRole('button', { name: 'Ladda ner' }).click();
    await page.getByRole('menuitem', { name: /^Excel/ }).click();
    await expectOwnView(page);
    await expect(page.getByText('Skuggläget är slut')).toBeVisible();
    await page.getByRole('link', { name: 'Interna användare' }).first().click();
    await expect(page.getByRole('heading', heading)).toHaveText('Interna användare');
  });
});
