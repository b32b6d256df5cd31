import { contrastRatio } from '@vinrod/locale/contrast';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import main from '../../.storybook/main.ts';
import { brandSheet } from '../../.storybook/site/brand-sheet.ts';
import { siteTheme } from '../../.storybook/site/site-theme.ts';
import { initialChoices, toolbar, toolbarChoices } from '../../.storybook/site/toolbar-choices.ts';
import { repositoryRoot } from '../repository.ts';

const brands = readdirSync(join(repositoryRoot, 'brands')).toSorted();

describe('adoption minor: what is around the stories', () => {
  it.each(['light', 'dark', 'high-contrast'] as const)('can be read in the theme %s', (name) => {
    const theme = siteTheme(name);
    const pairs = [
      [theme.textColor, theme.appBg],
      [theme.textColor, theme.appContentBg],
      [theme.textMutedColor, theme.appContentBg],
      [theme.barTextColor, theme.barBg],
      [theme.barSelectedColor, theme.barBg],
      [theme.inputTextColor, theme.inputBg],
    ];
    expect(pairs.filter(([text = '', ground = '']) => contrastRatio(text, ground) < 4.5)).toEqual([]);
  });

  it('has the name and the mark', () => {
    expect(siteTheme('light').brandTitle).toMatch(/<img src="site-mark.svg" alt="".*Vinröd/);
  });
});

it('issue 22: a page that is served from its sources has what stands for a process, which they ask for', async () => {
  const { define }: { readonly define?: unknown } = Object(
    await main.viteFinal?.({ plugins: [] }, Object({})),
  );
  expect(define).toEqual({ 'process.env': {} });
});

it('issue 22, item 3: the words of React Aria are there in both languages of the toolbar', async () => {
  const { plugins = [] } = Object(await main.viteFinal?.({ plugins: [] }, Object({})));
  const all: readonly unknown[] = [plugins].flat(9);
  const locales = all.find((plugin: unknown) => Reflect.get(Object(plugin), 'name') === 'locales-plugin');
  const { handler }: { handler: (id: string, from: string) => unknown } = Object(
    Reflect.get(Object(locales), 'resolveId'),
  );
  const left = (locale: string): unknown => handler(`./${locale}.mjs`, '/react-aria/intl/index.mjs');
  expect([left('sv-SE'), left('en-US')]).toEqual([null, null]);
  expect(left('de-DE')).not.toBeNull();
});

describe('the toolbar', () => {
  it('begins with the library as it is', () => {
    expect(toolbarChoices(initialChoices)).toEqual({
      theme: 'light',
      language: 'sv',
      isCompact: false,
      isSpaced: false,
      isStill: false,
      brand: undefined,
    });
    expect(Object.keys(toolbar).toSorted()).toEqual(Object.keys(initialChoices).toSorted());
  });

  it.each([
    ['nothing', undefined],
    ['what an address may say', { theme: '<b>', language: 1, density: null, spacing: [], brand: 7 }],
  ])('reads %s as the library as it is', (_name, globals) => {
    expect(toolbarChoices(globals)).toEqual(toolbarChoices(initialChoices));
  });

  it('offers every brand of the repository, whose sheet sets colours', async () => {
    const offered = JSON.stringify(toolbar.brand);
    expect(brands.filter((brand) => !offered.includes(`"${brand}"`))).toEqual([]);
    const sheets = await Promise.all(brands.map(brandSheet));
    expect(new Set(sheets).size).toBe(brands.length);
    for (const sheet of sheets) expect(sheet).toContain('--vr-color-brand:');
    await expect(brandSheet('finns-inte')).resolves.toBe('');
  });
});
