import type { Page } from 'playwright-core';

import { isViewportName, type ViewportName } from './viewports.ts';

interface StoryContext {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    /** Set by the test runner: what Storybook knows of a story. */
    __getContext?: (storyId: string) => Promise<StoryContext>;
  }
}

/**
 * The screen that a story asks for in its globals.
 *
 * @throws Error when the page no longer shows Storybook
 */
export async function screenOf(page: Page, id: string): Promise<ViewportName> {
  const name = await page.evaluate(async (storyId) => {
    if (window['__getContext'] === undefined)
      throw new Error(`A story before ${storyId} made its page load something else`);
    const { viewport } = (await window['__getContext'](storyId)).storyGlobals;
    const value: unknown =
      typeof viewport === 'object' && viewport !== null ? Reflect.get(viewport, 'value') : undefined;
    return value;
  }, id);
  return isViewportName(name) ? name : 'desktop';
}
