import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesOfComponents } from '../../.storybook/pages/component-page.ts';
import { madeOf, withMadeOf } from '../../.storybook/pages/made-of.ts';
import { repositoryRoot } from '../repository.ts';

const pages = pagesOfComponents(repositoryRoot);
const page = (path: string): string => join(repositoryRoot, 'packages', path);

describe('what a page says its component is made of', () => {
  it('is its parts, what it is a part of, and its variables', () => {
    const { parts, wholes, texts, variables } = madeOf(repositoryRoot, page('ui/src/button/Button.mdx'));
    expect(parts).toContain('[`Spinner`](?path=/docs/återkoppling-väntesnurra-·-spinner--docs)');
    expect(wholes.join(' ')).toMatch(/`ConfirmDialog`/);
    expect(texts).toEqual(['bodyStrong']);
    expect(variables.get('color')).toContain('--vr-color-brand');
    expect(variables.get('motion')).toContain('--vr-motion-duration-fast');
  });

  it('names only variables that the theme sets', () => {
    const theme = readFileSync(page('ui/src/tokens/names.ts'), 'utf8');
    const named = pages.flatMap((path) => [...madeOf(repositoryRoot, path).variables.values()].flat());
    expect(named.length).toBeGreaterThan(300);
    const unknown = named.filter(
      (name) => !theme.includes(`'${name.replace(/^--vr-(?:motion-[a-z]+|[a-z]+)-/, '')}'`),
    );
    expect(unknown).toEqual([]);
  });

  it('leads only to pages that there are', () => {
    const links = new Set(pages.flatMap((path) => madeOf(repositoryRoot, path).parts));
    const own = new Set(pages.flatMap((path) => madeOf(repositoryRoot, path).wholes));
    expect(links.size).toBeGreaterThan(20);
    expect(
      [...own].filter((link) => !/^\[`\w+`\]\(\?path=\/docs\/[\p{L}\d·-]+--docs\)$/u.test(link)),
    ).toEqual([]);
  });

  it('is left out where there is nothing to say', () => {
    const nothing = { parts: [], wholes: [], texts: [], variables: new Map() };
    expect(withMadeOf('# Sida\n', nothing, 'sv')).toBe('# Sida\n');
    expect(withMadeOf('# Sida\n', { ...nothing, texts: ['body'] }, 'sv')).toBe(
      '# Sida\n\n## Byggd av\n\n- **Text**: `body`\n',
    );
  });

  it('is said in English on an English page', () => {
    const made = {
      parts: ['a'],
      wholes: [],
      texts: [],
      variables: new Map([['color', ['--vr-color-brand']]]),
    };
    expect(withMadeOf('# Page\n', made, 'en')).toBe(
      '# Page\n\n## Anatomy\n\n- **Parts**: a\n- **Colours**: `--vr-color-brand`\n',
    );
  });
});
