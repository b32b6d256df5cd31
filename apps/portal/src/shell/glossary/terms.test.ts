import { expect, it } from 'vitest';

import { terms } from './terms.ts';

it('lists its words in Swedish order, each with a sentence', () => {
  const words = Object.values(terms).map(({ word }) => word);
  expect(words).toEqual(words.toSorted(new Intl.Collator('sv').compare));
  for (const { meaning } of Object.values(terms)) expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
});
