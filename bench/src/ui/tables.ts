import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inCases, type Measurement, medianOf, ours } from '../result.ts';
import { openPage } from './bench-page.ts';
import { peersFolder } from './peers.ts';
import { press } from './press.ts';
import { rounds } from './rounds.ts';

const pages: readonly (readonly [peer: string, entry: string])[] = [
  [ours, join(import.meta.dirname, 'pages/vinrod-table.tsx')],
  ['React Aria', join(peersFolder, 'pages/aria-table.tsx')],
  ['React Aria, virtualised', join(peersFolder, 'pages/aria-virtual-table.tsx')],
  ['Mantine', join(peersFolder, 'pages/mantine-table.tsx')],
  ['Carbon', join(peersFolder, 'pages/carbon-table.tsx')],
  ['MUI DataGrid, 100 a page', join(peersFolder, 'pages/mui-table.tsx')],
];

const counts = [500, 2000, 10_000];

async function round(
  page: Page,
  count: number,
): Promise<readonly [mount: number, sort: number, select: number]> {
  const mount = await page.evaluate((rows) => globalThis.tablePage?.mount(rows), count);
  const sort = await page.evaluate(() => globalThis.tablePage?.reorder());
  await page.evaluate(() => globalThis.tablePage?.settled());
  const point = await page.evaluate(() => globalThis.tablePage?.aim());
  if (mount === undefined || sort === undefined || point === undefined)
    throw new Error('The page has no table.');
  await page.evaluate(() => {
    globalThis.pressed = globalThis.tablePage?.selected();
  });
  await press(page, point);
  const select = (await page.evaluate(() => globalThis.pressed)) ?? Number.NaN;
  await page.evaluate(() => globalThis.tablePage?.unmount());
  return [mount, sort, select];
}

/** Times of tables with nine columns and checkboxes: drawing, sorting, selecting one row. */
export async function measureTables(browser: Browser): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const count of counts) {
    for (const [peer, entry] of pages) {
      const page = await openPage(browser, entry);
      // The first round warms up the page.
      await round(page, 50);
      // Ten thousand rows at once crash the page of some libraries.
      const times = await rounds(`table, ${count} rows: ${peer}`, () => round(page, count)).catch(
        (error: unknown) => {
          if (peer === ours) throw error;
          process.stderr.write(`table, ${count} rows: ${peer}: the page ended\n`);
          return [];
        },
      );
      await page.close();
      if (times.length === 0) continue;
      ['mount', 're-sort', 'select one row'].forEach((step, place) => {
        measurements.push({
          case: `table, ${count} rows: ${step}`,
          peer,
          median: medianOf(times.map((all) => all[place] ?? Number.NaN)),
          unit: 'ms',
        });
      });
    }
  }
  return inCases(measurements);
}
