import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { needs } from '../journey-brand.ts';
import { administrator, expect, support, test } from '../portal-test.ts';

needs('expertSuggestions', 'timeReport');

const report = '/analytics?report=hour';

/** The report needs one corporate group, and staff start with all. */
async function selectCorporateGroup(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sök koncern' }).click();
  await page.getByRole('option', { name: /^Björkhaga Fastigheter/ }).click();
}

test('an expert has the month examined, signs a proposal, writes one, follows it up and takes it away', async ({
  openAs,
}) => {
  const page = await openAs(administrator, report);
  await selectCorporateGroup(page);
  const section = page.getByRole('region', { name: 'Expertens förslag' });
  await page.getByRole('button', { name: 'Ta fram förslag' }).click();
  await expect(page.getByText(/förslag ur mätvärdena$|Inga nya förslag för månaden/)).toBeVisible();

  const accept = page.getByRole('button', { name: /^Godkänn förslaget/ }).first();
  await expect(accept).toBeVisible();
  await accept.click();
  await expect(page.getByText('Förslaget är godkänt')).toBeVisible();

  await page.getByRole('button', { name: 'Skriv förslag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skriv förslag' });
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog.getByText('Skriv en rubrik.').first()).toBeVisible();
  await dialog.getByLabel('Rubrik').fill('Släck skyltarna på natten');
  await dialog.getByLabel('Förslag', { exact: true }).fill('Skyltarna lyser hela dygnet.');
  await dialog.getByRole('textbox', { name: 'Möjlig besparing, kronor' }).fill('99000000');
  await dialog.getByRole('button', { name: /Prioritet$/ }).click();
  await page.getByRole('option', { name: 'Hög' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Skriv förslag' }).click();
  await expect(dialog.getByText('Här är det du hade skrivit')).toBeVisible();
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Förslaget är sparat')).toBeVisible();

  const showAll = page.getByRole('button', { name: /^Visa alla/ });
  if (await showAll.isVisible()) await showAll.click();
  const item = page.getByRole('listitem').filter({ hasText: 'Släck skyltarna på natten' });
  await item.getByRole('button', { name: /Uppföljning$/ }).click();
  await page.getByRole('option', { name: 'Påbörjat' }).click();
  await expect(item.getByRole('button', { name: 'Påbörjat Uppföljning' })).toBeVisible();
  await item.getByRole('button', { name: 'Redigera förslaget Släck skyltarna på natten' }).click();
  const editing = page.getByRole('dialog', { name: 'Redigera förslag' });
  await editing.getByLabel('Rubrik').fill('Släck skyltarna efter stängning');
  await editing.getByRole('button', { name: 'Spara' }).click();
  await expect(editing).toBeHidden();
  await page.getByRole('button', { name: 'Ta bort förslaget Släck skyltarna efter stängning' }).click();
  await page.getByRole('button', { name: 'Ta bort förslaget', exact: true }).click();
  await expect(page.getByText('Förslaget är borttaget')).toBeVisible();
  await expect(page.getByText('Släck skyltarna efter stängning')).toBeHidden();
  await expect(section).toBeVisible();
});

test('staff who may change nothing read suggestions only', async ({ openAs }) => {
  const page = await openAs(support, report);
  await selectCorporateGroup(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Expertens förslag' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv förslag' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Godkänn/ })).toBeHidden();
});
