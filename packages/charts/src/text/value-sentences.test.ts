import { describe, expect, it } from 'vitest';

import { extremeSentences, missingSentences } from './value-sentences.ts';

const format = { unit: 'kWh', decimals: 0, language: 'sv' } as const;
const names = ['jan', 'feb', 'mar', 'apr'];

function extremes(...values: readonly number[]): string[] {
  return extremeSentences(Float64Array.from(values), (index) => names[index] ?? '', format);
}

describe('sentences of the extremes', () => {
  it('name the highest and the lowest value that exist', () => {
    expect(extremes(Number.NaN, 20, -5, 7)).toEqual([
      'Högst: 20\u00A0kWh, feb.',
      'Lägst: \u22125\u00A0kWh, mar.',
    ]);
  });

  it('call a single value the highest, and say nothing of none', () => {
    expect(extremes(Number.NaN, 3)).toEqual(['Högst: 3\u00A0kWh, feb.']);
    expect(extremes(Number.NaN)).toEqual([]);
  });

  it('name the first of equal highest values and the last of equal lowest ones', () => {
    expect(extremes(9, 9, 1, 1)).toEqual(['Högst: 9\u00A0kWh, jan.', 'Lägst: 1\u00A0kWh, apr.']);
  });
});

it('names what is missing in one sentence, or in none', () => {
  expect(missingSentences(['jan', 'mar'], 'sv')).toEqual(['Värden saknas för jan och mar.']);
  expect(missingSentences([], 'sv')).toEqual([]);
});
