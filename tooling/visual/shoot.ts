import type { Browser, Page } from 'playwright-core';
import type { Mode } from '../../.storybook/pictures/modes.ts';

/** Noon of an ordinary day: stories that show today's date must not differ between runs. */
const now = new Date('2026-11-18T11:00:00Z');

/** Maximum wait for a story with its play function, ms. */
const patience = 20_000;

/**
 * Phases of a story in which the page is stable: drawn and played, or aborted. A `hidden` story never shows by itself.
 */
const restingPhases = ['completed', 'afterEach', 'finished', 'aborted', 'errored'];

/** Runs in the page: whether Storybook has drawn and played the story. */
const isResting = `(() => {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  return ${JSON.stringify(restingPhases)}.includes(render?.phase);
})()`;

/** Opens a page in a mode: Swedish, at a fixed time, without motion. */
export async function openPage(browser: Browser, { width, height, theme }: Mode): Promise<Page> {
  const context = await browser.newContext({
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    colorScheme: theme,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return page;
}

/**
 * Photographs a story after its play function, in full height.
 *
 * @param url - address of the Storybook
 * @returns a PNG picture
 * @throws Error when the story does not settle.
 */
export async function shootStory(page: Page, url: string, id: string, { theme }: Mode): Promise<Buffer> {
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=${globals}`);
  await page.waitForFunction(isResting, undefined, { timeout: patience });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.mouse.move(0, 0);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
