import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { coverageInSwedish, textsIn } from './coverage-in-swedish.ts';
import swedish from './coverage.sv.json' with { type: 'json' };

const source = fileURLToPath(new URL('..', import.meta.url));
const table = readFileSync(join(source, '../../../docs/guides/component-coverage.md'), 'utf8');
const tableRows = table.split('\n').filter((line) => line.startsWith('| '));

/** Folders that export something, by whether they contain React components. */
const exported = globSync('*/index.ts', { cwd: source }).map(dirname).toSorted();
const components = exported.filter((folder) =>
  globSync(`${folder}/*.tsx`, { cwd: source }).some((file) => !/\.(stories|test|fixture)\.tsx$/.test(file)),
);

/** Ids of all Storybook pages, from the titles of stories and standalone pages. */
const pageIds = [
  ...globSync('**/*.stories.tsx', { cwd: source }).map(
    (file) =>
      /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(readFileSync(join(source, file), 'utf8'))?.[1] ?? '',
  ),
  ...globSync('**/*.mdx', { cwd: source }).map(
    (file) => /<Meta title="([^"]+)"/.exec(readFileSync(join(source, file), 'utf8'))?.[1] ?? '',
  ),
].map(storyIdOf);

describe('the table of coverage', () => {
  it('names every folder that can be imported, and no other', () => {
    const named = tableRows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name));
    expect(named.toSorted()).toEqual(exported);
  });

  it('is in Swedish too, whose texts are those of the guide', () => {
    const texts = new Set(textsIn(table));
    expect(Object.keys(swedish).filter((text) => !texts.has(text))).toEqual([]);
    // What is said, that is all but the names of components and libraries.
    const said = [
      ...table.matchAll(/^#+ (.+)$/gm),
      ...table.matchAll(/^\| ([A-Za-z][^|]*?) *\|/gm),
      ...table.matchAll(/^\|[^|]+\| ([A-Za-z][^|`]*?) *\|$/gm),
    ].map(([, text = '']) => text);
    const paragraphs = textsIn(table).filter((text) => /[.:] /.test(text) && text.length > 100);
    expect([...said, ...paragraphs].filter((text) => !Object.keys(swedish).includes(text))).toEqual([]);
    expect(coverageInSwedish(table)).toMatch(/^# Komponenterna bredvid dem i andra bibliotek\n/);
    expect(coverageInSwedish(table)).toContain('\n| Ikonknapp | `icon-button` |');
  });

  it('has no need that others meet and we do not', () => {
    const unmet = tableRows.filter((row) => row.split('|')[2]?.trim() === '–');
    expect(unmet).toEqual([]);
  });
});

describe('the pages of components', () => {
  it('are looked for in all folders', () => {
    expect(components.length).toBeGreaterThan(60);
  });

  it.each(components)('%s has a page in Swedish that is tied to its stories', (folder) => {
    const pages = globSync(`${folder}/!(*.en).mdx`, { cwd: source });
    const stories = globSync(`${folder}/*.stories.tsx`, { cwd: source });
    expect(pages).not.toEqual([]);
    expect(stories).not.toEqual([]);
    for (const page of pages) {
      const text = readFileSync(join(source, page), 'utf8');
      expect(text).toContain('<Meta of={');
      for (const heading of ['## Använd när', '## Använd inte när', '## Tillgänglighet']) {
        expect(text).toContain(`\n${heading}\n`);
      }
    }
  });

  it.each(globSync('**/*.mdx', { cwd: source }))('%s leads only to pages that exist', (page) => {
    const links = [...readFileSync(join(source, page), 'utf8').matchAll(/\?path=\/(?:docs|story)\/(.+?)--/g)];
    expect(links.map(([, id = '']) => id).filter((id) => !pageIds.includes(id))).toEqual([]);
  });
});

/** The id that Storybook makes of a title. */
function storyIdOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[\s,/.]+/g, '-')
    .replace(/-+/g, '-');
}
