import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath } from '../../../tooling/programs/browser.ts';
import { bundle } from './bundle.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Draw each frame at once, so that times show work and not the wait for the next 60th of a second.
  '--disable-gpu-vsync',
  '--disable-frame-rate-limit',
];

/** Starts Debian's Chromium. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args });
}

const frame = 'body { margin: 0 } .container { block-size: 700px; overflow: auto }';

/**
 * Opens a page with one library on it.
 *
 * @param entry - path of the page's source
 * @throws Error when the page reports one
 */
export async function openPage(browser: Browser, entry: string): Promise<Page> {
  const { scripts, css } = await bundle({ entryPoints: [entry] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => process.stderr.write(`${entry}: ${error.message}\n`));
  const html = `<!doctype html><html lang="sv"><title>Bench</title><style>${frame}</style><style>${css}</style>`;
  // On an origin of its own: about:blank has no storage.
  await page.route('http://bench.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('http://bench.localhost/');
  await page.addScriptTag({ type: 'module', content: scripts[0]?.text ?? '' });
  // A module runs after its tag is inserted.
  await page.waitForFunction(() => globalThis.tablePage !== undefined || globalThis.treePage !== undefined);
  return page;
}
