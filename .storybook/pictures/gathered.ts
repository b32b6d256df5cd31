import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/**
 * Pictures of the kit. The stories of a file are gathered on one page, which is what Chromatic and `pnpm visual`
 * photograph: one picture of a component and not one of each of its stories. The pages are made here, by rule; a file
 * of stories says nothing of them, except by three tags:
 *
 * - `picture` on a story: only the stories with it are on the page. For what opens over the page and has to stand alone.
 * - `opened` on a story: it has a page of its own too, on which its play function opens what it is about. For what opens by
 *   a press alone, one story of a file.
 * - `no-picture` on the file: it has no page. For what changes the theme of the page, or shows data that is not here.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const gatherModule = fileURLToPath(new URL('gather.tsx', import.meta.url));
const ending = '.stories.tsx';

/** Files of pages that are made here begin so; Storybook leaves such a path as it is. */
const prefix = 'virtual:gathered-pictures/';

/** Before the name of the story that has a page of its own. */
const openedMark = '@';

const tagsOfPages = ['gathered', '!dev', '!test'] as const;

/** Whether an entry of a Storybook's index is a page that gathers the stories of a file. */
export function isGathered(entry: object): boolean {
  const tags: unknown = Reflect.get(entry, 'tags');
  return Array.isArray(tags) && tags.includes(tagsOfPages[0]);
}

/** The pages for the stories of a file, none for a file that has no picture. */
function pagesOf(file: string, stories: readonly IndexInput[]): readonly IndexInput[] {
  const [first] = stories;
  if (first?.title === undefined || first.tags?.includes('no-picture') === true) return [];
  const importPath = `${prefix}${relative(root, file).replaceAll('\\', '/').slice(0, -ending.length)}`;
  const title = `Bildprov/${first.title}`;
  const opened = stories.filter(({ tags = [] }) => tags.includes('opened'));
  const pages = [
    { importPath, exportName: 'Alla' },
    ...opened.map(({ exportName }) => ({
      importPath: `${importPath}${openedMark}${exportName}`,
      exportName,
    })),
  ];
  return pages.map((page) => ({ ...page, type: 'story', subtype: 'story', title, tags: [...tagsOfPages] }));
}

/** Indexers that know the gathered pages beside the stories. */
export function withGatheredPages(indexers: readonly Indexer[] = []): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      return file.endsWith(ending) ? [...stories, ...pagesOf(file, stories)] : stories;
    },
  }));
}

/** The module of a page: all stories of a file, or the one that is opened. */
function moduleOf(stories: string, opened: string | undefined): string {
  const page = `title: 'Bildprov/' + stories.default.title, tags: ${JSON.stringify(tagsOfPages)}`;
  const photographed = 'chromatic: { disableSnapshot: false }';
  const all = [
    `import { gather } from ${JSON.stringify(gatherModule)};`,
    `export default { ${page}, parameters: { ${photographed} } };`,
    'export const Alla = gather(stories);',
  ];
  const one = [
    `export default { ...stories.default, ${page}, parameters: { ...stories.default.parameters, ${photographed} } };`,
    `export const ${opened} = stories.${opened};`,
  ];
  return [`import * as stories from ${JSON.stringify(stories)};`, ...(opened === undefined ? all : one)].join(
    '\n',
  );
}

/** Makes the modules of the gathered pages. */
export function gatheredPages(): Plugin {
  return {
    name: 'vinrod-gathered-pages',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [path = '', opened] = id.slice(prefix.length + 1).split(openedMark);
      return moduleOf(`${root}${path}${ending}`, opened);
    },
  };
}
