import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { permissionsOfFeature } from '@vinrod/api-client/features';
import { freePort } from '../../tooling/free-port.ts';
import { repositoryRoot } from '../../tooling/repository.ts';
import { moveTo, settled, storedSession } from '../page-state.ts';
import { linksOf } from '../page-links.ts';
import { signedInPages } from '../portal-pages.ts';
import { administrator, anna, demoPassword, expect, signIn, test } from '../portal-test.ts';

/** Every part that `config.json` can leave out. */
const nothing = Object.fromEntries(Object.keys(permissionsOfFeature).map((name) => [name, false]));

/** Pages of parts that are left out. */
const gone = /^\/(?:invoices|certificate|contact-el|analytics|environment\/residual-mix)(?:\?|$)/;

/** Starts the server of the guide and waits until it answers. */
async function serveStatically(
  port: number,
  apiRoot: string,
  features: Readonly<Record<string, unknown>> = {},
): Promise<ChildProcess> {
  const child = spawn('node', [join(repositoryRoot, 'docs/guides/static-portal.mjs')], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port), API_ROOT: apiRoot, FEATURES: JSON.stringify(features) },
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

    const document = await page.goto(`${origin}/invoices`);
    expect(document?.headers()['link']).toMatch(/InvoicesScreen-\S+>; rel=modulepreload; crossorigin/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fakturor');
    await expect(page.getByRole('grid', { name: 'Fakturor' }).getByRole('row').nth(1)).toBeVisible();
  });

  for (const [who, kind] of [
    [anna, 'customer'],
    [administrator, 'staff'],
  ] as const)
    test(`shows ${kind === 'customer' ? 'a customer' : 'staff'} nothing of the parts that config.json leaves out`, async ({
      page,
      ownPortal,
    }) => {
      test.setTimeout(240_000);
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      await ownPortal.resume(0, { settings: { ALLOWED_ORIGINS: origin } });
      server = await serveStatically(port, `${ownPortal.url}/api`, nothing);
      await signIn(page, ownPortal, who, demoPassword, origin);

      const pages = Object.values(await signedInPages(ownPortal.url, await storedSession(page), kind));
      expect(pages.filter((address) => gone.test(address)).length).toBeGreaterThan(3);
      for (const address of pages) {
        await moveTo(page, address);
        await settled(page);
        await expect
          .soft(page.getByText('Sorry, you are not authorized to access this page.'), address)
          .toHaveCount(gone.test(address) ? 1 : 0);
        const leading = (await linksOf(page)).filter((link) => gone.test(link) && link !== address);
        expect.soft(leading, address).toEqual([]);
        await expect
          .soft(page.getByRole('button', { name: /^Visa som (?:koncern|användare)/ }), address)
          .toHaveCount(0);
      }

      // What the back end finds all the same is not shown.
      await page.keyboard.press('Control+K');
      const found = page.waitForResponse(/\/v1\/search/);
      await page.getByRole('dialog').getByRole('searchbox').fill('4100');
      expect(await (await found).text()).toContain('"kind":"invoice"');
      await settled(page);
      await expect(page.getByRole('menuitem', { name: /^4100/ })).toHaveCount(0);
    });

  test.describe('whose config.json names a part that there is not', () => {
    test.use({ expectedConsole: /config.json/ });

    test('says so in the console, and is the 500 page', async ({ page, ownPortal }) => {
      const port = await freePort();
      server = await serveStatically(port, `${ownPortal.url}/api`, { games: false });
      const problem = page.waitForEvent('pageerror');
      await page.goto(`http://127.0.0.1:${port}`);
      expect((await problem).message).toContain(
        '"features.games" is no part of the portal; those are invoices,',
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Något gick fel');
    });
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
