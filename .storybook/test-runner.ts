import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';

import { checkStory } from './accessibility-matrix/check-story.ts';
import { isViewportName, viewports } from './viewports.ts';

/** The screen a story asks for in its globals; the type of the story does not know them yet. */
function viewportOf(story: object): unknown {
  const globals: unknown = 'storyGlobals' in story ? story.storyGlobals : undefined;
  const viewport: unknown = readKey(globals, 'viewport');
  return readKey(viewport, 'value');
}

function readKey(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    // A page that went elsewhere has lost what the runner put into it, and every later story of the file would fail.
    // These words make the runner open a new page and begin the story again.
    if (!(await page.evaluate(() => '__getContext' in globalThis)))
      throw new Error('Execution context was destroyed: the page has loaded something else');
    const name = viewportOf(await getStoryContext(page, context));
    await page.setViewportSize(viewports[isViewportName(name) ? name : 'desktop']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, context) {
    await waitForPageReady(page);
    if (context.hasFailure === true) return;
    const { parameters } = await getStoryContext(page, context);
    const findings = await checkStory(page, { id: context.id, parameters });
    if (findings.length > 0) {
      const lines = findings.map(({ check, words }) => `${check}: ${words}`);
      throw new Error(`${context.title} › ${context.name}\n${lines.join('\n')}`);
    }
  },
};

export default config;
