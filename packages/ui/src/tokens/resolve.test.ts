import { describe, expect, it } from 'vitest';

import {
  colorToken,
  easingToken,
  fontFamilyToken,
  lengthToken,
  numberToken,
  shadowToken,
  tokenAlias,
  tokenNames,
  tokenValue,
} from './resolve.ts';

const px = (value: number) => ({ value, unit: 'px' });

const document = {
  $description: 'a small set',
  color: {
    $type: 'color',
    red: { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 20], hex: '#aa0011' } },
    veil: { $value: { colorSpace: 'srgb', components: [0, 0.2, 1], alpha: 0.4 } },
    brand: { $value: '{color.red}' },
    button: { $value: '{color.brand}' },
    lost: { $value: '{color.nowhere}' },
    ring: { $value: '{color.round}' },
    round: { $value: '{color.ring}' },
  },
  size: { none: { $value: px(0) }, wide: { $value: px(260) }, slow: { $value: { value: 280, unit: 'ms' } } },
  layer: { top: { $value: 700 } },
  font: { text: { $value: ['Hanken Grotesk', 'Arial'] } },
  ease: { out: { $value: [0.2, 0, 0, 1] } },
  shadow: {
    low: {
      $value: [
        {
          offsetX: px(0),
          offsetY: px(2),
          blur: px(6),
          spread: px(-1),
          color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.1 },
        },
      ],
    },
  },
};

describe('tokens', () => {
  it('lists names without $ properties', () => {
    expect(tokenNames(document, 'size')).toEqual(['none', 'wide', 'slow']);
    expect(tokenNames(document, 'color')).not.toContain('$type');
  });

  it('follows aliases to the end', () => {
    expect(colorToken(document, 'color.button')).toBe('#aa0011');
  });

  it('gives the path a token refers to, one step at a time', () => {
    expect(tokenAlias(document, 'color.button')).toBe('color.brand');
    expect(tokenAlias(document, 'color.red')).toBeUndefined();
    expect(() => tokenAlias(document, 'color.blue')).toThrow('Unknown token "color.blue"');
  });

  it('names the missing token', () => {
    expect(() => tokenValue(document, 'color.lost')).toThrow('Unknown token "color.nowhere"');
    expect(() => tokenValue(document, 'color')).toThrow('Unknown token "color"');
  });

  it('refuses a ring of aliases', () => {
    expect(() => tokenValue(document, 'color.ring')).toThrow('Token "color.ring" refers to itself');
  });

  it('writes each type as CSS', () => {
    expect(colorToken(document, 'color.veil')).toBe('rgb(0 51 255 / 0.4)');
    expect(lengthToken(document, 'size.none')).toBe('0px');
    expect(lengthToken(document, 'size.wide')).toBe('260px');
    expect(lengthToken(document, 'size.slow')).toBe('280ms');
    expect(numberToken(document, 'layer.top')).toBe('700');
    expect(fontFamilyToken(document, 'font.text')).toBe('"Hanken Grotesk", Arial');
    expect(easingToken(document, 'ease.out')).toBe('cubic-bezier(0.2, 0, 0, 1)');
    expect(shadowToken(document, 'shadow.low')).toBe('0px 2px 6px -1px rgb(0 0 0 / 0.1)');
  });

  it('says when a token is of another type', () => {
    expect(() => shadowToken(document, 'layer.top')).toThrow('Token "layer.top" is not a shadow');
    expect(() => lengthToken(document, 'ease.out')).toThrow('Unknown token "ease.out"');
  });
});
