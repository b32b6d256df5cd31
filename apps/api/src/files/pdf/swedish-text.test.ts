import { expect, test } from 'vitest';
import { daysText, longDayText, numberText, quantityText } from './swedish-text.ts';

test('numbers are written as domain.md 3.7 says', () => {
  expect(numberText(1234567.891, 3)).toBe('1\u00A0234\u00A0567,891');
  expect(numberText(1234, 0)).toBe('1\u00A0234');
  expect(numberText(-1234.5, 1)).toBe('\u22121\u00A0234,5');
  expect(numberText(-0.004, 2)).toBe('0,00');
  expect(quantityText(464.79, 2, 'g CO₂/kWh')).toBe('464,79\u00A0g CO₂/kWh');
});

test('a value that is missing is not 0', () => {
  expect(quantityText(null, 2, 'kWh')).toBe('–');
  expect(quantityText(0, 2, 'kWh')).toBe('0,00\u00A0kWh');
});

test('days are written in full, and ranges with both their ends', () => {
  expect(longDayText('2026-03-05')).toBe('5\u00A0mars\u00A02026');
  expect(daysText('2026-01-01', '2026-06-30')).toBe('2026-01-01 – 2026-06-30');
});
