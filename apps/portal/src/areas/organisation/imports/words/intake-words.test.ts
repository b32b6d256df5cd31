import { expect, test } from 'vitest';

import { isAtWork, isEnded, stepOf } from './intake-states.ts';
import { hasValues, kindText, momentText, sourceText } from './intake-words.ts';

test('a moment near today is said in words, by Swedish days', () => {
  expect(momentText('2026-11-20T12:12:00Z', '2026-11-20')).toBe('i dag 13:12');
  // 23:30 in London is the day after in Sweden.
  expect(momentText('2026-11-19T23:30:00Z', '2026-11-20')).toBe('i dag 00:30');
  expect(momentText('2026-11-19T14:41:00Z', '2026-11-20')).toBe('i går 15:41');
  expect(momentText('2026-11-18T05:02:00Z', '2026-11-20')).toBe('2026-11-18 06:02');
});

test('a file is named by what its rows are, then by its format', () => {
  expect(kindText({ kind: 'invoices', format: 'peppol' })).toBe('Fakturor, Peppol');
  expect(kindText({ kind: null, format: 'csv' })).toBe('csv');
  expect(kindText({ kind: null, format: null })).toBe('–');
  expect(hasValues({ kind: 'spot_prices' })).toBe(true);
  expect(hasValues({ kind: 'invoices' })).toBe(false);
});

test('a file from the portal came from somebody, others by a door', () => {
  expect(sourceText({ source: 'portal', created_by: 'Alva Nordin' })).toBe('Alva Nordin');
  expect(sourceText({ source: 'inbox', created_by: '' })).toBe('Inkorg');
});

test('a file is asked for again only while the server is at work with it', () => {
  expect((['reading', 'needs_settings', 'ready', 'storing', 'stored'] as const).map(isAtWork)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect((['ready', 'stored', 'refused', 'undone'] as const).map(isEnded)).toEqual([false, true, true, true]);
  expect(
    (['reading', 'needs_settings', 'ready', 'storing', 'stored', 'refused'] as const).map(stepOf),
  ).toEqual([0, 1, 2, 3, 4, 0]);
});
