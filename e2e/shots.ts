import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { journeyNow, startApi, stopApi } from './api-process.ts';
import { chromiumPath } from '../tooling/programs/browser.ts';
import { browserArguments } from './browser.ts';
import { codeIn, mailsAfter } from './demo-mailbox.ts';
import { storyGroups } from './storybook.ts';
import { freePort } from '../tooling/free-port.ts';
import { serveStatic } from '../tooling/serve-static.ts';

const folder = fileURLToPath(new URL('../shots/', import.meta.url));
const widths = [390, 1024, 1440] as const;
const themes = ['light', 'dark'] as const;
const publicRoutes = {
  'logga-in': '/',
  'aterstall-losenord': '/reset-password',
  'valj-nytt-losenord': '/reset-password/exempel',
  'sidan-hittades-inte': '/saknas',
};
const signedInRoutes = {
  oversikt: '/overview',
  nyheter: '/overview/published-news',
  analys: '/analytics',
  'sidan-hittades-inte-inloggad': '/overview/saknas',
};

type Theme = (typeof themes)[number];

function sizeOf(width: number): { width: number; height: number } {
  return { width, height: width < 768 ? 844 : 900 };
}

function contextOptions(width: number, theme: Theme): BrowserContextOptions {
  return {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    colorScheme: theme,
    viewport: sizeOf(width),
    reducedMotion: 'reduce',
  };
}

async function shoot(page: Page, name: string, width: number, theme: Theme): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true });
}

async function shootPortal(browser: Browser, url: string): Promise<void> {
  const first = await browser.newContext(contextOptions(1440, 'light'));
  const page = await first.newPage();
  await page.clock.install({ time: new Date(journeyNow) });
  await page.goto(url);
  await page.getByLabel('E-post').fill('anna@norrviken.example');
  await page.getByLabel('Lösenord', { exact: true }).fill('Vinrod-demo-2026');
  await page.locator('form button[type="submit"]').first().click();
  await page.getByLabel('Engångskod').waitFor();
  const codePath = new URL(page.url()).pathname;
  await page.getByLabel('Engångskod').fill(codeIn((await mailsAfter(url, 'anna@norrviken.example', 0))[0]));
  const confirm = page.getByRole('button', { name: 'Bekräfta' });
  if (await confirm.isVisible()) await confirm.click();
  await page.waitForURL('**/overview');
  const article = page.locator('a[href^="/overview/published-news/"]').first();
  const articlePath = (await article.getAttribute('href')) ?? '/overview/published-news';
  const storageState = await first.storageState();
  await first.close();

  for (const theme of themes) {
    for (const width of widths) {
      for (const [routes, state] of [
        [{ ...publicRoutes, engangskod: codePath }, undefined],
        [{ ...signedInRoutes, nyhet: articlePath }, storageState],
      ] as const) {
        const context = await browser.newContext({
          ...contextOptions(width, theme),
          ...(state === undefined ? {} : { storageState: state }),
        });
        const tab = await context.newPage();
        await tab.clock.install({ time: new Date(journeyNow) });
        for (const [name, path] of Object.entries(routes)) {
          await tab.goto(`${url}${path}`);
          await shoot(tab, name, width, theme);
        }
        await context.close();
      }
    }
  }
}

async function shootStories(browser: Browser): Promise<void> {
  const storybook = await serveStatic('storybook-static');
  const groups = await storyGroups(storybook.url);
  for (const theme of themes) {
    const context = await browser.newContext(contextOptions(1440, theme));
    const page = await context.newPage();
    for (const group of groups) {
      await page.goto(`${storybook.url}${group.path}&globals=theme:${theme}`);
      // Loading a page of stories takes longer than resizing it.
      for (const width of widths) {
        await page.setViewportSize(sizeOf(width));
        await shoot(page, `story-${group.name}`, width, theme);
      }
    }
    await context.close();
  }
  await storybook.close();
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const dataFolder = mkdtempSync(join(tmpdir(), 'vinrod-shots-'));
const port = await freePort();
const api = await startApi({ port, dataFolder, now: journeyNow });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: browserArguments,
});
try {
  await shootPortal(browser, `http://127.0.0.1:${port}`);
  if (process.env['BRAND_FOLDER'] === undefined) await shootStories(browser);
} finally {
  await browser.close();
  await stopApi(api);
  rmSync(dataFolder, { recursive: true, force: true });
}
