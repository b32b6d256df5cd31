/** Pictures of a brand on every kind of page, as one HTML page: `node e2e/brand-preview.ts BRAND_FOLDER FILE.html`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { freePort } from '../tooling/free-port.ts';
import { chromiumPath } from '../tooling/programs/browser.ts';
import { journeyNow, startApi, stopApi } from './api-process.ts';
import { browserArguments } from './browser.ts';
import { codeIn, mailsAfter } from './demo-mailbox.ts';

const anna = 'anna@norrviken.example';

const themes: readonly (readonly [string, BrowserContextOptions])[] = [
  ['Ljust', { colorScheme: 'light' }],
  ['Mörkt', { colorScheme: 'dark' }],
  ['Hög kontrast', { colorScheme: 'light', contrast: 'more' }],
];

const publicPages = { 'Logga in': '/', 'Glömt lösenordet': '/reset-password' };

const signedInPages = {
  Översikt: '/overview',
  Analys: '/analytics',
  'Bolag och anläggningar': '/corporate-groups',
  Anläggningsgrupper: '/groups',
  Fakturor: '/invoices',
  Användare: '/users/customer-users',
  Roller: '/roles/customer-roles',
  Profil: '/profile',
  Felsida: '/overview/saknas',
  Mejl: '/dev/mail',
};

const size = { width: 1280, height: 800 };

async function picture(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const bytes = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

type Session = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

async function signIn(browser: Browser, url: string): Promise<Session> {
  const context = await browser.newContext({ locale: 'sv-SE', viewport: size });
  const page = await context.newPage();
  await page.clock.install({ time: new Date(journeyNow) });
  await page.goto(url);
  await page.getByLabel('E-post').fill(anna);
  await page.getByLabel('Lösenord', { exact: true }).fill('Vinrod-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  const field = page.getByLabel('Engångskod');
  await field.waitFor();
  const [mail] = await mailsAfter(url, anna, 0);
  await field.fill(codeIn(mail));
  const confirm = page.getByRole('button', { name: 'Bekräfta' });
  if (await confirm.isVisible()) await confirm.click();
  await page.waitForURL('**/overview');
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Pictures of one theme by page. */
async function shoot(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  session: Session,
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const [pages, state] of [
    [publicPages, undefined],
    [signedInPages, session],
  ] as const) {
    const context = await browser.newContext({
      ...options,
      locale: 'sv-SE',
      viewport: size,
      reducedMotion: 'reduce',
      ...(state === undefined ? {} : { storageState: state }),
    });
    const page = await context.newPage();
    await page.clock.install({ time: new Date(journeyNow) });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(`${url}${path}`);
      pictures.set(name, await picture(page));
    }
    await context.close();
  }
  return pictures;
}

function previewPage(columns: readonly (readonly [string, ReadonlyMap<string, string>])[]): string {
  const names = [...(columns[0]?.[1].keys() ?? [])];
  const rows = names.map((name) => {
    const cells = columns.map(
      ([theme, pictures]) => `<td><img src="${pictures.get(name) ?? ''}" alt="${name}, ${theme}"></td>`,
    );
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  });
  const heads = columns.map(([theme]) => `<th scope="col">${theme}</th>`).join('');
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><title>Profilen på alla sidor</title>
<style>body{font:16px system-ui,sans-serif;margin:16px}table{border-collapse:collapse;table-layout:fixed;width:100%}th,td{text-align:start;vertical-align:top;padding:8px}tr>:first-child{width:9em}img{width:100%;border:1px solid #999}</style>
</head><body><h1>Profilen på alla sidor</h1>
<table><thead><tr><td></td>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>
</body></html>
`;
}

const [brandFolder, file] = process.argv.slice(2);
if (brandFolder === undefined || file === undefined)
  throw new Error('Usage: node e2e/brand-preview.ts BRAND_FOLDER FILE.html');
const dataFolder = mkdtempSync(join(tmpdir(), 'vinrod-preview-'));
const port = await freePort();
const api = await startApi({ port, dataFolder, settings: { BRAND_FOLDER: brandFolder }, now: journeyNow });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: browserArguments });
try {
  const url = `http://127.0.0.1:${port}`;
  const signedIn = await signIn(browser, url);
  const columns: (readonly [string, ReadonlyMap<string, string>])[] = [];
  for (const [name, options] of themes) columns.push([name, await shoot(browser, url, options, signedIn)]);
  writeFileSync(file, previewPage(columns));
} finally {
  await browser.close();
  await stopApi(api);
  rmSync(dataFolder, { recursive: true, force: true });
}
