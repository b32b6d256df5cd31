import { describe, expect, it } from 'vitest';

import { colorNames, themeNames, type ColorName } from '../tokens/names.ts';
import { colorToken } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { contrastRatio } from '@vinrod/locale/contrast';
import { contrastRules } from './contrast-pairs.ts';

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#781a32', '#781a32')).toBe(1);
  });

  it('does not depend on the order', () => {
    expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('refuses a colour it cannot read', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow('"red" is not a #rrggbb colour');
  });
});

const pairs = themeNames.flatMap((theme) =>
  contrastRules.flatMap(({ foreground, backgrounds, least }) =>
    foreground.flatMap((front) => backgrounds.map((back) => ({ theme, front, back, least }))),
  ),
);

/** Colours that need no contrast: WCAG 1.4.3 and 1.4.11 exempt disabled and decorative parts. */
const withoutContrast: readonly ColorName[] = [
  'text-disabled',
  'border',
  'border-subtle',
  'brand-border',
  'accent-border',
  'status-success-border',
  'status-warning-border',
  'status-danger-border',
  'status-info-border',
  'status-neutral-border',
  'shadow-banner-border',
  'overlay',
  'data-muted',
  'data-grid',
  'data-axis',
  // Steps of one scale, distinguished from each other and by their labels, not from the background.
  'data-seq-1',
  'data-seq-2',
  'data-seq-3',
  'data-seq-4',
  'data-seq-5',
  'data-seq-6',
  'data-seq-7',
  'data-seq-8',
];

describe('themes', () => {
  it('have no colour that is in no pair, unless it needs no contrast', () => {
    const paired = contrastRules.flatMap(({ foreground, backgrounds }) => [...foreground, ...backgrounds]);
    expect(new Set([...paired, ...withoutContrast])).toEqual(new Set(colorNames));
    expect(withoutContrast.filter((name) => paired.includes(name))).toEqual([]);
  });

  it('are checked in as many pairs as the design lists', () => {
    expect(pairs).toHaveLength(387);
  });

  it.each(pairs)('$theme: $front on $back reaches $least:1', ({ theme, front, back, least }) => {
    const ratio = contrastRatio(
      colorToken(tokens, `semantic.${theme}.${front}`),
      colorToken(tokens, `semantic.${theme}.${back}`),
    );
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});
