import { createTheme } from '@vinrod/ui/create-theme';
import { describe, expect, it } from 'vitest';

import { contrast, lightness, linearRgb, seenWith, type LinearRgb } from './color.fixture.ts';
import { brandColors } from './brand-colors.fixture.ts';
import { othersFill, paletteFill, type FillStyle, type Origin } from './fills.ts';
import { themeColor, type Theme } from './theme-color.fixture.ts';

const themes = ['light', 'dark', 'high-contrast'] as const;
const visions = ['normal', 'protan', 'deutan', 'tritan'] as const;

/** Name of a fill's colour in a theme. */
function nameOf({ color }: FillStyle): string {
  return color.replace('var(--vr-color-', '').replace(')', '');
}

function seenIn(theme: Theme, fill: FillStyle): LinearRgb {
  return linearRgb(themeColor(theme, nameOf(fill)));
}

/** Smallest lightness difference of neighbours over all kinds of colour vision (Machado, Oliveira & Fernandes 2009). */
function leastOf(colors: readonly LinearRgb[]): number {
  const differences = visions.flatMap((vision) => {
    const seen = colors.map((color) => lightness(seenWith(vision, color)));
    return seen.slice(1).map((one, i) => Math.abs(one - (seen[i] ?? one)));
  });
  return Math.round(Math.min(...differences) * 10) / 10;
}

function leastDifference(theme: Theme, fills: readonly FillStyle[]): number {
  return leastOf(fills.map((fill) => seenIn(theme, fill)));
}

function first(count: number): FillStyle[] {
  return Array.from({ length: count }, (_, i) => paletteFill(i));
}

const origins = (['renewable', 'nuclear', 'fossil'] satisfies Origin[]).map((origin) =>
  paletteFill(0, origin),
);

describe('fills', () => {
  it.each([
    ['light', { ten: 11.1, others: 11, nine: 15.8, origins: 35.9 }],
    ['dark', { ten: 12.8, others: 10.4, nine: 37.3, origins: 14.9 }],
    ['high-contrast', { ten: 11.1, others: 11, nine: 15.8, origins: 35.9 }],
  ] as const)(
    'beside each other differ in lightness, in grey and to every colour vision, %s',
    (theme, least) => {
      const measured = {
        ten: leastDifference(theme, first(10)),
        others: leastDifference(theme, [paletteFill(3), othersFill]),
        nine: leastDifference(theme, [paletteFill(8), othersFill]),
        origins: leastDifference(theme, origins),
      };
      expect(measured).toEqual(least);
      expect(Math.min(...Object.values(measured))).toBeGreaterThanOrEqual(10);
    },
  );

  it.each(brandColors)(
    'beside each other differ in lightness in the colours of a supplier too, %s',
    (primary) => {
      const { colors } = createTheme({ name: 'Någon', primary });
      for (const theme of themes) {
        const own = new Map<string, string>(Object.entries(colors[theme]));
        expect(
          leastOf(first(10).map((fill) => linearRgb(own.get(nameOf(fill)) ?? ''))),
        ).toBeGreaterThanOrEqual(10);
      }
    },
  );

  it.each(themes)('have 3:1 on the page, %s', (theme) => {
    for (const fill of [...first(10), ...origins, othersFill]) {
      for (const page of ['surface', 'background']) {
        expect(contrast(seenIn(theme, fill), linearRgb(themeColor(theme, page)))).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('have a colour and a pattern each, and start over after ten', () => {
    expect(new Set(first(10).map(({ color }) => color)).size).toBe(10);
    expect(new Set(first(10).map(({ pattern }) => pattern)).size).toBe(10);
    expect(paletteFill(10)).toEqual(paletteFill(0));
    expect(paletteFill(-1)).toEqual(paletteFill(9));
  });
});
