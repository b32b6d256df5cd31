import { describe, expect, it } from 'vitest';

import { themeNames } from '../tokens/names.ts';
import { colorToken } from '../tokens/resolve.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { contrastRatio } from './contrast.ts';
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

describe('themes', () => {
  it('are checked in as many pairs as the design lists', () => {
    expect(pairs).toHaveLength(378);
  });

  it.each(pairs)('$theme: $front on $back reaches $least:1', ({ theme, front, back, least }) => {
    const ratio = contrastRatio(
      colorToken(tokens, `semantic.${theme}.${front}`),
      colorToken(tokens, `semantic.${theme}.${back}`),
    );
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});
