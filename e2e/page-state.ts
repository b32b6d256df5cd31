import { expect, type Page, type Request } from '@playwright/test';

/** Waits until a page has its heading and its data. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Waits until a page asks nothing more: half a second without a request or an answer, and none of them unanswered. */
export async function idle(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let latest = Date.now();
  const begin = (request: Request) => {
    pending.add(request);
    latest = Date.now();
  };
  const end = (request: Request) => {
    pending.delete(request);
    latest = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await expect.poll(() => pending.size === 0 && Date.now() - latest > 500).toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/**
 * Navigates within the application, as a link does, so that shared code and data are not loaded again for each page.
 * Every path renders a new heading; a change of the query alone does not, so there the page is reloaded.
 */
export async function moveTo(page: Page, address: string): Promise<void> {
  const current = new URL(page.url());
  const next = new URL(address, current);
  if (next.pathname === current.pathname) {
    await page.goto(next.href);
    return;
  }
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.toggleAttribute('data-left', true);
    history.pushState(null, '', to);
  }, next.href);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** Pixels by which a page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The stored session of the browser, as JSON. */
export function storedSession(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('vinrod.session') ?? '');
}
