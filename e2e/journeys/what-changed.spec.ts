import { createClient, memoryStorage, type Session } from '../../packages/api-client/src/index.ts';
import type { Locator, Page } from '@playwright/test';
import { needs } from '../journey-brand.ts';
import { storedSession } from '../page-state.ts';
import { administrator, expect, test } from '../portal-test.ts';

const october = { start_date: '2026-10-01', end_date: '2026-10-31' } as const;
const octoberBefore = { start_date: '2025-10-01', end_date: '2025-10-31' } as const;

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'accessToken' in value && 'refreshToken' in value;
}

/** A whole number as it is written on the page: "−8 572", "+4 347". */
async function numberIn(place: Locator): Promise<number> {
  const text = (await place.innerText()).replaceAll(/[^\d−+]/g, '').replace('−', '-');
  return Number(text);
}

function tile(page: Page, name: string): Locator {
  return page.locator('dt', { hasText: name }).locator('xpath=../dd[1]');
}

function table(page: Page, name: string): Locator {
  return page.getByRole('grid', { name }).or(page.getByRole('table', { name }));
}

async function openOctober(page: Page, params = ''): Promise<void> {
  await page.goto(new URL(`/analytics?report=changes&month=2026-10${params}`, page.url()).href);
  await expect(page.getByRole('heading', { name: 'Väder och dagar' })).toBeVisible();
}

test.describe('what changed in a month', () => {
  test('figures 7: its hours are those of the monthly report, and its parts add up to the change', async ({
    signedInPage: page,
    portal,
  }) => {
    const session: unknown = JSON.parse(await storedSession(page));
    if (!isSession(session)) throw new Error('The stored session has no tokens.');
    const client = createClient({ baseUrl: `${portal.url}/api`, storage: memoryStorage(session) });
    const [group] = await client.corporateGroups.minimal();
    const path = { id: group?.uuid ?? '' };
    const rowOf = async (query: typeof october | typeof octoberBefore) => {
      const { rows } = await client.analytics.withdrawalProfiles({ path, query });
      return rows[0] ?? { weekday_kwh: null, weekend_kwh: null };
    };
    const [now, before] = [await rowOf(october), await rowOf(octoberBefore)];
    const { comparison } = await client.analytics.lineGraphs({
      path,
      query: { ...october, resolution: 'month', sum: true, compare: 'previous_year', change: true },
    });

    await openOctober(page);
    const weekend = (now.weekend_kwh ?? 0) - (before.weekend_kwh ?? 0);
    await expect.poll(() => numberIn(tile(page, 'Helger'))).toBe(Math.round(weekend));
    const day = await numberIn(tile(page, 'Vardagar kl. 06–22'));
    const night = await numberIn(tile(page, 'Vardagar kl. 22–06'));
    const weekday = (now.weekday_kwh ?? 0) - (before.weekday_kwh ?? 0);
    expect(Math.abs(day + night - weekday)).toBeLessThanOrEqual(1);
    expect(weekday + weekend).toBeCloseTo(comparison?.total.change_kwh ?? Number.NaN, 6);
    const sites = table(page, 'Förändring per anläggning');
    await expect(sites.getByRole('row', { name: /^Summa/ })).toContainText(
      Math.round(Math.abs(comparison?.total.change_kwh ?? 0))
        .toLocaleString('sv-SE')
        .replaceAll(/\s/g, '\u00A0'),
    );
  });

  test('leads to one site in the same month, and is the same for a colleague who gets the address', async ({
    signedInPage: page,
  }) => {
    await openOctober(page);
    await table(page, 'Förändring per anläggning').getByRole('link', { name: 'Kyllager Rosenlund' }).click();
    await expect(page).toHaveURL(/month=2026-10&site_id=/);
    await expect(page.getByText('1 anläggning', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Kyllager Rosenlund ökade mest: .* 100,0\s%/)).toBeVisible();
    await page.goto(page.url());
    await expect(page.getByText(/^Kyllager Rosenlund ökade mest/)).toBeVisible();
    await page.getByRole('radio', { name: 'Dygnen före' }).press('Space');
    await expect(page).toHaveURL(/compare=previous_period/);
    await expect(page.getByText('Lika många dygn: 31 augusti – 30 september 2026.')).toBeVisible();
  });

  test('is reached and read with the keyboard alone', async ({ signedInPage: page }) => {
    const months = page.getByRole('navigation', { name: 'Vad ändrades, månad för månad' });
    const link = months.getByRole('link', { name: /^oktober 2026/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/report=changes&month=2026-10/);
    const september = months.getByRole('link', { name: /^september 2026/ });
    await expect(months.getByRole('link', { name: /^oktober 2026/ })).toHaveAttribute('aria-current', 'true');
    await september.focus();
    await page.keyboard.press('Enter');
    await expect(september).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('dt', { hasText: 'september 2026' })).toBeVisible();
  });

  test('says of a month that is not over that it is not compared, and keeps its facts', async ({
    signedInPage: page,
  }) => {
    await page.goto(new URL('/analytics?report=changes&month=2026-11', page.url()).href);
    await expect(page.getByText('Alla anläggningar tillsammans jämförs inte')).toBeVisible();
    await expect(page.getByText('Perioden är inte slut.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Timmar' })).toBeHidden();
    await expect(table(page, 'Väder och dagar').getByRole('row', { name: /Vardagar/ })).toContainText(
      '21 mot 20',
    );
  });

  test('shows staff in the shadow of a person with a limited scope only that person’s sites', async ({
    openAs,
  }) => {
    // The person's role sees the analysis by the right to the time report alone.
    needs('timeReport');
    const page = await openAs(administrator, '/users/customer-users');
    await page.getByRole('link', { name: 'Åsa Öberg' }).click();
    await page.getByRole('button', { name: 'Visa som användare' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Visa som användare' }).click();
    await expect(page.getByRole('region', { name: 'Skuggläge' })).toBeVisible();
    await openOctober(page);
    const sites = table(page, 'Förändring per anläggning');
    await expect(sites.getByRole('link', { name: 'Butik Hamnplan 1' })).toBeVisible();
    await expect(sites.getByRole('link', { name: 'Kyllager Rosenlund' })).toBeHidden();
  });
});
