import type { Page } from 'playwright-core';
import type { Look, ScreenMode } from './modes.ts';

/** Maximum wait for a screen, ms. */
const patience = 20_000;

/** A page that has not changed for so long is as it will be, ms. */
const calm = 150;

const colours: Readonly<Record<Look, Parameters<Page['emulateMedia']>[0]>> = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
};

/** Waits until a screen has its heading, its pictures and its letters, and nothing in it changes. */
async function settled(page: Page, isLoading: boolean): Promise<void> {
  await page.waitForFunction(
    (loading) =>
      document.querySelectorAll('h1').length === 1 &&
      (loading || document.querySelector('[aria-busy=true]') === null),
    isLoading,
    { timeout: patience },
  );
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

/**
 * Photographs the open screen in a mode, in full height.
 *
 * @param isLoading - whether its data never comes
 * @returns a PNG picture
 * @throws Error when the screen does not settle.
 */
export async function shootScreen(
  page: Page,
  { width, height, look }: ScreenMode,
  isLoading: boolean,
): Promise<Buffer> {
  await page.emulateMedia(colours[look]);
  await page.setViewportSize({ width, height });
  await settled(page, isLoading);
  await page.mouse.move(0, 0);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}
