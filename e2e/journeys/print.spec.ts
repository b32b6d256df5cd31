import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { anna, expect, test } from '../portal-test.ts';

/** Width of A4 between margins of 15 mm, px. */
const paperWidth = { portrait: 680, landscape: 1009 };

/** Tables of the month report, in their order. */
const tables = ['Sammanställning abonnemang', 'Uttagspunkter', 'Sammanställning per kundnummer'];

/** The texts of each printed page, without whitespace. */
async function printedPages(page: Page): Promise<readonly string[]> {
  const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
  const pdf = await page.pdf({ format: 'A4', margin, preferCSSPageSize: true });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').map((one) => one.replaceAll(/\s/g, ''));
}

/** A printed table, which is not an interactive grid. */
function printedTable(page: Page, label: string): Locator {
  return page.locator(`table[aria-label="${label}"]:not([role])`);
}

/** Words in the cells of a printed table that break over lines. */
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
    // The parts load one by one, the last one last.
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
    const printed = (await printedPages(page)).filter((one) => one !== '');
    expect(printed.join('')).toContain('NorrvikenButikAB');
    for (const [index, one] of printed.entries()) {
      expect(one).toContain(`${index + 1}/${printed.length}`);
      expect(one).toContain('NorrvikenLivs');
    }
  });
});
