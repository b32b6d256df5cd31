import { expect, it } from 'vitest';
import { formatNumber } from '@vinrod/locale/number';
import { parseNumber } from './parse-number.ts';

it.each([
  ['1234', 1234],
  ['12,5', 12.5],
  ['12.5', 12.5],
  [',5', 0.5],
  ['5,', 5],
  ['  160 ', 160],
  ['1 234,5', 1234.5],
  ['1\u00A0234\u00A0567,89', 1234567.89],
  ['1\u202F234', 1234],
  ['1.234.567', 1234567],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1,234,567.5', 1234567.5],
  ['-4,2', -4.2],
  ['\u22124,2', -4.2],
  ['- 4,2', -4.2],
  ['+7', 7],
])('reads %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it.each([
  '',
  ' ',
  '-',
  ',',
  'kWh',
  '12 kWh',
  '1e5',
  '0x10',
  'Infinity',
  '12 34',
  '1,2,3',
  '1.23.456',
  '1,5 2',
  '1.234,5,6',
  '--5',
])('refuses %j', (text) => {
  expect(parseNumber(text)).toBeNull();
});

it.each([0, 1234.5, -1234567.891, 0.001])('reads back what is shown for %s', (value) => {
  expect(parseNumber(formatNumber(value))).toBe(value);
});
