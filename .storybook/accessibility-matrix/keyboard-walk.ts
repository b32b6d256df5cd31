import type { Page } from 'playwright-core';

/** Presses beyond the number of elements, before a walk that does not end counts as caught. */
const spare = 10;

/** Walks through the story with the Tab key and says what went wrong. */
export async function walkWithTab(page: Page): Promise<string[]> {
  const most = spare + (await page.evaluate(() => window.accessibilityMatrix.beginWalk()));
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => window.accessibilityMatrix.lookAtFocus());
    if (step !== 'next') return page.evaluate(() => window.accessibilityMatrix.endWalk());
  }
  return [
    ...(await page.evaluate(() => window.accessibilityMatrix.endWalk())),
    `no end after ${most} presses of Tab`,
  ];
}
