import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { anna, expect, test } from '../portal-test.ts';

/** The width of A4 between margins of 15 mm, px: standing up, and on its side. */
const paperWidth = { portrait: 680, landscape: 1009 };

/** Tables of the month report, in their order. */
const tables = ['Sammanställning abonnemang', 'Uttagspunkter', 'Sammanställning per kundnummer'];

/** The texts of each page as paper gets them, without what lies between their words. */
async function printedPages(page: Page): Promise<readonly string[]> {
  const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
  const pdf = await page.pdf({ format: 'A4', margin, preferCSSPageSize: true });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').map((one) => one.replaceAll(/\s/g, ''));
}

/** A table as paper gets it, which is no grid to walk in. */
function printedTable(page: Page, label: string): Locator {
  return page.locator(`table[aria-label="${label}"]:not([role])`);
}

/** Words of the cells of a table on paper that stand on more than one line. */
async function brokenWords(table: Locator): Promise<readonly string[]> {
  return table.evaluate((element) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    return broken;
  });
}

test.describe('figures 22: on paper', () => {
  test('figures 22: the first page of an hour report has its chart', async ({ openAs }) => {
    const page = await openAs(anna, '/analytics?report=hour&month=2026-10');
    const map = page.getByRole('figure', { name: 'Förbrukning' });
    await expect(map).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const [first = ''] = await printedPages(page);
    const labels = await map.locator('svg text').allTextContents();
    expect(labels.length).toBeGreaterThan(31);
    expect(labels.filter((label) => !first.includes(label.replaceAll(/\s/g, '')))).toEqual([]);
  });

  test('figures 22: a month report keeps its words whole', async ({ openAs }) => {
    const page = await openAs(anna, '/analytics?report=month');
    // The parts come one after the other, the last one last.
    for (const label of tables) await expect(page.getByRole('grid', { name: label })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const label of tables) {
      const table = printedTable(page, label);
      await expect(table).toBeVisible();
      const isUpright =
        (await table.evaluate((one) => getComputedStyle(one).getPropertyValue('page'))) === 'auto';
      const width = paperWidth[isUpright ? 'portrait' : 'landscape'];
      await page.setViewportSize({ width, height: 1000 });
      expect(await brokenWords(table)).toEqual([]);
      expect((await table.boundingBox())?.width).toBeLessThanOrEqual(width);
    }
    expect((await printedPages(page)).join('')).toContain('NorrvikenButikAB');
  });
});
