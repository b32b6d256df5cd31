import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
    const pages = await Promise.all(
      files.map(async (file) => ({
        file,
        pages: (await pagesOf(file)).filter(({ exportName }) => exportName === 'Alla'),
      })),
    );
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
        title: 'Bildprov/Handlingar/Knapp · Button',
        tags: ['gathered', '!dev', '!test'],
      },
    ]);
  });
});

/** Only a phone has the button that opens them; in the other modes there is nothing to open. */
const onPhones = ['app-shell', 'filter-sheet'];

/** Folders of components that draw something over the page. */
const opening = new Set(
  globSync('packages/ui/src/*/*.tsx', { cwd: repositoryRoot })
    .filter((file) => !/\.(stories|test|fixture)\.tsx$/.test(file))
    .filter((file) =>
      /from '(react-aria-components\/(Popover|Modal|Tooltip)|\.\.\/(date-picker|date-range-picker|dialog|drawer|popover)\/)/.test(
        readFileSync(join(repositoryRoot, file), 'utf8'),
      ),
    )
    .map((file) => basename(dirname(file)))
    .filter((folder) => !onPhones.includes(folder)),
);

/** Stories of a component that are photographed open: by what they are given, or by their play function. */
function openStories(folder: string): readonly string[] {
  const stories = globSync(`packages/ui/src/${folder}/*.stories.tsx`, { cwd: repositoryRoot });
  const texts = stories.flatMap((file) =>
    readFileSync(join(repositoryRoot, file), 'utf8').split(/^(?=export const )/m),
  );
  const isOpenAtFirst = texts.some((text) => !text.startsWith('export const ') && /isOpen: true/.test(text));
  return texts.filter(
    (text) =>
      /^ {2}tags: \['opened'\]/m.test(text) ||
      (/^ {2}tags: \['picture'\]/m.test(text) &&
        (isOpenAtFirst || /isOpen(: true|\b)|defaultOpen/.test(text))),
  );
}

describe('adoption S6: what opens is photographed open', () => {
  it('is looked for among all components', () => {
    for (const folder of ['date-picker', 'select', 'combo-box', 'tooltip', 'menu', 'dialog']) {
      expect(opening).toContain(folder);
    }
  });

  it.each([...opening].toSorted())('%s', (folder) => {
    expect(openStories(folder)).not.toEqual([]);
  });

  it('on a page that runs the play function of its story', async () => {
    expect(await pagesOf('packages/ui/src/date-picker/DatePicker.stories.tsx')).toContainEqual({
      type: 'story',
      subtype: 'story',
      importPath: 'virtual:gathered-pictures/packages/ui/src/date-picker/DatePicker@Öppen',
      exportName: 'Öppen',
      title: 'Bildprov/Datum/Datumväljare · DatePicker',
      tags: ['gathered', '!dev', '!test'],
    });
  });
});
