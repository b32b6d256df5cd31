import { axeFindings } from '../axe-findings.ts';
import { needs } from '../journey-brand.ts';
import { anna, erik, expect, test } from '../portal-test.ts';

needs('monthlyReport');

test('the monthly report shows its five parts, and leaves as a file with the same sum', async ({
  openAs,
}) => {
  const page = await openAs(anna, '/analytics');
  await page
    .getByRole('navigation', { name: 'Rapporter' })
    .getByRole('link', { name: 'Månadsrapport' })
    .click();
  await expect(page).toHaveURL(/report=month/);
  for (const part of [
    'Abonnemang',
    'Uttagspunkter',
    'Uttagsprofil',
    'Sammanställning per kundnummer',
    'Förbrukningsprofil',
  ])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Varaktighet' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Medelvecka' })).toBeVisible();
  const customers = page.getByRole('grid', { name: 'Sammanställning per kundnummer' });
  await expect(customers.getByRole('row')).toHaveCount(5);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner' }).click();
  await page.getByRole('menuitem', { name: /^Excel/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Månadsrapport.*\.xlsx$/);
  await expect(page.getByText(/^Hämtad: Månadsrapport/)).toBeVisible();

  expect(await axeFindings(page)).toEqual([]);
});

test('the monthly report is the same for a colleague, and fits a phone', async ({ openAs }) => {
  const page = await openAs(erik, '/analytics?report=month&period=previous-month');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { level: 2, name: 'Uttagspunkter' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Medelvecka' })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});
