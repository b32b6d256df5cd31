import { expect, it } from 'vitest';
import { formatLongDate, formatMonth, formatShortDate, SHORT_MONTH_NAMES, weekdayName } from './date.ts';
import { LOCALE } from './sweden.ts';

it('writes days and months in running text with lower-case names', () => {
  expect(formatLongDate('2026-03-05')).toBe('5 mars 2026');
  expect(formatShortDate('2026-10-20')).toBe('tis 20 okt');
  expect(formatMonth('2026-03')).toBe('mars 2026');
  expect(formatMonth('2026-10', 'short')).toBe('okt. 2026');
  expect(formatMonth('2026-10', 'axis')).toBe('okt 2026');
  expect(weekdayName('2026-11-20')).toBe('fredag');
  expect(weekdayName('2026-11-19', 'short')).toBe('tors');
});

it('uses the short months that Intl has for Swedish', () => {
  const intl = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });
  expect(SHORT_MONTH_NAMES).toEqual(
    SHORT_MONTH_NAMES.map((_name, month) => intl.format(Date.UTC(2026, month, 1))),
  );
});

it('refuses days that do not exist', () => {
  expect(() => formatLongDate('2026-02-30')).toThrow(RangeError);
});
