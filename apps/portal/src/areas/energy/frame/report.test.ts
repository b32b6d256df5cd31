import { expect, it } from 'vitest';

import { canWith } from '#rights';

import { readReport, reportParams, reportsFor } from './report.ts';

it('offers the reports that the viewer may see', () => {
  expect(reportsFor(canWith(new Set(['cg_can_view_time_report'])))).toEqual(['hour', 'graph', 'changes']);
  expect(reportsFor(canWith(new Set(['admin_can_manage_monthly_report'])))).toEqual([
    'month',
    'graph',
    'changes',
  ]);
});

it('shows the graph instead of a report that is unknown or not allowed', () => {
  expect(readReport(new URLSearchParams('report=month'), ['month', 'graph'])).toBe('month');
  expect(readReport(new URLSearchParams('report=hour'), ['month', 'graph'])).toBe('graph');
  expect(readReport(new URLSearchParams('report=x'), ['month', 'graph'])).toBe('graph');
});

it('takes sites and period along, and nothing else', () => {
  const before = new URLSearchParams('koncern=k&period=current-year&site_id=a&site_id=b&view=table');
  expect(reportParams(before, 'month').toString()).toBe(
    'koncern=k&period=current-year&site_id=a&site_id=b&report=month',
  );
  expect(reportParams(reportParams(before, 'month'), 'graph').toString()).toBe(
    'koncern=k&period=current-year&site_id=a&site_id=b',
  );
});

it('keeps the month between reports of one month', () => {
  const before = new URLSearchParams('report=changes&month=2026-09&compare=previous_period');
  expect(reportParams(before, 'hour').toString()).toBe('month=2026-09&report=hour');
  expect(reportParams(before, 'graph').toString()).toBe('');
});
