import { waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';

import { checkStory } from './accessibility-matrix/check-story.ts';

declare global {
  interface Window {
    /** The functions of the console before the test runner wrapped them, which it does anew for every story. */
    ownConsole?: Partial<Console>;
  }
}

/** What the accessibility matrix reads of a story; all that Storybook knows of it is megabytes. */
function parametersOf(page: Page, id: string): Promise<object> {
  return page.evaluate(async (storyId) => {
    const context = await window['__getContext']?.(storyId);
    return {
      accessibilityMatrix: context?.parameters['accessibilityMatrix'],
      ariaSnapshot: context?.parameters['ariaSnapshot'],
    };
  }, id);
}

/** Stories that this worker has begun. */
const begun = new Set<string>();

const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    // The runner begins a story again when its page went elsewhere: a second try, by which nobody would hear of it.
    if (begun.has(id)) throw new Error(`${id} made its page load something else`);
    begun.add(id);
    await page.evaluate(() => {
      window.ownConsole ??= { ...console };
      Object.assign(console, window.ownConsole);
    });
  },
  async postVisit(page, { id, title, name, hasFailure }) {
    await waitForPageReady(page);
    if (hasFailure === true) return;
    const findings = await checkStory(page, { id, parameters: await parametersOf(page, id) });
    if (findings.length > 0) {
      const lines = findings.map(({ check, words }) => `${check}: ${words}`);
      throw new Error(`${title} › ${name}\n${lines.join('\n')}`);
    }
  },
};

export default config;
