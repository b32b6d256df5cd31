import { axeFindings } from '../axe-findings.ts';
import { administrator, anna, expect, support, test } from '../portal-test.ts';
import { widePicture } from '../wide-picture.ts';

test('staff write, illustrate and publish a news item, which customers then read', async ({
  openAs,
  browser,
  portal,
  sessionOf,
}) => {
  const page = await openAs(administrator, '/news');
  await page.getByRole('link', { name: 'Skapa nyhet' }).click();
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(page.getByText('Skriv en rubrik.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Rubrik' }).fill('Vinterns effekttoppar');
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Så håller ni nere effekten i januari.');
  await page.getByRole('textbox', { name: 'Brödtext' }).click();
  await page.keyboard.type('Starta ventilationen i steg.');

  await page.reload();
  await expect(page.getByText('Här är det du hade skrivit')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Rubrik' })).toHaveValue('Vinterns effekttoppar');
  await page.getByRole('button', { name: 'Spara utkast' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redigera nyhet');

  const picture = { name: 'vinter.png', mimeType: 'image/png', buffer: await widePicture(page) };
  await page.locator('input[type=file]').last().setInputFiles(picture);
  const crop = page.getByRole('dialog', { name: 'Beskär bilden' });
  await crop.getByText('Slutet').click();
  await crop.getByRole('button', { name: 'Använd bilden' }).click();
  await expect(crop.getByText(/Skriv vad bilden visar. Beskrivningen behövs/)).toBeVisible();
  await crop.getByRole('textbox', { name: /^Bildbeskrivning/ }).fill('Ett hus i snö');
  await crop.getByRole('button', { name: 'Använd bilden' }).click();
  await expect(page.locator('img[src^="/media/news/"]').first()).toBeVisible();

  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await expect(page.getByText('Nyheten är publicerad')).toBeVisible();

  const reading = await browser.newContext({ storageState: await sessionOf(anna) });
  const reader = await reading.newPage();
  await reader.goto(`${portal.url}/overview/published-news`);
  await reader.getByRole('link', { name: 'Vinterns effekttoppar' }).click();
  await expect(reader.getByText('Starta ventilationen i steg.')).toBeVisible();
  await expect(reader.getByRole('img', { name: 'Ett hus i snö' })).toBeVisible();
  await reading.close();

  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await page.getByRole('button', { name: 'Ta bort nyheten' }).click();
  await expect(page.getByText('Nyheten är borttagen')).toBeVisible();
});

test('staff who may only view find no way to change news', async ({ openAs }) => {
  const page = await openAs(support, '/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hantera nyheter');
  await expect(page.getByRole('link', { name: 'Skapa nyhet' })).toHaveCount(0);
});
