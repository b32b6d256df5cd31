import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inCases, type Measurement, medianOf, ours } from '../result.ts';
import { openPage } from './bench-page.ts';
import type { GeoNode } from './browser/tree-page.ts';
import { peersFolder } from './peers.ts';
import { press } from './press.ts';
import { rounds } from './rounds.ts';
import { treeOfSweden } from './tree-of-sweden.ts';

const pages: readonly (readonly [peer: string, entry: string])[] = [
  [ours, join(import.meta.dirname, 'pages/vinrod-tree.tsx')],
  ['React Aria, virtualised', join(peersFolder, 'pages/aria-tree.tsx')],
  ['MUI', join(peersFolder, 'pages/mui-tree.tsx')],
];

const word = 'luleå';

const steps = ['first paint', 'search keystroke, the slowest', 'expand all', 'select a county'] as const;

async function round(page: Page, root: GeoNode): Promise<readonly number[]> {
  const mount = await page.evaluate((node) => globalThis.treePage?.mount(node), root);
  let slowest = 0;
  for (let length = 1; length <= word.length; length += 1) {
    const time = await page.evaluate((text) => globalThis.treePage?.type(text), word.slice(0, length));
    slowest = Math.max(slowest, time ?? Number.NaN);
  }
  await page.evaluate(() => globalThis.treePage?.type(''));
  const expand = await page.evaluate(() => globalThis.treePage?.expandAll());
  await page.evaluate(() => globalThis.treePage?.settled());
  const point = await page.evaluate(() => globalThis.treePage?.aim());
  if (mount === undefined || expand === undefined || point === undefined)
    throw new Error('The page has no tree.');
  await page.evaluate(() => {
    globalThis.pressed = globalThis.treePage?.selected();
  });
  await press(page, point);
  const select = (await page.evaluate(() => globalThis.pressed)) ?? Number.NaN;
  await page.evaluate(() => globalThis.treePage?.unmount());
  return [mount, slowest, expand, select];
}

/** Times of trees with the 17 567 nodes of Sweden: drawing, searching, expanding, selecting. */
export async function measureTrees(browser: Browser): Promise<Measurement[]> {
  const root = treeOfSweden();
  if (root === null) return [];
  const measurements: Measurement[] = [];
  for (const [peer, entry] of pages) {
    const page = await openPage(browser, entry);
    await round(page, root);
    const times = await rounds(`tree: ${peer}`, () => round(page, root));
    await page.close();
    steps.forEach((step, place) => {
      measurements.push({
        case: `tree, 17 567 nodes: ${step}`,
        peer,
        median: medianOf(times.map((all) => all[place] ?? Number.NaN)),
        unit: 'ms',
      });
    });
  }
  return inCases(measurements);
}
