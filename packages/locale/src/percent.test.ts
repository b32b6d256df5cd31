import { describe, expect, it } from 'vitest';
import { changeOf, changePercent, formatPercent, formatSignedPercent } from './percent.ts';

describe('formatPercent', () => {
  it('puts U+00A0 before the sign', () => {
    expect(formatPercent(12.3)).toBe('12,3\u00A0%');
    expect(formatPercent(90, { decimals: 0 })).toBe('90\u00A0%');
    expect(formatPercent(null)).toBe('–');
  });
});

describe('changeOf', () => {
  it.each([
    [-4.2, 'down', '\u22124,2\u00A0%'],
    [1.9, 'up', '1,9\u00A0%'],
    [0.04, 'none', '0,0\u00A0%'],
    [-0.04, 'none', '0,0\u00A0%'],
    [null, 'unknown', '–'],
  ])('%s goes %s', (percent, direction, text) => {
    expect(changeOf(percent)).toEqual({ direction, text });
  });
});

describe('formatSignedPercent', () => {
  it('writes the plus sign too', () => {
    expect(formatSignedPercent(1.9)).toBe('+1,9\u00A0%');
    expect(formatSignedPercent(-4.2)).toBe('\u22124,2\u00A0%');
    expect(formatSignedPercent(0)).toBe('0,0\u00A0%');
  });
});

describe('changePercent', () => {
  it.each([
    [1_340_870, 1_284_560, -4.2],
    [-100, -50, 50],
  ])('from %s to %s', (from, to, percent) => {
    expect(changePercent(from, to)).toBeCloseTo(percent, 2);
  });

  it('is missing when there is nothing to compare with', () => {
    expect(changePercent(null, 1)).toBeNull();
    expect(changePercent(1, null)).toBeNull();
    expect(changePercent(0, 1)).toBeNull();
  });
});
