import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { exampleCaddy } from '../../tooling/assemble/example-caddy.ts';
import { exampleNginx } from '../../tooling/assemble/example-nginx.ts';
import { settled } from '../page-state.ts';
import { anna, demoPassword, expect, signIn, test } from '../portal-test.ts';

/** What is loaded only when the data of the page ask for it, or once the page is drawn: toasts, and calendars of its fields. */
const afterwards = /\/(?:GroupChoices|ToastList|CalendarMonth\.css|day-calendars)-/;

/** What a browser loaded for a page, by path, in the order in which it asked. */
async function loaded(page: Page, go: () => Promise<unknown>): Promise<ReadonlyMap<string, Response>> {
  const found = new Map<string, Response>();
  const note = (response: Response): void => {
    found.set(new URL(response.url()).pathname, response);
  };
  page.on('response', note);
  await go();
  await settled(page);
  page.off('response', note);
  return found;
}

for (const proxy of [exampleNginx, exampleCaddy]) {
  test.describe(`the built portal behind ${proxy.name}, with the example file`, () => {
    test.skip(!proxy.isThere, `What ${proxy.name} takes is not there and cannot be installed.`);
    test.use({ ignoreHTTPSErrors: true });

    const place = mkdtempSync(join(tmpdir(), 'vinrod-front-door-'));
    let running: ChildProcess | undefined;

    test.afterAll(() => {
      running?.kill();
      rmSync(place, { recursive: true, force: true });
    });

    test('comes by HTTP/2, compressed and kept; a deep link names all that its page needs', async ({
      page,
      portal,
    }) => {
      const front = await proxy.start(place, Number(new URL(portal.url).port));
      running = front.process;
      const origin = `https://localhost:${front.secure}`;
      await signIn(page, portal, anna, demoPassword, origin);

      const files = await loaded(page, () => page.goto(`${origin}/analytics`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const versions = await Promise.all([...files.values()].map((response) => response.httpVersion()));
      expect(new Set(versions)).toEqual(new Set(['HTTP/2.0']));

      const document = await files.get('/analytics')?.text();
      const scripts = [...files.keys()].filter((path) => path.endsWith('.js') && path.startsWith('/assets/'));
      expect(scripts.length).toBeGreaterThan(5);
      expect(
        scripts.filter((path) => document?.includes(`"${path}"`) !== true && !afterwards.test(path)),
        'scripts that are found only through another',
      ).toEqual([]);

      // Those that it has from the sign-in and asks for again are answered with 304.
      const sent = [...scripts, ...[...files.keys()].filter((name) => name.endsWith('.css'))].filter(
        (path) => files.get(path)?.status() === 200,
      );
      for (const path of sent) {
        const headers = files.get(path)?.headers() ?? {};
        // A smaller file is not worth it.
        const isLarge = ((await files.get(path)?.body())?.length ?? 0) > 1024;
        expect.soft([path, headers['content-encoding']]).toEqual([path, isLarge ? 'br' : undefined]);
        expect.soft(headers['etag'], path).toMatch(/^"/);
        if (path.startsWith('/assets/'))
          expect.soft(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
      }
      expect(files.get('/analytics')?.headers()['content-encoding']).toMatch(/^(?:br|gzip)$/);

      const icon = files.get('/icon.svg') ?? (await page.request.get(`${origin}/icon.svg`));
      const tag = icon.headers()['etag'] ?? '';
      const asked = await page.request.get(`${origin}/icon.svg`, { headers: { 'If-None-Match': tag } });
      expect([tag.startsWith('"'), asked.status()]).toEqual([true, 304]);
    });
  });
}
