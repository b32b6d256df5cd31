import { createTheme } from '@vinrod/ui/create-theme';
import { describe, expect, it } from 'vitest';

import { brandColors } from './brand-colors.fixture.ts';
import { contrast, difference, labDifference, linearRgb, seenWith, type Vision } from './color.fixture.ts';
import { comparisonLine, paletteLine, paletteSize } from './palette.ts';
import { themeColor, type Theme } from './theme-color.fixture.ts';

const themes = ['light', 'dark', 'high-contrast'] as const;
const visions = ['normal', 'protan', 'deutan', 'tritan'] as const;

function lines(theme: Theme): string[] {
  return Array.from({ length: paletteSize }, (_, i) => themeColor(theme, `data-${i + 1}`));
}

function smallestDifference(colors: readonly string[], vision: Vision): number {
  const seen = colors.map((hex) => seenWith(vision, linearRgb(hex)));
  const pairs = seen.flatMap((one, i) => seen.slice(i + 1).map((two) => difference(one, two)));
  return Math.min(...pairs);
}

describe('CIEDE2000', () => {
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ])(
    'agrees with the published test data: %j %j',
    ([l1 = 0, a1 = 0, b1 = 0], [l2 = 0, a2 = 0, b2 = 0], expected) => {
      expect(labDifference({ l: l1, a: a1, b: b1 }, { l: l2, a: a2, b: b2 })).toBeCloseTo(expected, 4);
    },
  );
});

describe('line palette', () => {
  it.each(themes)('has 3:1 on every surface that lines and their keys are drawn on, %s', (theme) => {
    for (const hex of lines(theme)) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      for (const surface of ['surface', 'surface-sunken', 'background']) {
        expect(contrast(linearRgb(hex), linearRgb(themeColor(theme, surface)))).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it.each([
    ['light', 10, { normal: 19.5, protan: 12.4, deutan: 12.5, tritan: 11.4 }],
    ['light', 4, { normal: 27.5, protan: 21.1, deutan: 16.5, tritan: 23.3 }],
    ['dark', 10, { normal: 17.8, protan: 11.3, deutan: 12.4, tritan: 12.2 }],
    ['dark', 4, { normal: 23.4, protan: 16.3, deutan: 15.5, tritan: 12.2 }],
    ['high-contrast', 10, { normal: 19.5, protan: 12.4, deutan: 12.5, tritan: 11.4 }],
  ] as const)('keeps the documented distance between lines, %s, first %i', (theme, count, floors) => {
    const measured = Object.fromEntries(
      visions.map((vision) => [
        vision,
        Math.round(smallestDifference(lines(theme).slice(0, count), vision) * 10) / 10,
      ]),
    );
    expect(measured).toEqual(floors);
  });

  it('tells ten lines apart without colour', () => {
    const looks = Array.from({ length: 10 }, (_, i) => {
      const { dash, marker } = paletteLine(i);
      return `${dash} ${marker?.shape} ${marker?.isHollow}`;
    });
    expect(new Set(looks).size).toBe(10);
    expect(looks.slice(0, 5).every((look) => look.startsWith('null'))).toBe(true);
    expect(looks.slice(5).every((look) => look.startsWith('6 3'))).toBe(true);
  });

  it('names the public CSS variables, and starts over after ten', () => {
    expect(paletteLine(0).color).toBe('var(--vr-color-data-1)');
    expect(paletteLine(9).color).toBe('var(--vr-color-data-10)');
    expect(paletteLine(10)).toEqual(paletteLine(0));
    expect(paletteLine(-1)).toEqual(paletteLine(9));
  });

  it('draws an earlier period in the colour of last year, or of its own line', () => {
    expect(comparisonLine(null).color).toBe('var(--vr-color-data-previous)');
    expect(comparisonLine(2)).toEqual({ color: 'var(--vr-color-data-3)', dash: '2 3', marker: null });
  });
});

describe.each(brandColors)('the line palette of a supplier whose colour is %s', (primary) => {
  const { colors } = createTheme({ name: 'Någon', primary });

  it.each(themes)('begins with that hue, and every two lines can be told apart, %s', (theme) => {
    const own = Array.from(
      { length: paletteSize },
      (_, i) => new Map<string, string>(Object.entries(colors[theme])).get(`data-${i + 1}`) ?? '',
    );
    expect(own[0]).not.toBe(themeColor(theme, 'data-1'));
    for (const vision of visions) expect(smallestDifference(own, vision)).toBeGreaterThanOrEqual(10);
    for (const hex of own) {
      for (const surface of ['surface', 'background']) {
        expect(contrast(linearRgb(hex), linearRgb(themeColor(theme, surface)))).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
