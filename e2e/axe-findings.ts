import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** Set by axe-core once it is loaded in the page. */
    axe?: typeof axe;
  }
}

/** Waits for animations to end: halfway through a fade, text has a different contrast. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
}

/**
 * Findings of axe on the current page, one per line: the rule and where. Excludes the announcer of react-aria: it keeps
 * announced text for seven seconds, even after its source is gone.
 *
 * Runs axe in the page itself and reports violations only. `@axe-core/playwright` takes five times as long: it also
 * describes every passing element, and carries all of it to a second page.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await still(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    if (window.axe === undefined) throw new Error('axe-core is not in the page.');
    const { violations } = await window.axe.run(
      { exclude: ['[data-live-announcer]'] },
      { resultTypes: ['violations'], preload: { assets: ['media'] } },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}
