import { expect, test } from '../portal-test.ts';

test('a developer reads an operation of the contract on the reference page, under its policy', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/api/docs#/System/getHealth`);
  // It draws two hundred operations, which takes a busy computer half a minute.
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('portalens API', { ignoreCase: true, timeout: 60_000 });
  await page.getByRole('button', { name: 'Try it out' }).press('Enter');
  await page.getByRole('button', { name: 'Execute' }).press('Enter');
  await expect(page.locator('.live-responses-table')).toContainText('"status": "ok"');
});
