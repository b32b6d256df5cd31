import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

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
