import type { BrowserContext } from 'playwright-core';
import type { Application } from './application.ts';
import { slowDown } from './slow-browser.ts';

/** How long the page rests before a click, in ms: what an earlier step left to do is not counted. */
const REST = 1000;

/**
 * Time in ms from a click on a link until the other page has been painted with its data. Both pages were open before,
 * so that code and data are there; the processor is slowed down.
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
    await page.waitForTimeout(REST);
    const time = await page.evaluate(
      async ({ linkSelector, selector, text }) => {
        const isShown = (): boolean =>
          [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
        const started = performance.now();
        document.querySelector<HTMLElement>(linkSelector)?.click();
        do await new Promise(requestAnimationFrame);
        while (!isShown() && performance.now() - started < 30_000);
        // A task cannot run before the frame of its time has been painted.
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
