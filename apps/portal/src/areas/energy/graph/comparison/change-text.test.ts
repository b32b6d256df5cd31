import { expect, it } from 'vitest';

import { gapText, signedText } from './change-text.ts';

const change = {
  kwh: 2,
  previous_kwh: 1,
  change_kwh: 1,
  change_percent: 100,
  change_percent_reason: null,
  cost_sek: null,
  previous_cost_sek: null,
  change_sek: null,
};

it('figures 7: a change has its sign, and none is no zero', () => {
  const texts = [2277, -335, 0, 0.2, null].map((value) => signedText(value).replace('\u00A0', ' '));
  expect(texts).toEqual(['+2 277', '−335', '0', '0', '–']);
});

it('figures 7: says plainly why periods are not comparable', () => {
  expect(gapText(change)).toBeUndefined();
  expect(gapText({ ...change, change_percent: null, change_percent_reason: 'different_length' })).toBe(
    'Perioderna är olika långa',
  );
});
