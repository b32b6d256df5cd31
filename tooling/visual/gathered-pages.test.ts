import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { isGathered, withGatheredPages } from '../../.storybook/pictures/gathered.ts';
import { repositoryRoot } from '../repository.ts';

const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: repositoryRoot }).toSorted();

/** Indexes a file of stories as Storybook does. */
const csf: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: (file, { makeTitle }) =>
    Promise.resolve(loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle }).parse().indexInputs),
};

async function pagesOf(file: string) {
  const [indexer = csf] = withGatheredPages([csf]);
  const index = await indexer.createIndex(join(repositoryRoot, file), { makeTitle: (title) => title ?? '' });
  return index.filter(isGathered);
}

describe('the pages that are photographed', () => {
  it('are one for each file of stories, but for those that say why not', async () => {
    const pages = await Promise.all(files.map(async (file) => ({ file, pages: await pagesOf(file) })));
    expect(pages.filter((entry) => entry.pages.length !== 1).map(({ file }) => file)).toEqual([
      'packages/charts/src/stories/picture/PictureProof.stories.tsx',
      'packages/charts/src/stories/real-data/RealData.stories.tsx',
      'packages/ui/src/provider/VinrodProvider.stories.tsx',
    ]);
    const titles = pages.flatMap((entry) => entry.pages.map(({ title }) => title));
    expect(titles.length).toBeGreaterThan(90);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('are neither in the sidebar nor among the tests', async () => {
    expect(await pagesOf('packages/ui/src/button/Button.stories.tsx')).toEqual([
      {
        type: 'story',
        subtype: 'story',
        importPath: 'virtual:gathered-pictures/packages/ui/src/button/Button',
        exportName: 'Alla',
        title: 'Bildprov/Komponenter/Knapp',
        tags: ['gathered', '!dev', '!test'],
      },
    ]);
  });
});
