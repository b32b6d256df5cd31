import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { needs, said, supplierName } from '../journey-brand.ts';
import { anna, expect, test } from '../portal-test.ts';

/** Width of A4 between margins of 15 mm, px. */
const paperWidth = { portrait: 680, landscape: 1009 };

/** Tables of the month report, in their order. */
const tables = ['Abonnemang', 'Uttagspunkter', 'Sammanställning per kundnummer'];

/** A page of a PDF. */
interface PrintedPage {
  /** Its text without whitespace. */
  readonly text: string;
  /** Width and height, points. */
  readonly size: readonly [width: number, height: number];
}

/** A4 upright and on its side, points. */
const paper = [
  [595, 842],
  [842, 595],
] as const;

function read(program: string, options: readonly string[], pdf: Buffer): string {
  return execFileSync(program, [...options], { input: pdf, encoding: 'utf8' });
}

/** The printed pages of what is open; those that Chromium adds without anything on them are left out. */
async function printedPages(page: Page): Promise<readonly PrintedPage[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const texts = read('pdftotext', ['-layout', '-', '-'], pdf).split('\f').slice(0, -1);
  const sizes = [
    ...read('pdfinfo', ['-f', '1', '-l', String(texts.length), '-'], pdf).matchAll(
      /^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm,
    ),
  ];
  return texts.map((text, nth) => ({
    text: text.replaceAll(/\s/g, ''),
    size: [Math.round(Number(sizes[nth]?.[1])), Math.round(Number(sizes[nth]?.[2]))],
  }));
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
    needs('timeReport');
    const page = await openAs(anna, '/analytics?report=hour&month=2026-10');
    const map = page.getByRole('figure', { name: 'Förbrukning' });
    await expect(map).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const [first] = await printedPages(page);
    const labels = await map.locator('svg text').allTextContents();
    expect(labels.length).toBeGreaterThan(31);
    expect(labels.filter((label) => !first?.text.includes(label.replaceAll(/\s/g, '')))).toEqual([]);
  });

  test('figures 22, ux 12b: a month report keeps its words whole, and its headings with their tables', async ({
    openAs,
  }) => {
    const page = await openAs(anna, '/analytics?report=month');
    // The parts load one by one, the last one last.
    for (const label of tables) await expect(page.getByRole('grid', { name: label })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const label of tables) {
      const table = printedTable(page, label);
      await expect(table).toBeVisible();
      const width = paperWidth.landscape;
      await page.setViewportSize({ width, height: 1000 });
      expect(await brokenWords(table)).toEqual([]);
      expect((await table.boundingBox())?.width).toBeLessThanOrEqual(width);
    }
    const printed = await printedPages(page);
    expect(printed.map(({ text }) => text).join('')).toContain('NorrvikenButikAB');
    // A document with a table of more columns than fit upright lies on its side, all of it.
    expect(new Set(printed.map(({ size }) => size.join(' ')))).toEqual(new Set([paper[1].join(' ')]));
    for (const label of ['Abonnemang', 'Sammanställning per kundnummer']) {
      const cell = await printedTable(page, label).locator('tbody td').first().textContent();
      const [heading, first] = [label, cell ?? ''].map((words) => words.replaceAll(/\s/g, ''));
      expect(
        printed.some(({ text }) => text.includes(`${heading}`) && text.includes(`${first}`)),
        `${label} and its first row are on one page`,
      ).toBe(true);
    }
  });
});

/** Pages that are printed, with what is open when they are, and the period in their foot. */
const documents = [
  {
    name: 'month report',
    path: '/analytics?report=month',
    isOpen: (page: Page) => page.getByRole('grid', { name: 'Sammanställning per kundnummer' }),
    title: 'Månadsrapport',
    period: '1 maj – 31 oktober 2026',
  },
  {
    name: 'hour report',
    path: '/analytics?report=hour&month=2026-10',
    isOpen: (page: Page) => page.getByRole('figure', { name: 'Förbrukning' }),
    title: 'Timrapport',
    period: '1–31 oktober 2026',
  },
  {
    name: 'graph',
    path: '/analytics',
    isOpen: (page: Page) => page.getByRole('figure').first(),
    title: 'Graf',
    period: '1 maj – 31 oktober 2026',
  },
  {
    name: 'list of invoices',
    path: '/invoices?start_date=2026-09-01&end_date=2026-10-31',
    isOpen: (page: Page) => page.getByRole('grid', { name: 'Fakturor' }),
    title: 'Fakturor',
    period: '1 september – 31 oktober 2026',
  },
] as const;

async function expectFoot(page: Page, title: string, period: string): Promise<void> {
  const printed = await printedPages(page);
  expect(printed.length).toBeGreaterThan(0);
  const foot = (nth: number) =>
    [
      `Norrviken Livs, ${title} – ${supplierName}`,
      period,
      `2026-11-20 · sida ${nth} av ${printed.length}`,
    ].map((words) => words.replaceAll(/\s/g, ''));
  for (const [index, { text, size }] of printed.entries()) {
    expect(paper).toContainEqual(size);
    for (const words of foot(index + 1)) expect(text).toContain(words);
  }
}

/** Whether anything is wider than the paper, so that it would be cut. */
async function isCut(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

test.describe('on A4 with its foot', () => {
  for (const { name, path, isOpen, title, period } of documents)
    test(`a ${name} says whose it is, of which days, and which page of how many`, async ({ openAs }) => {
      if (name === 'hour report') needs('timeReport');
      const page = await openAs(anna, path);
      await expect(isOpen(page)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: paperWidth.landscape, height: 1000 });
      expect(await isCut(page)).toBe(false);
      for (const table of await page.locator('table:not([role])').all())
        expect(await brokenWords(table)).toEqual([]);
      await expectFoot(page, title, period);
    });

  test('a month report counts its pages as they are, printed straight from the screen', async ({
    openAs,
  }) => {
    const page = await openAs(anna, '/analytics?report=month');
    for (const label of tables) await expect(page.getByRole('grid', { name: label })).toBeVisible();
    await expectFoot(page, 'Månadsrapport', '1 maj – 31 oktober 2026');
  });

  test('a list of which some rows are printed says which, and how to get the rest', async ({ openAs }) => {
    const page = await openAs(anna, '/invoices?page_size=16&start_date=2026-01-01&end_date=2026-11-19');
    const range = await page.getByText(/^Visar 1–16 av \d+$/).innerText();
    const printed = await printedPages(page);
    const text = printed.map((one) => one.text).join('');
    const total = /\d+$/.exec(range)?.[0] ?? '';
    expect(text).toContain(`Utskriftenharrad1–16av${total}.Väljflerraderpersida`);
    await page.goto(page.url().replace('page_size=16', 'page_size=50'));
    await expect(page.getByText(`Visar 1–${total} av ${total}`)).toBeVisible();
    expect((await printedPages(page)).map((one) => one.text).join('')).not.toContain('Utskriftenharrad');
  });

  test('a site says whose it is, of which days, and which page of how many', async ({ openAs }) => {
    const page = await openAs(anna);
    await page
      .getByRole('link', { name: said('menu.companies') })
      .first()
      .click();
    await page.getByRole('link', { name: 'Butik Stortorget 4' }).click();
    await expect(page.getByRole('figure', { name: /Förbrukning per månad/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: paperWidth.portrait, height: 1000 });
    expect(await isCut(page)).toBe(false);
    await expectFoot(page, 'Butik Stortorget 4', '1 januari – 19 november 2026');
  });
});
