import { expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { ReplacedDays } from './replaced-days.ts';

test('days in a row are one run, cut where a month ends', () => {
  const days = new ReplacedDays();
  const first = dayOf(2026, 1, 30);
  for (const day of [first + 1, first, first + 2, first + 4, first]) days.add('a', day);
  days.add('b', dayOf(2026, 3, 31));
  expect(days.runs).toEqual([
    { siteId: 'a', first, last: first + 1 },
    { siteId: 'a', first: first + 2, last: first + 2 },
    { siteId: 'a', first: first + 4, last: first + 4 },
    { siteId: 'b', first: dayOf(2026, 3, 31), last: dayOf(2026, 3, 31) },
  ]);
});
