import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const index = readFileSync(join(source, 'index.ts'), 'utf8');
const guide = readFileSync(join(source, '../../../docs/guides/component-coverage.md'), 'utf8');
const readme = readFileSync(join(source, '../README.md'), 'utf8');

/** Folders of charts: those that hold a component and its stories. */
const folders = [
  ...new Set(globSync('*/*.stories.tsx', { cwd: source }).map((file) => file.split('/')[0] ?? '')),
]
  .filter((folder) => folder !== 'stories')
  .toSorted();

/** Components that the package exports, read from its index. */
const components = [...index.matchAll(/\b([A-Z][a-z]+(?:[A-Z][a-z]+)*)\b(?=[,\s}]*(?:\n|,| \}))/g)]
  .map(([, name = '']) => name)
  .filter((name) => globSync(`**/${name}.tsx`, { cwd: source }).length > 0);

describe('charts', () => {
  it('are looked for in all folders', () => {
    expect(folders.length).toBeGreaterThan(9);
    expect(components.length).toBeGreaterThan(10);
  });

  it.each(components)('%s is in the guide of coverage and in the readme', (name) => {
    expect(guide).toContain(`\`${name === 'ShareLegend' ? 'ShareBar' : name}\``);
    expect(readme).toContain(`\`${name}\``);
  });

  it.each(folders)('%s has a page in Swedish that is tied to its stories', (folder) => {
    const pages = globSync(`${folder}/!(*.en).mdx`, { cwd: source });
    expect(pages).not.toEqual([]);
    for (const page of pages) {
      const text = readFileSync(join(source, page), 'utf8');
      expect(text).toContain('<Meta of={');
      for (const heading of ['## Använd när', '## Använd inte när', '## Tillgänglighet']) {
        expect(text).toContain(`\n${heading}\n`);
      }
    }
  });
});
