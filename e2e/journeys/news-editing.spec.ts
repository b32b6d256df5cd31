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
  const publish = page.getByRole('button', { name: 'Publicera', exact: true });
  await publish.click();
  const question = page.getByRole('alertdialog', { name: 'Publicera för alla kunder?' });
  await expect(question).toContainText(/Kunderna i \d+ koncerner ser den\. Den syns direkt\./);
  await expect(question.getByRole('heading', { name: 'Vinterns effekttoppar' })).toBeVisible();
  await expect(question.getByRole('img', { name: 'Ett hus i snö' })).toBeVisible();
  await question.getByRole('button', { name: 'Publicera nyheten' }).click();
  const toast = page.getByRole('alertdialog', { name: 'Nyheten är publicerad' });
  await expect(toast.getByRole('button', { name: 'Avpublicera' })).toBeVisible();
  await expect(publish).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Visa nyheten' })).toBeVisible();
  await toast.getByRole('link', { name: 'Visa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vinterns effekttoppar');

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

test('ux 31: publishing can be undone at once, and is done once however often it is pressed', async ({
  openAs,
  browser,
  portal,
  sessionOf,
}) => {
  const page = await openAs(administrator, '/news/create-news');
  const saves: string[] = [];
  page.on('request', (request) => {
    if (['POST', 'PATCH'].includes(request.method()) && request.url().includes('/api/v1/news/'))
      saves.push(request.method());
  });
  await page.getByRole('textbox', { name: 'Rubrik' }).fill('Ångrad nyhet');
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  // A heading alone is refused before anything is asked.
  await expect(
    page.getByText('Skriv en ingress eller en text innan nyheten publiceras.').first(),
  ).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Ingress' }).fill('Den gick ut för tidigt.');
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(saves).toEqual([]);
  await page.getByRole('button', { name: 'Publicera', exact: true }).click();
  await page.getByRole('button', { name: 'Publicera nyheten' }).dblclick();
  const toast = page.getByRole('alertdialog', { name: 'Nyheten är publicerad' });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redigera nyhet');
  expect(saves).toEqual(['POST']);
  await toast.getByRole('button', { name: 'Avpublicera' }).click();
  await expect(page.getByText('Nyheten är avpublicerad')).toBeVisible();
  await expect(page.getByText('Arkiverad', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Den gick ut för tidigt.');

  const reading = await browser.newContext({ storageState: await sessionOf(anna) });
  const reader = await reading.newPage();
  await reader.goto(`${portal.url}/overview/published-news`);
  await expect(reader.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(reader.getByText('Ångrad nyhet')).toHaveCount(0);
  await reading.close();

  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await page.getByRole('button', { name: 'Ta bort nyheten' }).click();
  await expect(page.getByText('Nyheten är borttagen')).toBeVisible();
});

test.describe('when publishing fails', () => {
  test.use({ expectedConsole: /500/ });

  test('the question stays with the error, and can be answered again', async ({ openAs }) => {
    const page = await openAs(administrator, '/news/create-news');
    let failures = 0;
    await page.route(
      (url) => url.pathname === '/api/v1/news/',
      (route) => {
        if (route.request().method() !== 'POST' || failures > 0) return route.continue();
        failures += 1;
        return route.fulfill({
          status: 500,
          json: { type: 'non_field_error', details: { message: 'Nyheten kunde inte sparas.' } },
        });
      },
    );
    await page.getByRole('textbox', { name: 'Rubrik' }).fill('Andra försöket');
    await page.getByRole('textbox', { name: 'Ingress' }).fill('Inget gick förlorat.');
    await page.getByRole('button', { name: 'Publicera', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Publicera för alla kunder?' });
    await question.getByRole('button', { name: 'Publicera nyheten' }).click();
    await expect(question.getByRole('alert')).toContainText('Nyheten kunde inte sparas.');
    await question.getByRole('button', { name: 'Publicera nyheten' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Nyheten är publicerad' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Inget gick förlorat.');
    await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
    await page.getByRole('button', { name: 'Ta bort nyheten' }).click();
    await expect(page.getByText('Nyheten är borttagen')).toBeVisible();
  });
});
