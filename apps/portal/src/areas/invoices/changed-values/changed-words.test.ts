import { expect, it } from 'vitest';

import { changedWords } from './changed-words.ts';

const changed = {
  kind: 'invoice',
  id: 'e5d1',
  before_kwh: 42_350,
  now_kwh: 42_400.5,
  day_count: 3,
  first_day: '2026-10-01',
  last_day: '2026-10-03',
} as const;

it('says what it was made on, what it is now, and which days have changed', () => {
  expect(changedWords(changed)).toBe(
    'Fakturan räknades på 42\u00A0350\u00A0kWh. Mätvärdena är nu 42\u00A0401\u00A0kWh, +51\u00A0kWh. 3 dygn har kommit eller korrigerats sedan dess: 1–3 oktober 2026.',
  );
});

it('shows a small difference as it is, and less with a minus', () => {
  const text = changedWords({
    ...changed,
    kind: 'certificate',
    now_kwh: 42_349.875,
    day_count: 1,
    last_day: '2026-10-01',
  });
  expect(text).toContain('Certifikatet räknades på 42\u00A0350\u00A0kWh.');
  expect(text).toContain('nu 42\u00A0349,875\u00A0kWh, −0,125\u00A0kWh. Ett dygn');
});
