import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { axeFindings } from '../axe-findings.ts';
import { repositoryRoot } from '../../tooling/repository.ts';
import { needs } from '../journey-brand.ts';
import { anna, expect, signIn, test } from '../portal-test.ts';
import type { RunningPortal } from '../running-portal.ts';

needs('invoices', 'certificates');

/** Corrects two quarters of a site in an invoiced month and in a certified year, as the supplier would. */
async function correct(portal: RunningPortal): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-corrections-'));
  const file = join(folder, 'corrections.csv');
  const site = 'Butik Stortorget 4';
  writeFileSync(
    file,
    [
      'site,timestamp,kwh',
      ...['2024-03-05', '2026-10-06'].flatMap((day) =>
        ['00', '15'].map((minute) => `${site},${day}T10:${minute}:00Z,500`),
      ),
      '',
    ].join('\n'),
  );
  await portal.stop();
  await promisify(execFile)(
    'node',
    [
      '--conditions=vinrod-source',
      '--disable-warning=ExperimentalWarning',
      'apps/api/src/cli.ts',
      'import-values',
      file,
      '--corporate-group',
      'Norrviken Livs',
    ],
    { cwd: repositoryRoot, env: { ...process.env, ...portal.environment } },
  );
  await portal.resume(5);
  rmSync(folder, { recursive: true });
}

test('intake 5: an invoice and a certificate say that their values have changed since', async ({
  page,
  ownPortal,
}) => {
  test.setTimeout(120_000);
  await signIn(page, ownPortal, anna);
  const main = page.getByRole('main');
  const october = main
    .getByRole('row')
    .filter({ hasText: 'Norrviken Butik AB' })
    .filter({ hasText: /okt(ober)? 2026/ });
  const panel = page.getByRole('complementary', { name: /^\d{10}$/ });
  const openInvoice = async (): Promise<void> => {
    await page.goto(`${ownPortal.url}/invoices`);
    await october.getByRole('link').first().click();
    await expect(panel.getByText('OCR-nummer')).toBeVisible();
  };
  await openInvoice();
  await expect(panel.getByText('Värden har ändrats sedan dess')).toHaveCount(0);

  await correct(ownPortal);
  await openInvoice();
  await expect(panel.getByText('Värden har ändrats sedan dess')).toBeVisible();
  await expect(
    panel.getByText(
      /^Fakturan räknades på [\d\u00A0]+\u00A0kWh\. Mätvärdena är nu [\d\u00A0]+\u00A0kWh, \+\d+\u00A0kWh\. Ett dygn .* 6 oktober 2026\.$/,
    ),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${ownPortal.url}/certificate`);
  const certificate = main
    .getByRole('row')
    .filter({ hasText: 'Norrviken Butik AB' })
    .filter({ hasText: '2024' });
  const mark = certificate.getByRole('button', { name: /Värden har ändrats sedan dess/ });
  await expect(mark).toBeVisible();
  await expect(main.getByRole('button', { name: /Värden har ändrats sedan dess/ })).toHaveCount(1);
  await mark.click();
  await expect(page.getByText(/^Certifikatet räknades på .* Ett dygn .* 5 mars 2024\.$/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
});
