import { expect, it } from 'vitest';

import { t } from '#messages';

import { terms } from './terms.ts';

it('lists its words in Swedish order, each with a sentence', () => {
  const words = Object.values(terms).map(({ word }) => word);
  expect(words).toEqual(words.toSorted(new Intl.Collator('sv').compare));
  for (const { meaning } of Object.values(terms)) expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
});

it('figures 12: calls every cost of a report what it is, the cost of the energy, and explains it by one word', () => {
  const { word, meaning } = terms.energyCost;
  const labels = [t('overview.cost'), t('hour.cost'), t('hour.quantity.cost'), t('month.cost')];
  expect(labels.filter((label) => label.replace(' exkl. moms', '') !== word)).toEqual([]);
  expect(meaning).toContain('På fakturan tillkommer elcertifikat, ursprungsgarantier och månadsavgift');
});
