import type { InvoiceListTotals, InvoiceStatus } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { everyInvoiceTabs, invoiceTabs } from './invoice-tabs.ts';

function totals(counts: Partial<Record<InvoiceStatus, number>>, open: number): InvoiceListTotals {
  const byStatus = Object.entries(counts);
  return {
    count: byStatus.reduce((sum, [, count]) => sum + count, 0),
    total_sek: 0,
    remaining_sek: 0,
    open: { count: open, remaining_sek: 0 },
    by_status: (['overdue', 'written_off', 'paid'] as const).flatMap((status) => {
      const count = counts[status];
      if (count === undefined) return [];
      const dates = { first_due_date: '2026-01-01', last_due_date: '2026-01-01' };
      return [{ status, count, total_sek: 0, remaining_sek: 0, ...dates }];
    }),
  };
}

const ever = totals({ overdue: 3, written_off: 1, paid: 20 }, 3);
const inPeriod = totals({ overdue: 1, paid: 5 }, 1);

it('figures 3: tabs of claims count every age and offer what is written off, the others the period', () => {
  expect(invoiceTabs({ status: undefined, inPeriod, ever })).toEqual([
    { value: undefined, count: 6 },
    { value: 'open', count: 3 },
    { value: 'overdue', count: 3 },
    { value: 'written_off', count: 1 },
    { value: 'paid', count: 5 },
  ]);
});

it('counts nothing of a period while none bounds the list', () => {
  expect(invoiceTabs({ status: 'open', inPeriod: undefined, ever })).toEqual([
    { value: undefined, count: undefined },
    { value: 'open', count: 3 },
    { value: 'overdue', count: 3 },
    { value: 'written_off', count: 1 },
    { value: 'paid', count: undefined },
  ]);
});

it('keeps the tab that is shown, though nothing has its status any more', () => {
  expect(invoiceTabs({ status: 'reminded', inPeriod: undefined, ever }).at(-1)).toEqual({
    value: 'reminded',
    count: 0,
  });
});

it('figures 8: over all corporate groups counts what is open and offers what somebody has to deal with', () => {
  expect(everyInvoiceTabs('open', 41).map(({ value }) => value)).toEqual([
    undefined,
    'open',
    'overdue',
    'reminded',
    'in_collection',
    'written_off',
    'paid',
  ]);
  expect(everyInvoiceTabs(undefined, 41).find(({ value }) => value === 'open')?.count).toBe(41);
});

it('keeps the tab of a status that a link asks for', () => {
  expect(everyInvoiceTabs('credited', undefined).at(-1)).toEqual({ value: 'credited', count: undefined });
});
