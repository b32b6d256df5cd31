import { axeFindings } from '../axe-findings.ts';
import { settled } from '../page-state.ts';
import { needs } from '../journey-brand.ts';
import { anna, expect, test } from '../portal-test.ts';

needs('timeReport');

test('the time report shows a month hour by hour, with what the expert suggests', async ({ openAs }) => {
  const page = await openAs(anna, '/analytics?report=hour');
  const map = page.getByRole('figure', { name: 'Förbrukning' });
  await expect(map).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Expertens förslag' })).toBeVisible();
  await expect(
    page.getByText('Beräknat ur mätvärdena. Ingen expert har granskat det ännu.').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Föregående månad' }).click();
  await expect(page).toHaveURL(/month=2026-09/);
  await page.getByText('Kvart', { exact: true }).click();
  await expect(page).toHaveURL(/resolution=quarter/);
  await expect(map).toBeVisible();
  await page.getByText('Dygn', { exact: true }).click();
  await expect(page).toHaveURL(/resolution=day/);
  await page.getByRole('button', { name: 'Tabell', exact: true }).first().click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  // The values of the previous resolution stay dimmed until the requested ones are there.
  await settled(page);

  expect(await axeFindings(page)).toEqual([]);
});

test('the time report leaves as a file', async ({ openAs }) => {
  const page = await openAs(anna, '/analytics?report=hour');
  await expect(page.getByRole('figure', { name: 'Förbrukning' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner' }).click();
  await page.getByRole('menuitem', { name: /^Text/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Timrapport.*\.csv$/);
});
