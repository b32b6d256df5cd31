import type { BrowserContext } from 'playwright-core';
import type { Application } from './application.ts';
import { slowDown } from './slow-browser.ts';

/** Pause before a click, in ms, so that work of an earlier step is not counted. */
const rest = 1000;

/**
 * Time in ms from a click on a link until the other page is painted with its data. Both pages were open before, so code
 * and data are cached; the processor is slowed down.
 */
export async function timeRouteChange(
  context: BrowserContext,
  { origin, routeChange }: Application,
  count: number,
): Promise<readonly number[]> {
  const { from, link, shown } = routeChange;
  const page = await context.newPage();
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  await slowDown(page);
  const times: number[] = [];
  // The first change loads code and data and does not count.
  for (let round = 0; round <= count; round += 1) {
    await page.locator(link).first().waitFor();
    await page.waitForTimeout(rest);
    const time = await page.evaluate(
      async ({ linkSelector, selector, text }) => {
        const isShown = (): boolean =>
          [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
        const started = performance.now();
        document.querySelector<HTMLElement>(linkSelector)?.click();
        do await new Promise(requestAnimationFrame);
        while (!isShown() && performance.now() - started < 30_000);
        // A task cannot run before its frame is painted.
        await new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(null);
        });
        return isShown() ? performance.now() - started : Number.NaN;
      },
      { linkSelector: link, ...shown },
    );
    if (Number.isNaN(time)) throw new Error(`${origin}: the page behind ${link} was never shown.`);
    if (round > 0) times.push(time);
    await page.goBack();
  }
  await page.close();
  return times;
}
