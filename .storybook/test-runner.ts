import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';

import { checkStory } from './accessibility-matrix/check-story.ts';
import { isViewportName, windowOf, type ViewportName } from './viewports.ts';

interface StoryContext {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    /** Set by the test runner: what Storybook knows of a story. */
    readonly __getContext?: (storyId: string) => Promise<StoryContext>;
  }
}

/** What the hooks read of a story; all that Storybook knows of it is megabytes. */
function readStory(page: Page, id: string): Promise<{ viewport: unknown; parameters: object }> {
  return page.evaluate(async (storyId) => {
    const read = window['__getContext'];
    if (read === undefined) throw new Error(`A story before ${storyId} made its page load something else`);
    const { parameters, storyGlobals } = await read(storyId);
    const viewport = storyGlobals['viewport'];
    return {
      viewport: typeof viewport === 'object' && viewport !== null ? Reflect.get(viewport, 'value') : null,
      parameters: {
        accessibilityMatrix: parameters['accessibilityMatrix'],
        ariaSnapshot: parameters['ariaSnapshot'],
      },
    };
  }, id);
}

/**
 * Gives a story its window. What the story before left scrolled goes back first, and is heard of before this one begins:
 * React Aria closes a list when the page scrolls under it.
 */
async function prepareWindow(page: Page, name: ViewportName): Promise<void> {
  const { width, height } = windowOf(name);
  const own = page.viewportSize();
  const isResized = own?.width !== width || own.height !== height;
  if (isResized) await page.setViewportSize({ width, height });
  await page.evaluate(async (isOther) => {
    if (!isOther && window.scrollX === 0 && window.scrollY === 0) return;
    window.scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, isResized);
}

/** Stories that this worker has begun. */
const begun = new Set<string>();

const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    // The runner begins a story again when its page went elsewhere: a second try, by which nobody would hear of it.
    if (begun.has(id)) throw new Error(`${id} made its page load something else`);
    begun.add(id);
    const { viewport } = await readStory(page, id);
    await prepareWindow(page, isViewportName(viewport) ? viewport : 'desktop');
  },
  async postVisit(page, { id, title, name, hasFailure }) {
    if (hasFailure === true) return;
    const { parameters } = await readStory(page, id);
    const findings = await checkStory(page, { id, parameters });
    if (findings.length > 0) {
      const lines = findings.map(({ check, words }) => `${check}: ${words}`);
      throw new Error(`${title} › ${name}\n${lines.join('\n')}`);
    }
  },
};

export default config;
