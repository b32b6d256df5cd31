import type { Page } from 'playwright-core';
import type { Point } from './browser/found.ts';

/** Hold time of a press in ms; the work of pointer down is done by then. */
const hold = 80;

declare global {
  /** Time of the press in progress. */
  var pressed: Promise<number> | undefined;
}

/** Presses at a point of the page with the mouse. */
export async function press(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(hold);
  await page.mouse.down();
  await page.waitForTimeout(hold);
  await page.mouse.up();
}
