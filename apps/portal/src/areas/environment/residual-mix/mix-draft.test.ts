import { describe, expect, it } from 'vitest';

import { isMixDraft, mixProblems, mixToSend, newMix, shareSum, type MixDraft } from './mix-draft.ts';

const filled: MixDraft = {
  ...newMix(2024),
  renewable: 10.18,
  nuclear: 21.61,
  fossil: 68.21,
  co2: 464.79,
};

describe('the form of a residual mix', () => {
  it('is sent as the contract has it', () => {
    expect(mixProblems(filled)).toEqual({});
    expect(mixToSend(filled)).toMatchObject({
      year: 2024,
      region: 'nordic',
      renewable_percent: 10.18,
      source_url: null,
    });
  });

  it.each([
    [6.51, 14.68, 78.82, true],
    [10, 20, 70.05, true],
    [10, 20, 69.95, true],
    [10, 20, 70.06, false],
    [10, 20, 60, false],
  ])('takes %d + %d + %d: %s', (renewable, nuclear, fossil, isRight) => {
    const draft = { ...filled, renewable, nuclear, fossil };
    expect(Object.keys(mixProblems(draft))).toEqual(isRight ? [] : ['fossil_percent']);
  });

  it('says of an empty form everything that is missing', () => {
    expect(Object.keys(mixProblems({ ...newMix(null), source: ' ' }))).toEqual([
      'year',
      'renewable_percent',
      'nuclear_percent',
      'fossil_percent',
      'co2_g_per_kwh',
      'source',
    ]);
    expect(shareSum(newMix(2025))).toBeNull();
    expect(() => mixToSend(newMix(2025))).toThrow(TypeError);
  });

  it('knows what it has kept', () => {
    expect(isMixDraft(JSON.parse(JSON.stringify(filled)))).toBe(true);
    for (const stored of [null, 'text', {}, { ...filled, co2: 'much' }, { ...filled, source: 4 }])
      expect(isMixDraft(stored)).toBe(false);
  });
});
