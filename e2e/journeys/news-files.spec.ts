import type { Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { administrator, expect, test } from '../portal-test.ts';
import { widePicture } from '../wide-picture.ts';

const plan = { name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from('Dag;kWh\r\n1;2\r\n') };
const list = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from('Dag;kWh\r\n3;4\r\n') };

const isCreate = (request: { method(): string; url(): string }): boolean =>
  request.method() === 'POST' && request.url().endsWith('/api/v1/news/');

/** Counts the requests to create news items. */
function countCreates(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCreate(request)) count += 1;
  });
  return () => count;
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await page.getByRole('button', { name: 'Ta bort nyheten' }).click();
  await expect(page.getByText('Nyheten är borttagen')).toBeVisible();
}

test.describe('figures 17: files of a news item that nobody has saved', () => {
  test('figures 17: are stored at once, as one draft, and what is typed stays typed', async ({ openAs }) => {
    const page = await openAs(administrator, '/news/create-news');
    const creates = countCreates(page);
    await page.getByRole('textbox', { name: 'Rubrik' }).fill('Med bilagor från början');
    await page.locator('input[type=file]').first().setInputFiles([plan, list]);
    await expect(page.getByRole('link', { name: 'plan.csv' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'lista.csv' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skapa nyhet');
    await expect(page.getByRole('textbox', { name: 'Rubrik' })).toHaveValue('Med bilagor från början');
    await page.getByRole('textbox', { name: 'Ingress' }).fill('Skrivet efteråt.');

    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: 'bild.png',
        mimeType: 'image/png',
        buffer: await widePicture(page),
      });
    const crop = page.getByRole('dialog', { name: 'Beskär bilden' });
    await crop.getByRole('textbox', { name: /^Bildbeskrivning/ }).fill('En mörk rektangel');
    await crop.getByRole('button', { name: 'Använd bilden' }).click();
    await expect(page.locator('img[src^="/media/news/"]').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    // A reload restores the draft, including text typed after its first file.
    await page.reload();
    await expect(page.getByText('Här är det du hade skrivit')).toBeVisible();
    await expect(page.getByRole('link', { name: 'plan.csv' })).toBeVisible();
    await page.getByRole('button', { name: 'Spara utkast' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redigera nyhet');
    await expect(page.getByRole('textbox', { name: 'Ingress' })).toHaveValue('Skrivet efteråt.');
    await expect(page.getByRole('link', { name: 'lista.csv' })).toBeVisible();
    expect(creates()).toBe(1);
    await remove(page);
    await expect(page.getByText('Med bilagor från början')).toHaveCount(0);
  });

  test.describe('when the first save fails', () => {
    test.use({ expectedConsole: /500/ });

    test('figures 17: can be tried again, and leave nothing behind when nothing is written', async ({
      openAs,
    }) => {
      const page = await openAs(administrator, '/news/create-news');
      const creates = countCreates(page);
      await page.route(
        (url) => url.pathname === '/api/v1/news/',
        (route) =>
          isCreate(route.request()) && creates() === 1
            ? route.fulfill({ status: 500, json: { type: 'non_field_error', details: { message: 'Fel.' } } })
            : route.continue(),
      );
      await page.locator('input[type=file]').first().setInputFiles(plan);
      await page.getByRole('button', { name: /^Försök igen/ }).click();
      await expect(page.getByRole('link', { name: 'plan.csv' })).toBeVisible();
      expect(creates()).toBe(2);

      const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await page.getByRole('link', { name: 'Hantera nyheter' }).first().click();
      await page.getByRole('button', { name: 'Lämna utan att spara' }).click();
      expect((await removed).ok()).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hantera nyheter');
      await expect(page.getByRole('link', { name: 'Utan rubrik' })).toHaveCount(0);
    });
  });
});
