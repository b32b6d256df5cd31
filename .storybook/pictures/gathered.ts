import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/**
 * Pictures of the kit. The stories of a file are gathered on one page, which is what Chromatic and `pnpm visual`
 * photograph: one picture of a component and not one of each of its stories. The pages are made here, by rule; a file
 * of stories says nothing of them, except by two tags:
 *
 * - `picture` on a story: only the stories with it are on the page. For what opens over the page and has to stand alone.
 * - `no-picture` on the file: it has no page. For what changes the theme of the page, or shows data that is not here.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const gatherModule = fileURLToPath(new URL('gather.tsx', import.meta.url));
const ending = '.stories.tsx';

/** Files of pages that are made here begin so; Storybook leaves such a path as it is. */
const prefix = 'virtual:gathered-pictures/';

/** Tag of the pages. */
const pageTag = 'gathered';

/** Whether an entry of a Storybook's index is a page that gathers the stories of a file. */
export function isGathered(entry: object): boolean {
  const tags: unknown = Reflect.get(entry, 'tags');
  return Array.isArray(tags) && tags.includes(pageTag);
}

/** The page for the stories of a file, none for a file that has no picture. */
function pageOf(file: string, [first]: readonly IndexInput[]): readonly IndexInput[] {
  if (first?.title === undefined || first.tags?.includes('no-picture') === true) return [];
  return [
    {
      type: 'story',
      subtype: 'story',
      importPath: `${prefix}${relative(root, file).replaceAll('\\', '/').slice(0, -ending.length)}`,
      exportName: 'Alla',
      title: `Bildprov/${first.title}`,
      tags: [pageTag, '!dev', '!test'],
    },
  ];
}

/** Indexers that know the gathered pages beside the stories. */
export function withGatheredPages(indexers: readonly Indexer[] = []): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      return file.endsWith(ending) ? [...stories, ...pageOf(file, stories)] : stories;
    },
  }));
}

/** Makes the modules of the gathered pages. */
export function gatheredPages(): Plugin {
  return {
    name: 'vinrod-gathered-pages',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = `${root}${id.slice(prefix.length + 1)}${ending}`;
      return [
        `import { gather } from ${JSON.stringify(gatherModule)};`,
        `import * as stories from ${JSON.stringify(file)};`,
        `export default { title: 'Bildprov/' + stories.default.title, tags: ${JSON.stringify([pageTag, '!dev', '!test'])}, parameters: { chromatic: { disableSnapshot: false } } };`,
        'export const Alla = gather(stories);',
      ].join('\n');
    },
  };
}
