import { expect, it } from 'vitest';

import { readEventQueryParams, writeEventQueryParams } from './event-query-params.ts';

const period = { start: '2026-11-01', end: '2026-11-20' };

it('security M5: keeps every filter in the address, beside search and order', () => {
  const before = new URLSearchParams('view=log&search=anna&page=3');
  const params = writeEventQueryParams(
    writeEventQueryParams(writeEventQueryParams(before, { event: 'sign_in_failed' }), { outcome: 'failed' }),
    { period },
  );
  expect(params.toString()).toBe(
    'view=log&search=anna&event=sign_in_failed&outcome=failed&start_date=2026-11-01&end_date=2026-11-20',
  );
  expect(readEventQueryParams(params)).toEqual({ event: 'sign_in_failed', outcome: 'failed', period });
  const cleared = writeEventQueryParams(params, { event: undefined, outcome: undefined, period: null });
  expect(cleared.toString()).toBe('view=log&search=anna');
});

it.each([
  'event=stolen',
  'outcome=',
  'start_date=2026-11-01',
  'start_date=2026-02-30&end_date=2026-03-01',
  'start_date=2026-11-20&end_date=2026-11-01',
])('leaves out %s', (address) => {
  expect(readEventQueryParams(new URLSearchParams(address))).toEqual({
    event: undefined,
    outcome: undefined,
    period: null,
  });
});
