import { expect, it } from 'vitest';
import { monthAfterKey } from './month-keys.ts';

const bounds = { min: '2024-11', max: '2026-11' };

it.each([
  ['ArrowRight', '2026-05', '2026-06'],
  ['ArrowLeft', '2026-01', '2025-12'],
  ['ArrowDown', '2025-11', '2026-02'],
  ['ArrowUp', '2026-05', '2026-02'],
  ['Home', '2026-05', '2026-01'],
  ['End', '2025-05', '2025-12'],
  ['PageUp', '2026-05', '2025-05'],
  ['PageDown', '2025-05', '2026-05'],
])('%s leads from %s to %s', (key, month, next) => {
  expect(monthAfterKey(key, month, bounds)).toBe(next);
});

it.each([
  ['ArrowRight', '2026-11', '2026-11'],
  ['ArrowDown', '2026-10', '2026-10'],
  ['ArrowLeft', '2024-11', '2024-11'],
  ['End', '2026-05', '2026-11'],
  ['Home', '2024-12', '2024-11'],
  ['PageDown', '2026-05', '2026-11'],
  ['PageUp', '2025-05', '2024-11'],
])('%s from %s goes no further than %s', (key, month, next) => {
  expect(monthAfterKey(key, month, bounds)).toBe(next);
});

it('leaves other keys alone', () => {
  expect(monthAfterKey('Enter', '2026-05', bounds)).toBeNull();
  expect(monthAfterKey('a', '2026-05', {})).toBeNull();
});
