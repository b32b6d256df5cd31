import { axeFindings } from '../axe-findings.ts';
import { needs } from '../journey-brand.ts';
import { administrator, expect, test } from '../portal-test.ts';

needs('residualMix');

test('staff fill in the residual mix of a year, are stopped by a wrong sum, and take it away again', async ({
  openAs,
}) => {
  const page = await openAs(administrator);
  await page.getByRole('link', { name: 'Residualmix' }).first().click();
  await expect(page.getByText('Värden för 2025 saknas.')).toBeVisible();
  await page.getByRole('button', { name: 'Fyll i 2025' }).click();

  const dialog = page.getByRole('dialog', { name: 'Lägg till år' });
  await expect(dialog.getByLabel('År')).toHaveValue('2025');
  await dialog.getByRole('textbox', { name: 'Förnybart' }).fill('12,5');
  await dialog.getByRole('textbox', { name: 'Kärnkraft' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Fossilt' }).fill('60');
  await dialog.getByRole('textbox', { name: 'Koldioxid' }).fill('450,12');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByText(/Summan är 92,50/).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect(dialog.getByText('Här är det du hade skrivit')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Fossilt' }).fill('67,5');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Ändringarna har sparats')).toBeVisible();
  await expect(page.getByText('Värden för 2025 saknas.')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '450,12' })).toBeVisible();

  await page.getByRole('button', { name: 'Redigera 2025' }).click();
  await expect(page).toHaveURL(/edit=\d+/);
  await page.goto(page.url());
  const edited = page.getByRole('dialog', { name: 'Redigera 2025' });
  await expect(edited.getByRole('textbox', { name: 'Koldioxid' })).toHaveValue('450,12');
  await page.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('button', { name: 'Ta bort 2025' }).click();
  await expect(page.getByText('Residualmixen för 2025 är borttagen')).toBeVisible();
  await expect(page.getByText('Värden för 2025 saknas.')).toBeVisible();
});
