import { expect, test } from 'vitest';
import { parseDay } from '@vinrod/locale/day';
import { readableResolution } from './time-sheet-pdf.ts';

test.each([
  ['2026-10-25', '2026-10-25', 'hour'],
  ['2026-07-01', '2026-09-30', 'hour'],
  ['2026-05-01', '2026-10-31', 'day'],
  ['2021-01-01', '2026-10-31', 'day'],
  ['2017-01-01', '2026-10-31', 'month'],
])('a document of %s to %s is read by the %s', (first, last, resolution) => {
  expect(readableResolution({ first: parseDay(first) ?? 0, last: parseDay(last) ?? 0 })).toBe(resolution);
});
