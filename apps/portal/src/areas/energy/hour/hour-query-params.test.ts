import { expect, it } from 'vitest';

import {
  filterCount,
  readHourQueryParams,
  withoutFilters,
  writeHourQueryParams,
} from './hour-query-params.ts';

const today = '2026-11-20';

it('opens on last month, hour by hour', () => {
  expect(readHourQueryParams(new URLSearchParams(), today)).toEqual({
    month: '2026-10',
    resolution: 'hour',
    quantity: 'consumption',
    view: 'chart',
  });
});

it('comes back as it was written, and leaves no trace of what is as it is at first', () => {
  const params = writeHourQueryParams(
    new URLSearchParams('report=hour&site_id=a'),
    { month: '2026-02', resolution: 'quarter', quantity: 'cost', view: 'table' },
    today,
  );
  expect(readHourQueryParams(params, today)).toEqual({
    month: '2026-02',
    resolution: 'quarter',
    quantity: 'cost',
    view: 'table',
  });
  const back = { month: '2026-10', resolution: 'hour', quantity: 'consumption', view: 'chart' } as const;
  expect(writeHourQueryParams(params, back, today).toString()).toBe('report=hour&site_id=a');
});

it.each(['month=2027-01', 'month=1990-01', 'month=x', 'resolution=year', 'quantity=x', 'view=3d'])(
  'takes the default for %s',
  (address) => {
    expect(readHourQueryParams(new URLSearchParams(address), today)).toEqual(
      readHourQueryParams(new URLSearchParams(), today),
    );
  },
);

it('counts the filters that differ from the start, and clears them without the view', () => {
  const params = new URLSearchParams('month=2026-02&resolution=quarter&quantity=cost&view=table');
  expect(filterCount(readHourQueryParams(params, today), today)).toBe(3);
  const cleared = writeHourQueryParams(params, withoutFilters(today), today);
  expect(cleared.toString()).toBe('view=table');
  expect(filterCount(readHourQueryParams(cleared, today), today)).toBe(0);
});
