import { describe, expect, it } from 'vitest';

import { readNumberEntry } from './number-entry.ts';

describe('readNumberEntry', () => {
  it.each([
    ['160,5', 160.5],
    ['160.5', 160.5],
    ['1\u00a0284\u00a0560,75', 1284560.75],
    ['1 284', 1284],
    ['\u221212', -12],
  ])('reads %j', (text, value) => {
    expect(readNumberEntry(text, {})).toEqual({ kind: 'number', value });
  });

  it('tells empty from unreadable', () => {
    expect(readNumberEntry('  ', {}).kind).toBe('empty');
    expect(readNumberEntry('hundra', {}).kind).toBe('unreadable');
  });

  it('holds to its limits, themselves included', () => {
    expect(readNumberEntry('0', { min: 0 }).kind).toBe('number');
    expect(readNumberEntry('-1', { min: 0 }).kind).toBe('too-small');
    expect(readNumberEntry('100', { max: 100 }).kind).toBe('number');
    expect(readNumberEntry('100,1', { max: 100 }).kind).toBe('too-large');
  });

  it('refuses more decimals than are kept', () => {
    expect(readNumberEntry('0,10', { maxDecimals: 1 }).kind).toBe('number');
    expect(readNumberEntry('0,12', { maxDecimals: 1 }).kind).toBe('too-many-decimals');
    expect(readNumberEntry('0,3', { maxDecimals: 1 }).kind).toBe('number');
  });
});
