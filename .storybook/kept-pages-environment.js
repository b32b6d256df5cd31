import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

import { screenOf } from './story-screen.ts';
import testRunner from './test-runner.ts';
import { viewports } from './viewports.ts';

/** The browser of this worker and its pages by screen; none before the first file and after a failure. */
let kept;

// Jest ends a worker by listening no more, and waits until nothing is open.
process.on('removeListener', (event) => {
  if (event === 'message') void kept?.browser.close();
});

/**
 * Visits the stories of all files of a worker in one page, as loading Storybook takes longer than most stories. Each
 * screen has a page of its own: when a window gets lower while a field has focus, React Aria takes it for the keyboard
 * of a phone, and lets dialogs wait for it from then on. A file after a failure begins with new pages, so that one
 * failure does not lead to others.
 */
export default class KeptPagesEnvironment extends PlaywrightEnvironment {
  #hasFailed = false;

  async setup() {
    if (kept === undefined) {
      await super.setup();
      const { browser, context, page } = this.global;
      kept = { browser, context, pages: new Map([['desktop', this.#loaded('desktop', page)]]) };
    } else {
      this['_config'].testEnvironmentOptions['jest-playwright'].skipInitialization = true;
      await super.setup();
      this.global.browser = kept.browser;
      this.global.context = kept.context;
    }
    this.global.page = await kept.pages.get('desktop');
    // Set from here, as modules are loaded anew for every file of tests.
    Object.assign(this.global, {
      __sbSetupPage: setupPage,
      __sbPreVisit: async (page, story) => {
        const shown = await this.#pageOf(await screenOf(page, story.id));
        this.global.page = shown;
        await testRunner.preVisit(shown, story);
      },
      __sbPostVisit: testRunner.postVisit,
    });
  }

  async #pageOf(screen) {
    if (!kept.pages.has(screen)) kept.pages.set(screen, this.#loaded(screen, await kept.context.newPage()));
    return kept.pages.get(screen);
  }

  async #loaded(screen, page) {
    await page.setViewportSize(viewports[screen]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setupPage(page, kept?.context ?? this.global.context);
    return page;
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true;
  }

  async teardown() {
    if (this.#hasFailed) kept = undefined;
    else this.global.browser = null;
    await super.teardown();
  }
}
