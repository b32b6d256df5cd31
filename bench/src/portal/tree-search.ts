import type { SiteTreeNode } from '@vinrod/api-client';
import type { BrowserContext } from 'playwright-core';
import { slowDown } from './slow-browser.ts';

declare global {
  /** Longest time in ms between two turns of the page's event loop since it was set to 0. */
  var longestGap: number;
}

const word = 'luleå';

/** Watches the event loop: a message from the page to itself arrives as soon as the page is idle. */
function watchGaps(): void {
  globalThis.longestGap = 0;
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  port1.addEventListener('message', () => {
    const now = performance.now();
    globalThis.longestGap = Math.max(globalThis.longestGap, now - last);
    last = now;
    port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
}

/**
 * Longest time in ms that the page is blocked while somebody types in the search of the portal's tree, on the page that
 * edits a site group, with others in place of the corporate group's sites.
 *
 * @param sites - what is searched
 */
export async function longestBlock(
  context: BrowserContext,
  origin: string,
  sites: readonly SiteTreeNode[],
  count: number,
): Promise<readonly number[]> {
  const tree = JSON.stringify(sites);
  const page = await context.newPage();
  await page.route(/\/site-tree\//, (route) =>
    route.fulfill({ contentType: 'application/json', body: tree }),
  );
  await page.goto(`${origin}/groups/create-group`, { waitUntil: 'networkidle' });
  const search = page.getByRole('searchbox').first();
  await search.waitFor();
  await slowDown(page);
  await page.evaluate(watchGaps);
  const gaps: number[] = [];
  // The first word prepares the texts for searching, as in real use, and counts like the others.
  for (let round = 0; round < count; round += 1) {
    await search.fill('');
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      globalThis.longestGap = 0;
    });
    await search.pressSequentially(word, { delay: 120 });
    await page.waitForTimeout(500);
    gaps.push(await page.evaluate(() => globalThis.longestGap));
  }
  await page.close();
  return gaps;
}
