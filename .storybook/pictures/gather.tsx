import { composeStories } from '@storybook/react-vite';
import type { FunctionComponent, ReactElement } from 'react';

/** A module of stories, as `import * as` gives it. */
type StoryModule = Parameters<typeof composeStories>[0];

type ComposedStory = FunctionComponent & { readonly storyName?: string; readonly tags?: readonly string[] };

function isStory(value: unknown): value is ComposedStory {
  return typeof value === 'function';
}

/**
 * The stories of a file on one page, each under its name. Play functions do not run.
 * Only the stories with the tag `picture` are shown where a file has such.
 */
export function gather(stories: StoryModule): { readonly render: () => ReactElement } {
  const all = Object.entries(composeStories(stories)).flatMap(([name, Story]) =>
    isStory(Story) ? [{ name, Story }] : [],
  );
  const selected = all.filter(({ Story }) => Story.tags?.includes('picture'));
  return {
    render: () => (
      <div style={{ display: 'grid', gap: 32 }}>
        {(selected.length > 0 ? selected : all).map(({ name, Story }) => (
          <div key={name} style={{ minInlineSize: 0 }}>
            <p style={{ fontSize: 12, marginBlockEnd: 8 }}>{Story.storyName ?? name}</p>
            <Story />
          </div>
        ))}
      </div>
    ),
  };
}
