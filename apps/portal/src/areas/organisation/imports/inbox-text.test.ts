import { expect, it } from 'vitest';

import { inboxText } from './inbox-text.ts';

it('tells when the folder is looked at next, or how often when that is soon over', () => {
  const next = { next_look_at: '2026-11-22T14:30:00+01:00' };
  expect(inboxText({ ...next, interval_seconds: 1800 })).toBe('Nästa hämtning från inkorgen kl. 14:30.');
  expect(inboxText({ ...next, interval_seconds: 10 })).toBe(
    'Inkorgen gås igenom med 10 sekunders mellanrum.',
  );
  expect(inboxText({ next_look_at: null, interval_seconds: null })).toBe('');
});
