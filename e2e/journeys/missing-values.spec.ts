import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { mailsAfter, mailsTo } from '../demo-mailbox.ts';
import { administrator, anna, expect, signIn, test } from '../portal-test.ts';

/** The account manager of two corporate groups of the demo. */
const manager = 'johan.ekberg@vinrod.example';

const heading = { level: 1 } as const;
const main = (page: Page) => page.getByRole('main');

async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const) {
  test.describe(`intake 5: what the grid owners have not sent, ${name}`, () => {
    test.use({ viewport });

    test('is found from what waits, by since when, and leads to the graph of its days', async ({
      openAs,
    }) => {
      const page = await openAs(administrator, '/work');
      const missing = main(page).getByRole('link', { name: /saknar värden/ });
      const said = (await missing.textContent()) ?? '';
      await missing.click();
      await expect(page).toHaveURL(/\/imports\/missing/);
      await expect(page.getByRole('heading', heading)).toHaveText('Saknade mätvärden');
      await expect(page.getByRole('heading', heading)).toBeFocused();
      // The same number as where the way began: one rule.
      const [count = ''] = said.match(/\d+/) ?? [];
      const sites = main(page).getByRole('term').filter({ hasText: 'Anläggningar' });
      await expect(sites.locator('xpath=following-sibling::dd[1]')).toHaveText(count);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);

      const rows = main(page).getByRole('link').and(page.locator('[href*="/analytics"]'));
      await expect(rows.first()).toBeVisible();
      await rows.first().click();
      await expect(page).toHaveURL(/\/analytics\?.*site_id=.*start_date=.*end_date=/);
      await expect(page.getByRole('heading', heading)).toHaveText('Analys');
    });
  });
}

test('intake 5: a grid owner is chosen, and its file has the sites and their days', async ({ openAs }) => {
  const page = await openAs(administrator, '/imports/missing?koncern=alla');
  await main(page).getByRole('button', { name: 'Nätägare: alla' }).click();
  const owner = page.getByRole('menuitemradio').nth(1);
  const name = ((await owner.textContent()) ?? '').replace(/\d+ anläggning(ar)?$/, '').trim();
  await owner.click();
  await expect(main(page).getByRole('button', { name: `Nätägare: ${name}` })).toBeVisible();
  await expect(page).toHaveURL(/grid_owner=/);
  await main(page).getByRole('button', { name: 'Ladda ner' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /en rad per dygn/ }).click(),
  ]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines[0]).toContain('Timmar som saknas');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain(name);
});

test('intake 5: the account manager gets one mail in the morning, and what it leads to', async ({
  page,
  ownPortal,
}) => {
  await ownPortal.resume(0, { missingValuesMail: '8' });
  const [mail] = await mailsAfter(ownPortal.url, manager, 0);
  expect(mail?.subject).toMatch(/^Mätvärden saknas för \d+ anläggning/);
  await ownPortal.resume(5, { missingValuesMail: '8' });
  await signIn(page, ownPortal, administrator);
  expect(await mailsTo(ownPortal.url, manager)).toHaveLength(1);
  const [link = ''] = mail?.text.match(/https?:\S+/) ?? [];
  const { pathname, search } = new URL(link);
  await page.goto(`${ownPortal.url}${pathname}${search}`);
  await expect(page.getByRole('heading', heading)).toHaveText('Saknade mätvärden');
  await expect(main(page).getByRole('radio', { name: 'Mina' })).toBeChecked();
});

test('intake 5: a customer does not find the page', async ({ openAs }) => {
  const page = await openAs(anna, '/imports/missing');
  await expect(page.getByRole('heading', heading)).not.toHaveText('Saknade mätvärden');
});
