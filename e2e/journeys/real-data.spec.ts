import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../tooling/repository.ts';
import { expect, signIn, test } from '../portal-test.ts';

const file = join(repositoryRoot, '../shared/data/load_cambridge/hourly_2021_2023.csv.gz');

test('sixty real buildings are imported and drawn', async ({ page, ownPortal }) => {
  test.setTimeout(180_000);
  test.skip(!existsSync(file), 'The real building data lie outside the repository and are absent here.');
  await ownPortal.stop();
  const imported = await promisify(execFile)(
    'node',
    [
      '--conditions=vinrod-source',
      '--disable-warning=ExperimentalWarning',
      'apps/api/src/cli.ts',
      'import-values',
      file,
      '--corporate-group',
      'Universitetshusen',
      '--timezone',
      'UTC',
      '--create',
    ],
    { cwd: repositoryRoot, env: { ...process.env, ...ownPortal.environment } },
  );
  expect(imported.stdout).toContain('60');
  await ownPortal.resume();
  await signIn(page, ownPortal, 'admin@vinrod.example');
  await page.getByRole('link', { name: 'Analys', exact: true }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Sök koncern' }).click();
  await page.getByRole('option', { name: /Universitetshusen/ }).click();
  await page.getByRole('button', { name: 'Visa perioden med mätvärden' }).click();
  await expect(page.getByRole('figure').first().locator('svg path').first()).toBeVisible();
  await expect(page.getByText(/av 60/).first()).toBeVisible();
});
