import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
