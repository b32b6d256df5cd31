import { readFileSync } from 'node:fs';
import { axeFindings } from '../axe-findings.ts';
import { administrator, erik, expect, test } from '../portal-test.ts';

test('security M5: staff find a failed sign-in in the log and take it with them as a file', async ({
  openAs,
  portal,
}) => {
  const tried = await fetch(`${portal.url}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: erik, password: 'Not-the-password-1' }),
  });
  expect(tried.status).toBe(401);

  const page = await openAs(administrator, '/users/internal-users?view=log');
  await page.getByRole('button', { name: 'Alla händelser' }).click();
  await page.getByRole('menuitemradio', { name: 'Misslyckad inloggning' }).click();
  await page.getByRole('button', { name: 'Alla utfall' }).click();
  await page.getByRole('menuitemradio', { name: 'Misslyckades' }).click();
  await page.getByRole('textbox', { name: 'Från och med' }).fill('2026-11-20');
  await page.getByRole('textbox', { name: 'Till och med' }).fill('2026-11-20');
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Sök namn eller åtgärd' }).fill('Erik');
  await expect(page).toHaveURL(
    /event=sign_in_failed.*outcome=failed.*start_date=2026-11-20&end_date=2026-11-20.*search=Erik/,
  );
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Erik Sandell' }).first();
  await expect(row).toContainText('Misslyckades');
  await expect(row).toContainText('fel lösenord');
  await expect(row).toContainText('127.0.0.1');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Ladda ner' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /csv/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Händelselogg.*\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain('Misslyckad inloggning;Misslyckades');
});
