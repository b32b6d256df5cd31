import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { hasPart } from '../journey-brand.ts';
import { administrator, anna, expect, support, test } from '../portal-test.ts';

const lists = [
  {
    path: '/certificate',
    call: '**/api/v1/exports/certificates/?*',
    title: 'Inga certifikat ännu',
    verb: 'Skapa certifikat',
  },
  {
    path: '/corporate-groups',
    call: '**/api/v1/corporategroups/?*',
    title: 'Inga koncerner ännu',
    verb: 'Skapa koncern',
  },
  { path: '/news', call: '**/api/v1/news/?*', title: 'Inga nyheter ännu', verb: 'Skapa nyhet' },
] as const;

async function answerNothing(page: Page, call: string): Promise<void> {
  await page.route(call, (route) =>
    route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
  );
}

/** The list says what is missing, without anything to search or filter, and with these buttons and links only. */
async function expectEmpty(page: Page, title: string, verbs: readonly string[]): Promise<void> {
  const box = page.getByRole('main').locator('div').filter({ hasText: title }).last();
  await expect(box).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('button', { name: /^(?:Filter|Kolumner|Kundansvarig)/ }),
  ).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await expect(box.getByRole('button').or(box.getByRole('link'))).toHaveText([...verbs]);
}

test('ux 33: an empty list has one verb for who may do it, and nothing to search or filter', async ({
  openAs,
  portal,
}) => {
  const page = await openAs(administrator);
  for (const { path, call, title, verb } of lists) {
    if (path === '/certificate' && !hasPart('certificates')) continue;
    await answerNothing(page, call);
    await page.goto(`${portal.url}${path}`);
    await expectEmpty(page, title, [verb]);
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(call);
  }
});

test('an empty list has no verb for who may not', async ({ openAs }) => {
  const page = await openAs(support);
  const [, corporateGroups] = lists;
  await answerNothing(page, corporateGroups.call);
  await page.goto(new URL(corporateGroups.path, page.url()).href);
  await expectEmpty(page, corporateGroups.title, []);
});

test('a period without invoices leads to the year before, and nothing more when it is that year', async ({
  openAs,
}) => {
  const page = await openAs(anna);
  await answerNothing(page, '**/invoices/?*');
  await page.goto(new URL('/invoices', page.url()).href);
  await expectEmpty(page, 'Inga fakturor i perioden', ['Visa föregående år']);
  await page.getByRole('button', { name: 'Visa föregående år' }).click();
  await expect(page).toHaveURL(/period=previous-year/);
  await expectEmpty(page, 'Inga fakturor i perioden', []);
});

test('an empty list of users leads to an invitation', async ({ openAs }) => {
  const page = await openAs(anna);
  await answerNothing(page, '**/corporategroups/*/users/?*');
  await page.goto(new URL('/users/customer-users', page.url()).href);
  await expectEmpty(page, 'Inga användare ännu', ['Bjud in användare']);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByRole('dialog', { name: 'Bjud in användare' })).toBeVisible();
});

test('news without a match in a tab are cleared to all news', async ({ openAs }) => {
  const page = await openAs(administrator, '/news?status=draft&search=zzzz');
  await page.getByRole('button', { name: 'Rensa', exact: true }).last().click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
});
