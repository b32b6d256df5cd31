import { expect, type Page } from '@playwright/test';

/** Waits until a page has its heading and shows what it loaded. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** By how much a page is wider than its window, in pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What the browser keeps of the sign-in, as JSON. */
export function storedSession(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('vinrod.session') ?? '');
}
