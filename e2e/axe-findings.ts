import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** Set by axe-core once it is in the page. */
    axe?: typeof axe;
  }
}

/** Waits for what fades or slides in: halfway there, text has another contrast than it will have. */
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
 * What axe finds on a page as it stands, a line each: the rule and where. The announcer of react-aria is left out: it
 * holds for seven seconds what it has read out, also after its source is gone.
 *
 * axe is run in the page itself and tells of violations alone. By `@axe-core/playwright` it takes five times as long:
 * it describes every element that passes too, and carries all of it to a second page.
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
