import type { Page } from 'playwright-core';
import type { Point } from './browser/found.ts';

/** How long a finger rests on a button in ms; the work of pointer down is done by then. */
const HOLD = 80;

declare global {
  /** The time of the press that is under way. */
  var pressed: Promise<number> | undefined;
}

/** Presses at a place of the page as a mouse does. */
export async function press(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOLD);
  await page.mouse.down();
  await page.waitForTimeout(HOLD);
  await page.mouse.up();
}
