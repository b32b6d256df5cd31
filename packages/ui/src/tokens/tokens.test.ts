import { describe, expect, it } from 'vitest';

import { camelCase } from './camel-case.ts';
import { breakpoints } from './media.ts';
import {
  colorNames,
  controlNames,
  durationNames,
  easingNames,
  radiusNames,
  shadowNames,
  sizeNames,
  spaceNames,
  themeNames,
  zNames,
} from './names.ts';
import { lengthToken, tokenNames } from './resolve.ts';
import tokens from './tokens.json' with { type: 'json' };
import { typography } from './typography.ts';
import { vars } from './vars.ts';

describe('token names', () => {
  it.each([
    ['semantic.light', colorNames],
    ['semantic.dark', colorNames],
    ['semantic.high-contrast', colorNames],
    ['semantic', themeNames],
    ['space', spaceNames],
    ['radius', radiusNames],
    ['size', sizeNames],
    ['control.comfortable', controlNames],
    ['control.compact', controlNames],
    ['shadow', shadowNames],
    ['motion.duration', durationNames],
    ['motion.reduced', durationNames],
    ['motion.easing', easingNames],
    ['z-index', zNames],
  ])('of %s are those of tokens.json', (path, names) => {
    expect(new Set(names)).toEqual(new Set(tokenNames(tokens, path)));
  });

  it('gives the breakpoints of tokens.json', () => {
    const widths = tokenNames(tokens, 'breakpoint').map((name) => [
      name,
      Number.parseInt(lengthToken(tokens, `breakpoint.${name}`), 10),
    ]);
    expect(breakpoints).toEqual(Object.fromEntries(widths));
  });
});

describe('vars', () => {
  it('refers to the public variable names', () => {
    expect(vars.color.textMuted).toBe('var(--vr-color-text-muted)');
    expect(vars.color.dataSeq1).toBe('var(--vr-color-data-seq-1)');
    expect(vars.color.data10).toBe('var(--vr-color-data-10)');
    expect(vars.space['4']).toBe('var(--vr-space-4)');
    expect(vars.motion.duration.fast).toBe('var(--vr-motion-duration-fast)');
    expect(vars.z.shadowBanner).toBe('var(--vr-z-shadow-banner)');
  });
});

describe('typography', () => {
  it('has every text style of tokens.json', () => {
    expect(Object.keys(typography)).toEqual(tokenNames(tokens, 'typography').map(camelCase));
  });

  it('resolves family, size in rem and spacing in em', () => {
    expect(typography.title1).toEqual({
      fontFamily: 'var(--vr-font-heading)',
      fontSize: '1.625rem',
      lineHeight: 1.2308,
      fontWeight: 600,
      letterSpacing: '-0.008em',
    });
    expect(typography.body).toMatchObject({ fontFamily: 'var(--vr-font-body)', letterSpacing: 'normal' });
  });
});
