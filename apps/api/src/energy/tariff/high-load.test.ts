import { describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { describeHighLoad, hasHighLoad, isHighLoadHour, type HighLoadRule } from './high-load.ts';
import { tariffOn } from './site-tariffs.ts';
import { unknownTariff } from './tariff.ts';

const winter = unknownTariff.highLoad;

test.each([
  ['a Monday in November', dayOf(2026, 11, 2), true],
  ['a Saturday in November', dayOf(2026, 11, 7), false],
  ['a Monday in October', dayOf(2026, 10, 26), false],
  ['Epiphany on a Tuesday', dayOf(2026, 1, 6), false],
  ['the day after', dayOf(2026, 1, 7), true],
])('%s', (_, day, expected) => {
  expect(hasHighLoad(winter, day)).toBe(expected);
});

test('public holidays count where the tariff says so', () => {
  expect(hasHighLoad({ ...winter, onHolidays: true }, dayOf(2026, 1, 6))).toBe(true);
});

test('starts with its first hour and ends before its last', () => {
  expect([5, 6, 21, 22].map((hour) => isHighLoadHour(winter, hour))).toEqual([false, true, true, false]);
});

describe('on the screen', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const rules: readonly (readonly [HighLoadRule, string, string])[] = [
    [
      winter,
      'Måndag–fredag 06–22 utom helgdagar, november–mars',
      'Monday–Friday 06–22 except public holidays, November–March',
    ],
    [
      { months: all, weekdays: [1, 2, 3, 4, 5], fromHour: 7, toHour: 19, onHolidays: true },
      'Måndag–fredag 07–19, hela året',
      'Monday–Friday 07–19, all year',
    ],
    [
      { months: [1, 2, 12], weekdays: [1, 3, 4, 6, 7], fromHour: 0, toHour: 24, onHolidays: true },
      'Onsdag–torsdag, lördag–måndag 00–24, december–februari',
      'Wednesday–Thursday, Saturday–Monday 00–24, December–February',
    ],
    [{ ...winter, months: [] }, 'ingen höglast', 'no high load'],
  ];

  test.each(rules)('%o', (rule, sv, en) => {
    expect(describeHighLoad(rule)).toEqual({ sv, en });
  });
});

test('a tariff holds from its day on; before the first one nothing is known', () => {
  const [old, late] = [
    { ...unknownTariff, name: 'Gammal' },
    { ...unknownTariff, name: 'Ny' },
  ];
  const steps = [
    { from: dayOf(2025, 1, 1), tariff: old },
    { from: dayOf(2026, 1, 1), tariff: late },
  ];
  const days = [dayOf(2024, 12, 31), dayOf(2025, 1, 1), dayOf(2025, 12, 31), dayOf(2026, 1, 1)];
  expect(days.map((day) => tariffOn(steps, day).name)).toEqual([null, 'Gammal', 'Gammal', 'Ny']);
  expect(tariffOn(undefined, dayOf(2026, 1, 1))).toBe(unknownTariff);
});
