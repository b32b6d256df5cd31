import { expect, it } from 'vitest';
import { formatFileSize, formatFileSizeLimit } from './file-size.ts';

it.each([
  [0, '0,00\u00A0KB'],
  [512 * 1024, '512,00\u00A0KB'],
  [1024 * 1024 - 1024, '1\u00A0023,00\u00A0KB'],
  [1024 * 1024, '1,00\u00A0MB'],
  [1.5 * 1024 * 1024, '1,50\u00A0MB'],
  [2_500_000_000, '2\u00A0384,19\u00A0MB'],
  [null, '–'],
])('%s bytes', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

it.each([
  [1024 * 1024 - 1, '1,00\u00A0MB'],
  [1024 * 1024 - 5, '1,00\u00A0MB'],
  [1024 * 1024 - 6, '1\u00A0023,99\u00A0KB'],
])('figures 25: %s bytes are told in the unit that they round to', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

it.each([
  [10 * 1024 * 1024, '10\u00A0MB'],
  [1.5 * 1024 * 1024, '1,5\u00A0MB'],
  [200 * 1024, '200\u00A0KB'],
  [10_000_000, '9,54\u00A0MB'],
])('figures 25: a limit of %s bytes has no more decimals than it needs', (bytes, text) => {
  expect(formatFileSizeLimit(bytes)).toBe(text);
});
