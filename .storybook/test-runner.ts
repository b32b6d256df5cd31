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

/** Stories of the file under test that have begun. */
const begun = new Set<string>();

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    // The runner begins a story again when its page went elsewhere: a second try, by which nobody would hear of it.
    if (begun.has(context.id)) throw new Error(`${context.id} made its page load something else`);
    begun.add(context.id);
    if (!(await page.evaluate(() => '__getContext' in globalThis)))
      throw new Error(`A story before ${context.id} made its page load something else`);
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
