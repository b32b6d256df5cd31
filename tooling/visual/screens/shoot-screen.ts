import type { Page } from 'playwright-core';
import type { Look, ScreenMode } from './modes.ts';
import { isHeld, type ScreenState } from './states.ts';
import type { ViewerSession } from './viewer-session.ts';

/** Maximum wait for a screen, ms. */
const patience = 20_000;

/** A page that has not changed for so long is as it will be, ms. */
const calm = 150;

const colours: Readonly<Record<Look, Parameters<Page['emulateMedia']>[0]>> = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
};

/** Waits until a screen has its heading, and its data unless that never comes. */
async function shown(page: Page, isLoading: boolean): Promise<void> {
  await page.waitForFunction(
    (loading) =>
      document.querySelectorAll('h1').length === 1 &&
      (loading || document.querySelector('[aria-busy=true]') === null),
    isLoading,
    { timeout: patience },
  );
}

/** Waits until a screen has its pictures and its letters, and nothing in it changes. */
async function still(page: Page): Promise<void> {
  await page.evaluate(
    async ([quiet, most]) => {
      // A lazy picture below the window is on the photograph too.
      const pictures = [...document.querySelectorAll('img')];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      await document.fonts.ready;
      await new Promise<void>((done, fail) => {
        const tooLong = setTimeout(() => fail(new Error('The screen never stands still.')), most);
        const end = (): void => {
          clearTimeout(tooLong);
          observer.disconnect();
          requestAnimationFrame(() => done());
        };
        let wait = setTimeout(end, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(wait);
          wait = setTimeout(end, quiet);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    },
    [calm, patience] as const,
  );
}

/** Waits until a screen is as it will be: what it shows without being busy (a count in the menu) has come too. */
async function settled({ page, requests }: ViewerSession, state: ScreenState): Promise<void> {
  const end = Date.now() + patience;
  do {
    if (Date.now() > end) throw new Error('What the screen asks for does not come.');
    await shown(page, state === 'loading');
    await still(page);
  } while (!requests.areDone(calm, (request) => isHeld(state, request)));
}

/**
 * Photographs the open screen in a mode, in full height.
 *
 * @returns a PNG picture
 * @throws Error when the screen does not settle.
 */
export async function shootScreen(
  session: ViewerSession,
  { width, height, look }: ScreenMode,
  state: ScreenState,
): Promise<Buffer> {
  const { page } = session;
  await page.emulateMedia(colours[look]);
  await page.setViewportSize({ width, height });
  await settled(session, state);
  await page.mouse.move(0, 0);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}
