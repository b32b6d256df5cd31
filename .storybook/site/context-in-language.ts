import type { DocsContainerProps } from '@storybook/addon-docs/blocks';

import type { Language } from '../../packages/locale/src/messages/language.ts';
import storyNames from '../pages/story-names.en.json' with { type: 'json' };
import { argTypesInLanguage } from '../props/texts-of-props.ts';

type Context = DocsContainerProps['context'];
type Story = ReturnType<Context['storyById']>;

const englishNames: ReadonlyMap<string, string> = new Map(Object.entries(storyNames));

/** The name of a story on a page in a language; the sidebar has the Swedish one, which Storybook reads but once. */
function nameInLanguage(name: string, language: Language): string {
  return language === 'en' ? (englishNames.get(name) ?? name) : name;
}

/** What a page gets from Storybook, with the names of stories and the texts of properties in a language. */
export function contextInLanguage(context: Context, language: Language): Context {
  const known = new WeakMap<Story, Story>();
  const inLanguage = (story: Story): Story => {
    const made = known.get(story) ?? {
      ...story,
      name: nameInLanguage(story.name, language),
      argTypes: argTypesInLanguage(story.argTypes, language),
    };
    known.set(story, made);
    return made;
  };
  return new Proxy(context, {
    get(target, key) {
      switch (key) {
        case 'componentStories':
          return () => target.componentStories().map(inLanguage);
        case 'storyById':
          return (id?: string) => inLanguage(target.storyById(id));
        // A story that is another one when it has loaded is drawn again, in the middle of being drawn.
        case 'loadStory':
          return async (id: string) => inLanguage(await target.loadStory(id));
        case 'resolveOf':
          return (...of: Parameters<Context['resolveOf']>) => {
            const resolved = target.resolveOf(...of);
            return resolved.type === 'story' ? { ...resolved, story: inLanguage(resolved.story) } : resolved;
          };
        default: {
          const value: unknown = Reflect.get(target, key);
          return value;
        }
      }
    },
  });
}
