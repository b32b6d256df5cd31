import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { colorTracesIn, tracesIn } from '../../tooling/brand/traces.ts';
import { repositoryRoot } from '../../tooling/repository.ts';
import { run } from '../../tooling/run.ts';
import { axeFindings } from '../axe-findings.ts';
import { anna, expect, signIn, test } from '../portal-test.ts';
import { RunningPortal } from '../running-portal.ts';

const brands = [
  {
    name: 'gronsjovalla',
    supplier: 'Grönsjövalla Energi',
    title: 'Mina anläggningar',
    fill: 'rgb(11, 92, 63)',
    radius: '10px',
    promise: 'Kommunens el, öppet räknad.',
    companies: 'Förvaltningar och bolag',
    leftOut: 'Residualmix',
    terms: true,
  },
  {
    name: 'ragskar',
    supplier: 'Rågskär Kraft',
    title: 'Rågskär Kraft',
    fill: 'rgb(176, 74, 0)',
    radius: '0px',
    promise: 'Kraft när den behövs.',
    companies: 'Bolag och anläggningar',
    leftOut: 'Certifikat',
    terms: false,
  },
] as const;

/** People of the demo have addresses of its own supplier; they are data, and no brand of its customers. */
const demoPeople = /[\w.-]+@vinrod\.example/g;

/** What every colour of the theme comes to on a page. */
function usedColors(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const used = getComputedStyle(root);
    const names = Array.from(document.styleSheets)
      .flatMap((sheet) => Array.from(sheet.cssRules))
      .flatMap(({ cssText }) => cssText.match(/--vr-color-[\w-]+/g) ?? []);
    return [...new Set(names)].map((name) => `${name}: ${used.getPropertyValue(name)}`).join('\n');
  });
}

for (const brand of brands)
  test.describe(`adoption W1: in the brand ${brand.name}`, () => {
    const folder = join(repositoryRoot, '.cache/brand', `journey-${brand.name}`);
    let portal: RunningPortal;

    test.beforeAll(async () => {
      const file = join('brands', brand.name, 'vinrod.config.ts');
      const code = await run('pnpm', ['brand', 'build', file, folder], { stdio: 'ignore' });
      expect(code).toBe(0);
      portal = await RunningPortal.start(`brand-${brand.name}`, { settings: { BRAND_FOLDER: folder } });
    });

    test.afterAll(async () => {
      await portal.dispose();
      rmSync(folder, { recursive: true, force: true });
    });

    test('sign-in and the pages show the supplier, are accessible in every theme, and have no trace of Vinröd', async ({
      page,
    }) => {
      const sent = new Map<string, Promise<string>>();
      page.on('response', (response) => {
        if (/text|javascript|json|svg|xml/.test(response.headers()['content-type'] ?? ''))
          sent.set(
            response.url(),
            response.text().then(
              (text) => `${JSON.stringify(response.headers())}\n${text}`,
              () => '',
            ),
          );
      });
      await page.goto(`${portal.url}/`);
      await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible();
      await expect(page).toHaveTitle(`Logga in – ${brand.supplier}`);
      await expect(page.getByText(brand.promise)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Personuppgifter' })).toBeVisible();
      expect(await page.getByRole('link', { name: 'Användarvillkor' }).count()).toBe(brand.terms ? 1 : 0);
      const button = page.getByRole('button', { name: 'Logga in' });
      await expect(button).toHaveCSS('background-color', brand.fill);
      await expect(button).toHaveCSS('border-radius', brand.radius);
      for (const theme of ['light', 'dark', 'high-contrast']) {
        await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
        expect(await axeFindings(page), theme).toEqual([]);
        expect(colorTracesIn(await usedColors(page)), theme).toEqual([]);
      }

      await signIn(page, portal, anna);
      const menu = page.getByRole('navigation').first();
      await expect(menu.getByRole('link', { name: brand.companies })).toBeVisible();
      await expect(menu.getByRole('link', { name: brand.leftOut })).toHaveCount(0);
      for (const path of ['/overview', '/analytics', '/finns-inte']) {
        await page.goto(`${portal.url}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await axeFindings(page), path).toEqual([]);
        expect(tracesIn(await page.locator('body').innerText())).toEqual([]);
      }

      const traces: string[] = [];
      for (const [url, sending] of sent) {
        const text = (await sending).replaceAll(demoPeople, '');
        // What the portal is built of has our colours, in place of which a brand's are used.
        const colors = new URL(url).pathname.startsWith('/assets/') ? [] : colorTracesIn(text);
        for (const trace of [...tracesIn(text), ...colors]) traces.push(`${url}: ${trace}`);
      }
      expect([...sent.keys()].filter((url) => /\/media\//.test(url)).length).toBeGreaterThan(0);
      expect(sent.size).toBeGreaterThan(20);
      expect(traces).toEqual([]);
    });
  });
