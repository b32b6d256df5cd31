import type { CaseGround } from '../cases.ts';

/** Periods of the made corporate group. */
export const madeGround: Omit<CaseGround, 'companies'> = {
  span: { first: '2024-01-01', last: '2026-11-20' },
  longest: 400,
  special: [
    { name: 'the year after a leap day', first: '2025-02-01', last: '2025-03-31' },
    { name: 'summer time goes', first: '2025-10-24', last: '2025-10-27' },
    { name: 'the month that has begun', first: '2026-11-01', last: '2026-11-30' },
    { name: 'delivery starts', first: '2024-06-01', last: '2024-06-30' },
    { name: 'summer time comes', first: '2026-03-27', last: '2026-03-30' },
    { name: 'a leap day', first: '2024-02-26', last: '2024-03-03' },
    { name: 'the meter is changed', first: '2025-10-13', last: '2025-10-17' },
    { name: 'today', first: '2026-11-20', last: '2026-11-20' },
    { name: 'a day without price', first: '2024-05-04', last: '2024-05-08' },
    { name: 'delivery ends', first: '2026-08-14', last: '2026-09-02' },
    { name: 'a year', first: '2025-01-01', last: '2025-12-31' },
    { name: 'a leap year', first: '2024-01-01', last: '2024-12-31' },
    { name: 'cut months', first: '2025-01-17', last: '2025-04-09' },
    { name: 'before the first value', first: '2023-12-20', last: '2024-01-10' },
  ],
};
