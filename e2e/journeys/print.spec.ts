import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { anna, expect, test } from '../portal-test.ts';

/** The texts of each page as paper gets them, without what lies between their words. */
async function printedPages(page: Page): Promise<readonly string[]> {
  const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  return text.split('\f').map((one) => one.replaceAll(/\s/g, ''));
}

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
