import { expect, test } from 'vitest';
import { preferredLanguage } from '../server/preferred-language.ts';

test.each([
  [null, 'sv'],
  ['', 'sv'],
  ['sv', 'sv'],
  ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['en', 'en'],
  ['en-GB, sv;q=0.9', 'en'],
  ['en;q=0.5, sv;q=0.8', 'sv'],
  ['de, en;q=0.5', 'en'],
  ['de', 'sv'],
  ['en;q=0', 'sv'],
  ['*', 'sv'],
])('%s is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
