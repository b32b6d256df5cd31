import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';
import { chromium } from 'playwright-core';

import testRunner from './test-runner.ts';
import { windowOf } from './viewports.ts';

/** The page of this worker's own browser, from its first file of stories on. */
let kept;

/** Jest ends a worker by listening no more, and waits until nothing is open; without workers it runs all in one process. */
const isWorker = process.send !== undefined;
process.on('removeListener', (event) => {
  if (isWorker && event === 'message') void closeBrowser();
});

async function closeBrowser() {
  const closing = kept;
  kept = undefined;
  await closing?.context().browser()?.close();
}

async function openPage(launchOptions) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: windowOf('desktop') });
  const page = await context.newPage();
  // The runner makes its functions known to a page once for every file.
  const exposed = new Set();
  const expose = page.exposeBinding.bind(page);
  page.exposeBinding = async (name, callback) => {
    if (exposed.has(name)) return;
    exposed.add(name);
    await expose(name, callback);
  };
  return page;
}

/** Leaves nothing of the stories before in the browser. */
async function forget(page) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/**
 * Visits the stories of all files of a worker in one page, which loads Storybook anew for each file: the browser keeps
 * what it has read and compiled.
 */
export default class KeptBrowserEnvironment extends PlaywrightEnvironment {
  async setup() {
    await super.setup();
    if (kept?.isClosed() === true || kept?.context().browser()?.isConnected() === false) await closeBrowser();
    if (kept === undefined) kept = await openPage(this['_jestPlaywrightConfig'].launchOptions);
    else await forget(kept);
    this.global.page = kept;
    this.global.context = kept.context();
    await setupPage(kept, kept.context());
    // A loaded page does not know its stories before it has read their index.
    await kept.evaluate(() => globalThis['__STORYBOOK_PREVIEW__'].ready());
    // Set from here, because Jest would load the runner again for every file.
    Object.assign(this.global, {
      __sbSetupPage: setupPage,
      __sbPreVisit: testRunner.preVisit,
      __sbPostVisit: testRunner.postVisit,
    });
  }

  async teardown() {
    if (!isWorker) await closeBrowser();
    await super.teardown();
  }
}
