import type { InvoiceListTotals } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { lateStatuses, openSum } from './invoice-totals.ts';

const totals: InvoiceListTotals = {
  count: 4,
  total_sek: 400,
  remaining_sek: 100.3,
  open: { count: 3, remaining_sek: 100.3 },
  by_status: [
    {
      status: 'overdue',
      count: 1,
      total_sek: 10.1,
      remaining_sek: 10.1,
      first_due_date: '2026-10-01',
      last_due_date: '2026-10-01',
    },
    {
      status: 'reminded',
      count: 2,
      total_sek: 90.2,
      remaining_sek: 90.2,
      first_due_date: '2026-08-01',
      last_due_date: '2026-09-01',
    },
  ],
};

it('adds up what remains, in whole öre', () => {
  expect(openSum(totals, lateStatuses)).toEqual({ remainingSek: 100.3, count: 3, lastDueDate: '2026-10-01' });
});

it('is nothing when no invoice has the status', () => {
  expect(openSum(totals, ['unpaid'])).toEqual({ remainingSek: 0, count: 0, lastDueDate: undefined });
});
