import { differenceEuclidean } from 'culori/fn';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contrastRatio } from '@vinrod/locale/contrast';
import { contrastRules } from '../theme/contrast-pairs.ts';
import { colorNames, themeNames } from '../tokens/names.ts';
import { colorToken } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { createTheme, nearestBrand, ThemeContrastError, type Brand, type BrandTheme } from './index.ts';

const vinrod: Brand = { name: 'Vinröd Energi', primary: '#781a32', accent: '#1e5790' };
const pale: Brand = { name: 'Solgul Kraft', primary: '#ffe69a' };

function failedPairs({ failures }: BrandTheme): readonly string[] {
  return failures.map(({ theme, foreground, background }) => `${theme}: ${foreground} on ${background}`);
}

function contrastErrorOf(brand: Brand): ThemeContrastError {
  try {
    createTheme(brand);
  } catch (error) {
    if (error instanceof ThemeContrastError) return error;
  }
  throw new Error('No contrast error was thrown.');
}

/** Declarations of the nth block of a selector in a style sheet of `createTheme`. */
function block(css: string, opening: string): ReadonlyMap<string, string> {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`"${opening}" is not in the style sheet`);
  const body = css.slice(start + opening.length, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const openings = {
  light: ':root {',
  dark: 'html[data-theme="dark"] {',
  'high-contrast': 'html[data-theme="high-contrast"] {',
} as const;

/** The values a page would compute, read from the style sheet. */
function failsOnPage({ cssText }: BrandTheme): readonly string[] {
  return themeNames.flatMap((theme) => {
    const values = block(cssText, openings[theme]);
    const at = (name: string) =>
      values.get(`--vr-color-${name}`) ?? colorToken(tokens, `semantic.${theme}.${name}`);
    return contrastRules.flatMap(({ foreground, backgrounds, least }) =>
      foreground.flatMap((front) =>
        backgrounds
          .filter((back) => contrastRatio(at(front), at(back)) < least)
          .map((back) => `${theme}: ${front} on ${back}`),
      ),
    );
  });
}

describe('createTheme', () => {
  it('accepts the shipped brand and comes back to the shipped colours', () => {
    const { colors, failures, pairCount } = createTheme(vinrod);
    expect(failures).toEqual([]);
    expect(pairCount).toBe(387);
    const difference = differenceEuclidean('oklab');
    const strayed: string[] = [];
    for (const theme of themeNames) {
      for (const name of colorNames.filter((color) => color !== 'overlay')) {
        const shipped = colorToken(tokens, `semantic.${theme}.${name}`);
        if (difference(colors[theme][name], shipped) > 0.02) strayed.push(`${theme}: ${name}`);
      }
    }
    expect(strayed).toEqual([]);
  });

  it("keeps the supplier's own colours in the light theme", () => {
    const { light } = createTheme({ name: 'Norrsken Energi', primary: '#0B3D2E', accent: '#7b2cbf' }).colors;
    expect(light).toMatchObject({ brand: '#0b3d2e', 'brand-block': '#0b3d2e', accent: '#7b2cbf' });
  });

  it('leaves neutral colours, status colours and an accent that was not given alone', () => {
    const { colors } = createTheme({ name: 'Norrsken Energi', primary: '#0b3d2e' });
    const fixed = colorNames.filter((name) => /^(text|status|surface|accent|link)/.test(name));
    for (const name of fixed) expect(colors.dark[name]).toBe(colorToken(tokens, `semantic.dark.${name}`));
  });

  it('begins the lines with the hue of the brand, and moves only those that are too near it', () => {
    const { light } = createTheme({ name: 'Norrsken Energi', primary: '#0b3d2e' }).colors;
    const moved = colorNames.filter(
      (name) => /^data-\d+$/.test(name) && light[name] !== colorToken(tokens, `semantic.light.${name}`),
    );
    expect(moved).toEqual(['data-1', 'data-7', 'data-9']);
    expect(light['data-1']).toBe('#295444');
  });

  it('leaves lines that were set by hand', () => {
    const byHand = { 'data-1': '#0b3d2e', 'data-9': '#0c3e2f' };
    const { light } = createTheme({ name: 'Norrsken', primary: '#0b3d2e', themes: { light: byHand } }).colors;
    expect(light).toMatchObject(byHand);
  });

  it('refuses a pale brand and names the pairs', () => {
    const error = contrastErrorOf(pale);
    expect(error.failures).toEqual([
      {
        theme: 'light',
        kind: 'control',
        foreground: 'brand',
        background: 'surface',
        colors: { foreground: '#ffe69a', background: '#ffffff' },
        ratio: 1.23,
        needed: 3,
      },
      {
        theme: 'light',
        kind: 'control',
        foreground: 'brand',
        background: 'background',
        colors: { foreground: '#ffe69a', background: '#f8f5f3' },
        ratio: 1.13,
        needed: 3,
      },
    ]);
    expect(error.message).toBe(
      [
        'Solgul Kraft: 2 pairs of colours have too little contrast.',
        '  light: brand #ffe69a on surface #ffffff has 1.23:1, needs 3:1',
        '  light: brand #ffe69a on background #f8f5f3 has 1.13:1, needs 3:1',
        `The nearest that have enough: primary ${error.nearest?.primary}.`,
      ].join('\n'),
    );
  });

  it('offers the nearest brand that passes, of the same hue and no further away than it must be', () => {
    const { nearest } = contrastErrorOf(pale);
    if (nearest === undefined) throw new Error('No brand was offered.');
    expect(createTheme(nearest).failures).toEqual([]);
    expect(contrastRatio(nearest.primary, '#f8f5f3')).toBeLessThan(3.1);
    expect(contrastRatio(nearest.primary, '#f8f5f3')).toBeGreaterThanOrEqual(3);
  });

  it('moves each colour that fails, also one set by hand, and leaves the others', () => {
    const brand: Brand = {
      name: 'Två',
      primary: '#781a32',
      accent: '#9fd0ff',
      themes: { dark: { link: '#4a6fa5' } },
    };
    const { nearest } = contrastErrorOf(brand);
    expect(nearest?.primary).toBe('#781a32');
    expect(nearest?.accent).not.toBe('#9fd0ff');
    expect(nearest?.themes?.dark?.link).not.toBe('#4a6fa5');
  });

  it('offers a brand that passes as it is', () => {
    expect(nearestBrand(vinrod)).toBe(vinrod);
  });

  it('reports the same pairs instead when asked', () => {
    const theme = createTheme(pale, { onFailure: 'report' });
    expect(failedPairs(theme)).toEqual(['light: brand on surface', 'light: brand on background']);
    expect(theme.cssText).toContain('--vr-color-brand: #ffe69a;');
  });

  it('accepts the pale brand when its fill is set by hand, and the logo block follows', () => {
    const { colors } = createTheme({ ...pale, themes: { light: { brand: '#7a5b00' } } });
    expect(colors.light).toMatchObject({
      'brand-block': '#7a5b00',
      brand: '#7a5b00',
      'on-brand': '#ffffff',
    });
  });

  it('checks colours set by hand, text against text rules', () => {
    const theme = createTheme({ ...vinrod, themes: { dark: { link: '#4a6fa5' } } }, { onFailure: 'report' });
    expect(failedPairs(theme)).toContain('dark: link on surface');
    expect(theme.failures.find(({ foreground }) => foreground === 'link')).toMatchObject({
      kind: 'text',
      needed: 4.5,
    });
  });

  it('writes dark text on a light fill that can bear it', () => {
    const { light } = createTheme({ name: 'Grå', primary: '#858585' }).colors;
    expect(light['on-brand']).toBe('#14100f');
  });

  const unreadable: readonly (readonly [Brand, string])[] = [
    [{ ...vinrod, primary: 'burgundy' }, 'Vinröd Energi: primary is "burgundy"'],
    [{ ...vinrod, accent: '#12' }, 'Vinröd Energi: accent is "#12"'],
    [{ ...vinrod, themes: { dark: { link: 'red' } } }, '"link" in the dark theme is "red"'],
    [
      { ...vinrod, themes: { light: Object.fromEntries([['logo', '#000000']]) } },
      '"logo" in the light theme is not a colour',
    ],
    [{ ...vinrod, fonts: { body: ['Arial; } body { display: none'] } }, 'is not the name of a font family'],
    [{ ...vinrod, fonts: { heading: [] } }, 'a list of fonts is empty'],
    [{ ...vinrod, radii: { md: -1 } }, 'radius "md" is -1'],
  ];
  it.each(unreadable)('refuses a brand it cannot read: %#', (brand, message) => {
    expect(() => createTheme(brand)).toThrow(message);
  });
});

describe('the style sheet', () => {
  const { cssText, colors } = createTheme({
    name: 'Norrsken Energi',
    primary: '#0b3d2e',
    fonts: { heading: ['Newsreader', 'Georgia', 'serif'], body: ['Source Sans 3', 'sans-serif'] },
    radii: { md: 10, lg: 14 },
  });

  it('declares the order of the layers and stays in the layer above the shipped themes', () => {
    expect(cssText).toMatch(
      /^@layer vinrod\.reset, vinrod\.base, vinrod\.components, vinrod\.overrides;\n@layer vinrod\.overrides \{/,
    );
  });

  it("follows the reader's choice and the computer's wish as the shipped themes do", () => {
    expect(cssText).toContain('@media screen and (prefers-color-scheme: dark) { html:not([data-theme]) {');
    expect(cssText).toContain('@media screen and (prefers-contrast: more) { html:not([data-theme]) {');
    expect(cssText).toContain('@media screen { html[data-theme="dark"] {');
  });

  it.each(themeNames)('gives the %s theme the same variables as the others, with its own values', (theme) => {
    const values = block(cssText, openings[theme]);
    const names = [...values.keys()].filter((name) => name.startsWith('--vr-color-'));
    const lightNames = [...block(cssText, openings.light).keys()].filter((name) => name.includes('color'));
    expect(names).toEqual(lightNames);
    for (const name of colorNames) {
      const value = values.get(`--vr-color-${name}`) ?? colorToken(tokens, `semantic.${theme}.${name}`);
      expect({ [name]: value }).toEqual({ [name]: colors[theme][name] });
    }
  });

  it('carries fonts and radii, and no colour that the brand does not change', () => {
    const values = block(cssText, openings.light);
    expect(values.get('--vr-font-heading')).toBe('Newsreader, Georgia, serif');
    expect(values.get('--vr-font-body')).toBe('"Source Sans 3", sans-serif');
    expect(values.get('--vr-radius-md')).toBe('10px');
    expect(values.has('--vr-color-text')).toBe(false);
    expect(values.has('--vr-color-link')).toBe(false);
  });
});

describe('a theme of any brand', () => {
  const color = fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
    .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

  it('is refused exactly when a pair on the page fails, and only for what the supplier chose itself', () => {
    fc.assert(
      fc.property(color, color, (primary, accent) => {
        const theme = createTheme({ name: 'Någon', primary, accent }, { onFailure: 'report' });
        expect(failedPairs(theme).toSorted()).toEqual(failsOnPage(theme).toSorted());
        for (const { theme: where, foreground } of theme.failures) {
          expect(where).toBe('light');
          expect(['brand', 'accent']).toContain(foreground);
        }
      }),
      { seed: 20_261_120, numRuns: 120 },
    );
  });

  it('is accepted whenever both colours have 4.5:1 on white', () => {
    fc.assert(
      fc.property(color, color, (primary, accent) => {
        fc.pre([primary, accent].every((own) => contrastRatio(own, '#ffffff') >= 4.5));
        expect(failedPairs(createTheme({ name: 'Någon', primary, accent }))).toEqual([]);
      }),
      { seed: 20_261_121, numRuns: 50 },
    );
  });
});
