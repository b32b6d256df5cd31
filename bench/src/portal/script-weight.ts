import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright-core';

async function bytesOf(response: Response): Promise<number> {
  return gzipSync(await response.body(), { level: 9 }).length;
}

/**
 * JavaScript that a page loads until the network is idle, from an empty cache, gzipped, in bytes.
 *
 * @param context - its sign-in is kept
 */
export async function scriptWeight(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.ok() && /javascript/.test(type)) scripts.push(bytesOf(response));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}
