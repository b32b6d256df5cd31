import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../tooling/free-port.ts';
import { repositoryRoot } from '../../tooling/repository.ts';
import { anna, demoPassword, expect, signIn, test } from '../portal-test.ts';

/** Starts the server of the guide and waits until it answers. */
async function serveStatically(port: number, apiRoot: string): Promise<ChildProcess> {
  const child = spawn('node', [join(repositoryRoot, 'docs/guides/static-portal.mjs')], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port), API_ROOT: apiRoot },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

test.describe('adoption W2: the built portal on an origin of its own (docs/guides/own-back-end.md)', () => {
  let server: ChildProcess | undefined;

  test.afterEach(() => {
    server?.kill();
    server = undefined;
  });

  test('signs in to a back end elsewhere, and its pages can be reloaded', async ({ page, ownPortal }) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await ownPortal.resume(0, { settings: { ALLOWED_ORIGINS: origin } });
    server = await serveStatically(port, `${ownPortal.url}/api`);

    await signIn(page, ownPortal, anna, demoPassword, origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('God morgon, Anna');

    await page.goto(`${origin}/invoices`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fakturor');
    await expect(page.getByRole('grid', { name: 'Fakturor' }).getByRole('row').nth(1)).toBeVisible();
  });

  test.describe('of an origin that is not named', () => {
    test.use({ expectedConsole: /blocked by CORS policy|net::ERR_FAILED/ });

    test('does not get in', async ({ page, ownPortal }) => {
      const port = await freePort();
      server = await serveStatically(port, `${ownPortal.url}/api`);
      await page.goto(`http://127.0.0.1:${port}`);
      const answered = await page.evaluate(
        (address) => fetch(address).then(String, (error: unknown) => String(error)),
        `${ownPortal.url}/api/health`,
      );
      expect(answered).toContain('Failed to fetch');
    });
  });
});
