import { expect, it } from 'vitest';

import { intake } from '../under-way/intake.fixture.ts';
import { hasSettings, settingsChange, settingsDraft, settingsProblems } from './settings-draft.ts';

const energy = { article: 'EL-KV', name: 'Elpris', unit: 'kWh', category: null, is_needed: true } as const;
const fee = { article: 'AVI', name: 'Aviavgift', unit: 'st', category: null, is_needed: false } as const;
const grid = { article: 'NÄT', name: 'Elnät', unit: 'kWh', category: 'grid', is_needed: true } as const;
const invoice = intake({
  kind: 'invoices',
  format: 'peppol',
  state: 'needs_settings',
  needs: ['article_categories', 'site'],
  articles: { seller: 'Elbolaget', articles: [energy, fee, grid] },
});

it('what the articles of an invoice are has to be told where its lines are by kWh', () => {
  expect(hasSettings(invoice)).toBe(true);
  expect(settingsProblems(invoice, settingsDraft(invoice))).toEqual({
    'category.EL-KV': 'Välj vad Elpris är.',
    site: 'Välj en anläggning.',
  });
});

it('what is known or chosen is sent, and nothing for an article that nobody told of', () => {
  const draft = settingsDraft(invoice);
  const selected = {
    ...draft,
    site: { value: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11', label: 'Kajen 4' },
    articles: draft.articles.map((one) =>
      one.article === 'EL-KV' ? { ...one, category: 'energy' as const } : one,
    ),
  };
  expect(settingsProblems(invoice, selected)).toEqual({});
  expect(settingsChange(invoice, selected)).toEqual({
    site: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11',
    article_categories: [
      { article: 'EL-KV', category: 'energy' },
      { article: 'NÄT', category: 'grid' },
    ],
  });
});

it('a file that is no invoice has no articles to send', () => {
  const values = intake();
  expect(settingsChange(values, settingsDraft(values))).not.toHaveProperty('article_categories');
});
