import { axeFindings } from '../axe-findings.ts';
import { check } from '../check-control.ts';
import { anna, erik, expect, test } from '../portal-test.ts';

test('a group is put together with the keyboard alone', async ({ openAs }) => {
  const page = await openAs(anna, '/groups/create-group');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skapa grupp');
  await page.getByRole('textbox', { name: 'Namn' }).focus();
  await page.keyboard.type('Kyla i väster');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Följs upp varje vecka');
  const available = page.getByRole('group', { name: 'Alla anläggningar' });
  await available.getByRole('searchbox').focus();
  await page.keyboard.type('Kyllager');
  await expect(available.getByText('Butik Stortorget 4')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  const selected = page.getByRole('group', { name: 'I gruppen' });
  await expect(selected.getByText('Kyllager Rosenlund')).toBeVisible();
  await expect(page.getByText(/kWh/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Här är det du hade skrivit')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Namn' })).toHaveValue('Kyla i väster');
  await expect(selected.getByText('Kyllager Rosenlund')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Skapa grupp' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kyla i väster');
  await expect(page.getByText('Total förbrukning')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kyllager Rosenlund' })).toBeVisible();
});

test.describe('a group', () => {
  // The name is taken at first.
  test.use({ expectedConsole: /status of 422/ });

  test('ux 36: is changed, and removed only after a question', async ({ openAs }) => {
    const page = await openAs(anna, '/groups');
    await page.getByRole('link', { name: 'Skapa grupp' }).click();
    await page.getByRole('button', { name: 'Skapa grupp' }).click();
    await expect(page.getByText('Ange ett namn på gruppen.').first()).toBeVisible();
    await expect(page.getByText('Välj minst en anläggning.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Namn' }).fill('Butiker');
    await page.getByRole('button', { name: 'Lägg till alla' }).click();
    await check(page.getByRole('checkbox', { name: 'Lägg till som favorit' }));
    await page.getByRole('button', { name: 'Skapa grupp' }).click();
    await expect(page.getByText('Det finns redan en grupp med det namnet.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Namn' }).fill('Hela Norrviken');
    await page.getByRole('button', { name: 'Skapa grupp' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hela Norrviken');
    await expect(page.getByRole('button', { name: 'Favorit: Hela Norrviken' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('link', { name: 'Redigera' }).click();
    await page.getByRole('textbox', { name: /Beskrivning/ }).fill('Alla fjorton');
    await page.getByRole('link', { name: 'Avbryt' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('button', { name: 'Spara ändringar' }).click();
    await expect(page.getByText('Alla fjorton')).toBeVisible();

    await page.getByRole('button', { name: 'Mer för Hela Norrviken' }).click();
    await page.getByRole('menuitem', { name: 'Ta bort' }).click();
    const question = page.getByRole('alertdialog', { name: 'Ta bort gruppen Hela Norrviken?' });
    await question.getByRole('button', { name: 'Ta bort gruppen' }).click();
    await expect(page.getByText('Gruppen Hela Norrviken är borttagen')).toBeVisible();
    await expect(page).toHaveURL(/\/groups$/);
    await expect(page.getByRole('link', { name: 'Hela Norrviken' })).toBeHidden();
  });
});

test('who may only view follows a group on a phone', async ({ openAs }) => {
  const page = await openAs(erik, '/groups');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Skapa grupp' })).toBeHidden();
  await page.getByRole('link', { name: /Lager och terminaler/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lager och terminaler');
  await expect(page.getByText('Total förbrukning')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mer för Lager och terminaler' })).toBeHidden();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});
