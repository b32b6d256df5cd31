import { chromium, type Page, type Request } from 'playwright-core';

import { browserArguments } from '../../../e2e/browser.ts';
import { chromiumPath } from '../../../tooling/programs/browser.ts';
import { signInToPortal } from '../portal/demo-portal.ts';
import type { Kind } from './people.ts';

/** Lists of what is somebody's own, which others like them may not open. */
const own: readonly string[] = ['/groups'];

/** A page as it is named for everybody: without ids, and of its query only the report. */
function nameOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const report = searchParams.get('report');
  const path = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
  return report === null ? path : `${path}, ${report}`;
}

/** A page of the portal, with the calls that the browser makes for it. */
export interface RecordedPage {
  readonly name: string;
  /** Paths with their queries. */
  readonly calls: readonly string[];
}

/** Addresses that are asked for beside those of the menu. */
const reports = ['month', 'hour', 'changes'].map((report) => `/analytics?report=${report}`);

/** A page to which no sign-in leads. */
const elsewhere = '/contact-el';

/** The first link of a table, which leads one step down. */
const inTable = 'main [role="grid"] a[href^="/"], main [role="treegrid"] a[href^="/"]';

/** How long a page may take to get its data, milliseconds: what is timed comes later. */
const patience = 120_000;

/** For how long nothing is asked for and nothing unanswered before a page has all it needs, milliseconds. */
const quiet = 1500;

/** Waits until a page has its heading and its data, and asks for nothing more. */
async function settle(
  page: Page,
  state: { readonly pending: number; readonly latest: number },
): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('[aria-busy=true]') === null,
  );
  while (state.pending > 0 || performance.now() - state.latest < quiet) await page.waitForTimeout(50);
}

/** Goes to a page as a link leads there, within the portal: what is known already is not asked for as by a page that is loaded. */
async function visit(page: Page, address: string): Promise<readonly string[]> {
  const isOtherPage = new URL(address, page.url()).pathname !== new URL(page.url()).pathname;
  const calls: string[] = [];
  const state = { pending: 0, latest: performance.now() };
  const begin = (request: Request): void => {
    state.pending += 1;
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.push(pathname + search);
  };
  const end = (): void => {
    state.pending -= 1;
    state.latest = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.toggleAttribute('data-left', true);
    history.pushState(null, '', to);
  }, address);
  if (isOtherPage) await page.waitForFunction(() => document.querySelector('h1[data-left]') === null);
  await settle(page, state);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return calls;
}

/**
 * Walks through the portal as somebody does, from page to page in a browser, and notes what each page asks its API for: so the
 * load is that of the portal as it is, and not of a list beside it.
 */
export async function recordPages(origin: string, kind: Kind): Promise<readonly RecordedPage[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: browserArguments });
  try {
    const context = await browser.newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm' });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await signInToPortal(origin, page, kind);
    const links = page.locator('nav[aria-label="Huvudmeny"] a[href^="/"]');
    await links.first().waitFor();
    // Where a sign-in leads is a page too, of which what it asks for is only seen by coming to it again.
    await visit(page, elsewhere);
    const menu = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const pages: RecordedPage[] = [];
    for (const address of new Set([...menu, ...reports])) {
      const calls = await visit(page, address);
      pages.push({ name: nameOf(address), calls });
      const below = await page
        .locator(inTable)
        .first()
        .getAttribute('href', { timeout: 1000 })
        .catch(() => null);
      if (below !== null && !own.includes(address))
        pages.push({ name: nameOf(below), calls: await visit(page, below) });
    }
    return pages.filter(({ calls }) => calls.length > 0);
  } finally {
    await browser.close();
  }
}
