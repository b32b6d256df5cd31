import { expect, it } from 'vitest';

import {
  filterCount,
  monthsAround,
  readWhatChanged,
  withoutFilters,
  writeWhatChanged,
} from './what-changed-query-params.ts';

const today = '2026-11-24';

it('answers for last month against the year before, unless the address says otherwise', () => {
  const initial = { month: '2026-10', compare: 'previous_year' };
  expect(readWhatChanged(new URLSearchParams(), today)).toEqual(initial);
  for (const bad of ['month=2026-13', 'month=2026-12', 'month=1990-01', 'compare=free'])
    expect(readWhatChanged(new URLSearchParams(bad), today)).toEqual(initial);
  expect(readWhatChanged(new URLSearchParams('month=2026-02&compare=previous_period'), today)).toEqual({
    month: '2026-02',
    compare: 'previous_period',
  });
});

it('always names the month, so that a link means the same next month, and keeps what others have written', () => {
  const before = new URLSearchParams('report=changes&site_id=a');
  expect(writeWhatChanged(before, {}, today).toString()).toBe('report=changes&site_id=a&month=2026-10');
  const compared = writeWhatChanged(before, { month: '2026-02', compare: 'previous_period' }, today);
  expect(compared.toString()).toBe('report=changes&site_id=a&month=2026-02&compare=previous_period');
  expect(writeWhatChanged(compared, { compare: 'previous_year' }, today).has('compare')).toBe(false);
});

it('counts the filters that differ from the start, and clears them', () => {
  const params = new URLSearchParams('report=changes&month=2026-02&compare=previous_period');
  expect(filterCount(readWhatChanged(params, today), today)).toBe(2);
  const cleared = writeWhatChanged(params, withoutFilters(today), today);
  expect(cleared.toString()).toBe('report=changes&month=2026-10');
  expect(filterCount(readWhatChanged(cleared, today), today)).toBe(0);
});

function ends(month: string) {
  const months = monthsAround(month, today);
  return [months.length, months[0], months.at(-1)];
}

it('offers the last twelve months that are over, or twelve that end with the selected one', () => {
  expect(ends('2026-10')).toEqual([12, '2025-11', '2026-10']);
  expect(ends('2025-11')).toEqual([12, '2025-11', '2026-10']);
  expect(ends('2025-10')).toEqual([12, '2024-11', '2025-10']);
  expect(ends('2026-11')).toEqual([12, '2025-12', '2026-11']);
});
