import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { sortStoriesV7 } from 'storybook/internal/preview-api';
import type { IndexEntry } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import main from '../../.storybook/main.ts';
import {
  codeNamesOf,
  pagesOfComponents,
  storiesOfPage,
  titleOf,
  withImportLine,
} from '../../.storybook/pages/component-page.ts';
import { repositoryRoot } from '../repository.ts';

const pages = pagesOfComponents(repositoryRoot).map((page) => {
  const stories = storiesOfPage(page, readFileSync(page, 'utf8')) ?? '';
  return { file: page.slice(repositoryRoot.length), page, title: titleOf(readFileSync(stories, 'utf8')) };
});

/** What a page's package lets an application import. */
function exportsBeside(page: string): string {
  const file = page.includes('packages/charts/')
    ? 'packages/charts/src/index.ts'
    : join(dirname(page), 'index.ts');
  return readFileSync(file.startsWith('packages') ? join(repositoryRoot, file) : file, 'utf8');
}

/** Titles of everything in the sidebar, in the order of the files. */
const titles = globSync('packages/{ui,charts}/src/**/*.{stories.tsx,mdx}', { cwd: repositoryRoot })
  .toSorted()
  .flatMap((file) => {
    const text = readFileSync(join(repositoryRoot, file), 'utf8');
    if (file.endsWith('.stories.tsx')) return [titleOf(text)];
    return [...text.matchAll(/<Meta title="([^"]+)"/g)].flatMap(([, title]) => title ?? []);
  });

/** The titles as the sidebar sorts them. */
function sorted(): readonly string[] {
  const preview = readFileSync(join(repositoryRoot, '.storybook/preview.tsx'), 'utf8');
  const entries = titles.map((title): IndexEntry => ({
    type: 'docs',
    id: title,
    title,
    name: 'Docs',
    importPath: title,
    storiesImports: [],
    tags: [],
  }));
  return sortStoriesV7(entries, getStorySortParameter(preview), titles).map(({ title }) => title);
}

const groupOf = (title: string): string => title.split('/')[0] ?? '';

describe('adoption S1: a page is found by its Swedish name and by that of the code', () => {
  it('is looked for among all pages of components', () => {
    expect(pages.length).toBeGreaterThan(85);
  });

  it.each(pages)('$file', ({ page, title }) => {
    const names = codeNamesOf(title);
    expect(names).not.toEqual([]);
    for (const name of names) expect(exportsBeside(page)).toMatch(new RegExp(`\\b${name}\\b`));
    const from = page.includes('packages/charts/')
      ? '@vinrod/charts'
      : /packages\/(ui)\/src\/([^/]+)/.exec(page);
    const entry = typeof from === 'string' ? from : `@vinrod/${from?.[1]}/${from?.[2]}`;
    expect(withImportLine(page, readFileSync(page, 'utf8'))).toContain(
      `\n\n\`\`\`tsx\nimport { ${names.join(', ')} } from '${entry}';\n\`\`\`\n`,
    );
  });
});

it('adoption S1: the import line is on a page before Storybook makes it code', async () => {
  const storybooks = { name: 'storybook:mdx-plugin', enforce: 'pre' };
  const { plugins = [] } = Object(await main.viteFinal?.({ plugins: [storybooks] }, Object({})));
  const names: unknown[] = [plugins].flat().map((plugin: unknown) => Reflect.get(Object(plugin), 'name'));
  expect(names.indexOf('vinrod-written-pages')).toBe(0);
  expect(names).toContain('storybook:mdx-plugin');
});

describe('adoption S4: the sidebar', () => {
  it('opens on the introduction', () => {
    expect(sorted()[0]).toBe('Grunder/Introduktion');
  });

  it('has groups in an order of its own, of which none is too long to be read', () => {
    const groups = [...new Set(sorted().map(groupOf))];
    expect(groups).toEqual([
      'Grunder',
      'Mönster',
      'Uppbyggnad',
      'Handlingar',
      'Formulär',
      'Datum',
      'Navigering',
      'Data',
      'Återkoppling',
      'Över sidan',
      'Energi',
      'Diagram',
    ]);
    const sizes = groups.map((group) => titles.filter((title) => groupOf(title) === group).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(30);
  });
});
