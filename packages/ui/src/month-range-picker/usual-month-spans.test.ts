import { expect, it } from 'vitest';
import { usualMonthSpans } from './usual-month-spans.ts';

it('offers the periods of the reports in whole months', () => {
  expect(usualMonthSpans('2026-11-20')).toEqual([
    { label: 'Senaste 6 månaderna', span: { first: '2026-05', last: '2026-10' } },
    { label: 'Föregående månad', span: { first: '2026-10', last: '2026-10' } },
    { label: 'Innevarande år', span: { first: '2026-01', last: '2026-11' } },
    { label: 'Föregående år', span: { first: '2025-01', last: '2025-12' } },
  ]);
  expect(usualMonthSpans('2026-11-20', 'en').map(({ label }) => label)).toEqual([
    'Last 6 months',
    'Previous month',
    'This year',
    'Last year',
  ]);
});
