import { launch, type Browser, type Page } from 'puppeteer-core';

import { isViewportName, windowOf } from '../../.storybook/viewports.ts';

/** A story to play. */
export interface Story {
  readonly id: string;
  /** File of the story: each file gets a page of its own. */
  readonly importPath: string;
}

/** How a story ended: null is well, else the first lines of what failed. */
export type Outcome = string | null;

/** How long a story may take before its page is given up, ms. */
const patience = 60_000;

/** Longest description of a failure, characters. */
const longestFailure = 300;

function start(program: string): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'sv', 'ui.prefersReducedMotion': 1 },
  });
}

/** Name of the window that a story asks for. */
function wantedWindow(page: Page, id: string): Promise<unknown> {
  return page.evaluate(async (storyId) => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const load: unknown = Reflect.get(Object(preview), 'loadStory');
    const story: unknown =
      typeof load === 'function' ? await Reflect.apply(load, preview, [{ storyId }]) : null;
    const { storyGlobals }: { readonly storyGlobals?: unknown } = Object(story);
    const { viewport }: { readonly viewport?: unknown } = Object(storyGlobals);
    return Reflect.get(Object(viewport), 'value') ?? null;
  }, id);
}

/** Shows a story, whose play function then runs in the page itself, and waits for its end. */
function shown(page: Page, id: string): Promise<string | null> {
  return page.evaluate(
    (storyId, wait) =>
      new Promise<string | null>((resolve) => {
        const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        const call = (method: string, ...args: unknown[]): unknown =>
          Reflect.apply(Reflect.get(Object(channel), method), channel, args);
        const failed = (problem: unknown): void => {
          const { message, description }: { readonly message?: unknown; readonly description?: unknown } =
            Object(problem);
          end(String(message ?? description ?? problem));
        };
        const finished = (report: unknown): void => {
          const { storyId: own, status, reporters }: Readonly<Record<string, unknown>> = Object(report);
          if (own !== storyId) return;
          const details = thrown ?? `The story ended with an error: ${JSON.stringify(reporters)}`;
          end(status === 'error' ? details : null);
        };
        // An error of the page itself, which Storybook tells before it says that the story has ended.
        let thrown: string | undefined;
        const heard = (errors: unknown): void => {
          const [first]: readonly unknown[] = [errors].flat();
          thrown = String(Reflect.get(Object(first), 'message') ?? first);
        };
        const listeners: readonly (readonly [string, (sent: unknown) => void])[] = [
          ['storyFinished', finished],
          ['storyErrored', failed],
          ['storyThrewException', failed],
          ['playFunctionThrewException', failed],
          ['storyMissing', failed],
          ['unhandledErrorsWhilePlaying', heard],
        ];
        const timer = setTimeout(() => end(`Nothing happened in ${wait / 1000} s.`), wait);
        function end(outcome: string | null): void {
          clearTimeout(timer);
          for (const [event, listener] of listeners) call('off', event, listener);
          resolve(outcome);
        }
        for (const [event, listener] of listeners) call('on', event, listener);
        call('emit', 'setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
    patience,
  );
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() =>
    ['__STORYBOOK_PREVIEW__', '__STORYBOOK_ADDONS_CHANNEL__'].every(
      (name) => Reflect.get(window, name) !== undefined,
    ),
  );
  return page;
}

async function play(page: Page, id: string): Promise<Outcome> {
  const name = await wantedWindow(page, id);
  await page.setViewport(windowOf(isViewportName(name) ? name : 'desktop'));
  const outcome = await shown(page, id);
  return outcome?.split('\n').slice(0, 3).join(' ').slice(0, longestFailure) ?? null;
}

/**
 * Plays stories in Firefox, one after the other. A page or a browser that a story has ended is opened again.
 *
 * @param program - Path of Firefox.
 * @param url - Address of a built Storybook.
 */
export async function* playStories(
  program: string,
  url: string,
  stories: readonly Story[],
): AsyncGenerator<readonly [Story, Outcome]> {
  let browser = await start(program);
  let page: Page | undefined;
  let file = '';
  try {
    for (const story of stories) {
      let outcome: Outcome;
      try {
        if (page === undefined || story.importPath !== file) {
          await page?.close();
          page = await openPage(browser, url);
          file = story.importPath;
        }
        outcome = await play(page, story.id);
      } catch (error) {
        outcome = `The browser ended: ${error instanceof Error ? error.message : String(error)}`;
        page = undefined;
        await browser.close().catch(() => undefined);
        browser = await start(program);
      }
      yield [story, outcome];
    }
  } finally {
    await browser.close();
  }
}
