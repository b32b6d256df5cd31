import { expect, it } from 'vitest';
import { FIRST_DAY_OF_WEEK, LANGUAGE, LOCALE, TIME_ZONE } from './sweden.ts';
import { weekdayName } from './date.ts';
import { startOfWeek } from './local-week.ts';

it('speaks Swedish and starts the week on Monday (spec section 9)', () => {
  expect([LANGUAGE, LOCALE, TIME_ZONE]).toEqual(['sv', 'sv-SE', 'Europe/Stockholm']);
  expect(FIRST_DAY_OF_WEEK).toBe(1);
  expect(weekdayName(startOfWeek('2026-11-20'))).toBe('måndag');
});
