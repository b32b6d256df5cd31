import { composeStories } from '@storybook/react-vite';
import type { FunctionComponent, ReactElement } from 'react';

/** A module of stories, as `import * as` gives it. */
export type StoryModule = Parameters<typeof composeStories>[0];

type ComposedStory = FunctionComponent & { readonly storyName?: string };

function isStory(value: unknown): value is ComposedStory {
  return typeof value === 'function';
}

/**
 * The stories of a component on one page, each under its name, so that Chromatic takes one picture of the component and
 * not one of each story. Play functions do not run.
 * @param names exports to show, all when none are named; what opens over the page must stand alone
 */
export function oneSnapshot(
  stories: StoryModule,
  ...names: readonly string[]
): { readonly render: () => ReactElement } {
  const composed = Object.entries(composeStories(stories)).flatMap(([name, Story]) =>
    isStory(Story) && (names.length === 0 || names.includes(name)) ? [{ name, Story }] : [],
  );
  return {
    render: () => (
      <div style={{ display: 'grid', gap: 32 }}>
        {composed.map(({ name, Story }) => (
          <div key={name} style={{ minInlineSize: 0 }}>
            <p style={{ fontSize: 12, marginBlockEnd: 8 }}>{Story.storyName ?? name}</p>
            <Story />
          </div>
        ))}
      </div>
    ),
  };
}
