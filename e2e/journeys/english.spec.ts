import type { Page } from '@playwright/test';
import { moveTo, settled, storedSession } from '../page-state.ts';
import { signedInPages } from '../portal-pages.ts';
import { administrator, anna, expect, signIn, test } from '../portal-test.ts';
import { swedishWords, textsOn } from '../swedish-texts.ts';

/** Pages whose content depends on query params. */
const reports = {
  'the monthly report': '/analytics?report=month',
  'the hour report': '/analytics?report=hour',
  'the graph report': '/analytics?report=graph',
};

/** Words in the API's answers: names of sites, news and other content that is not the portal's. */
function answeredWords(page: Page): ReadonlySet<string> {
  // The supplier's name.
  const words = new Set(['energi']);
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response
      .text()
      .then((text) => text.toLowerCase().match(/\p{Letter}{2,}/gu))
      .then((found) => found?.forEach((word) => words.add(word)))
      // The page may navigate before the answer is read.
      .catch(() => undefined);
  });
  return words;
}

/** Words of an e-mail address are of no language. */
const emailAddress = /\S+@\S+/g;

async function selectEnglish(page: Page, portalUrl: string): Promise<void> {
  await page.goto(`${portalUrl}/profile`);
  await page.getByText('Engelska', { exact: true }).click();
  await page.getByRole('button', { name: 'Spara ändringar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

for (const { who, name, kind } of [
  { who: anna, name: /^Anna/, kind: 'customer' },
  { who: administrator, name: /^Alva/, kind: 'staff only' },
] as const) {
  test(`no page of ${who} has a Swedish word when the profile is English, and neither has the sign-in page after it`, async ({
    page,
    ownPortal,
  }) => {
    test.setTimeout(180_000);
    const answered = answeredWords(page);
    const swedish = await swedishWords();
    expect(swedish.size).toBeGreaterThan(800);
    const expectEnglish = async (view: string): Promise<void> => {
      const found = (await textsOn(page)).filter((text) =>
        (
          text
            .toLowerCase()
            .replaceAll(emailAddress, '')
            .match(/\p{Letter}{2,}/gu) ?? []
        ).some((word) => swedish.has(word) && !answered.has(word)),
      );
      expect.soft([...new Set(found)], view).toEqual([]);
    };
    await signIn(page, ownPortal, who);
    await selectEnglish(page, ownPortal.url);
    const pages = await signedInPages(ownPortal.url, await storedSession(page), kind);
    const views = { ...pages, ...(kind === 'customer' ? reports : {}) };
    for (const [view, address] of Object.entries(views)) {
      await moveTo(page, address);
      await settled(page);
      await expectEnglish(view);
    }
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Glossary' }).click();
    await expect(page.getByText('Peak power', { exact: true }).first()).toBeVisible();
    await expectEnglish('the glossary');
    await page.goto(`${ownPortal.url}/overview`);
    await settled(page);
    await page.getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expectEnglish('the sign-in page');
  });
}
