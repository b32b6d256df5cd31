import { expect, it } from 'vitest';

import { daysOf, weatherOf } from './period-facts.ts';

it('counts weekdays without public holidays, and the hours of the clock changes', () => {
  expect(daysOf({ start: '2026-10-01', end: '2026-10-31' })).toEqual({
    days: 31,
    weekdays: 22,
    weekendDays: 9,
    hours: 745,
  });
  // Ascension Day and the first of May.
  expect(daysOf({ start: '2026-05-01', end: '2026-05-31' })).toMatchObject({ weekdays: 19, weekendDays: 12 });
  expect(daysOf({ start: '2026-03-01', end: '2026-03-31' }).hours).toBe(743);
});

it('counts the leap day', () => {
  expect(daysOf({ start: '2028-02-01', end: '2028-02-29' })).toMatchObject({ days: 29, hours: 696 });
  expect(daysOf({ start: '2027-02-01', end: '2027-02-28' })).toMatchObject({ days: 28, hours: 672 });
});

function day(date: number, celsius: number | null) {
  const text = String(date).padStart(2, '0');
  const next = String(date + 1).padStart(2, '0');
  return {
    start: `2026-10-${text}T00:00:00+02:00`,
    end: `2026-10-${next}T00:00:00${date === 25 ? '+01:00' : '+02:00'}`,
    temperature_c: celsius,
  };
}

it('weighs a day of 25 hours by its hours, and counts only degrees below 17', () => {
  expect(weatherOf([day(1, 10), day(2, 20)])).toEqual({ meanCelsius: 15, degreeDays: 7 });
  expect(weatherOf([day(24, 0), day(25, 4.9)]).meanCelsius).toBeCloseTo((4.9 * 25) / 49, 9);
});

it('knows nothing of a period with an unknown day, or without days', () => {
  const unknown = { meanCelsius: null, degreeDays: null };
  expect(weatherOf([day(1, 10), day(2, null)])).toEqual(unknown);
  expect(weatherOf([])).toEqual(unknown);
});
