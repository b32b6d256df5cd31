import { expectTypeOf, test } from 'vitest';

import type { formatDate, formatLongDate, formatMonth } from '@vinrod/locale/date';
import type { formatEmission } from '@vinrod/locale/emission';
import type { energyUnitFor, formatEnergy } from '@vinrod/locale/energy';
import type { formatMoney, formatPrice } from '@vinrod/locale/money';
import type { formatPercent } from '@vinrod/locale/percent';
import type { formatPower } from '@vinrod/locale/power';
import type {
  InstantText,
  KilowattHours,
  Kilowatts,
  Kronor,
  LocalDate,
  LocalMonth,
  OrePerKilowattHour,
} from '@vinrod/locale/quantities';
import type { Instant } from '@vinrod/locale/instant';

type First<Format extends (...values: never[]) => unknown> = Parameters<Format>[0];

test('figures 1: a day, a month and a moment are not taken for each other', () => {
  expectTypeOf<InstantText>().toExtend<First<typeof formatDate>>();
  expectTypeOf<LocalDate>().not.toExtend<First<typeof formatDate>>();
  expectTypeOf<LocalMonth>().not.toExtend<Instant>();
  expectTypeOf<LocalDate>().toExtend<First<typeof formatLongDate>>();
  expectTypeOf<InstantText>().not.toExtend<First<typeof formatLongDate>>();
  expectTypeOf<LocalDate>().not.toExtend<First<typeof formatMonth>>();
  expectTypeOf<KilowattHours>().not.toExtend<Instant>();
});

test('figures 1: energy, power, money, prices and shares are not taken for each other', () => {
  expectTypeOf<Kilowatts>().not.toExtend<First<typeof formatEnergy>>();
  expectTypeOf<Kilowatts[]>().not.toExtend<First<typeof energyUnitFor>>();
  expectTypeOf<KilowattHours>().not.toExtend<First<typeof formatPower>>();
  expectTypeOf<OrePerKilowattHour>().not.toExtend<First<typeof formatMoney>>();
  expectTypeOf<Kronor>().not.toExtend<First<typeof formatPrice>>();
  expectTypeOf<KilowattHours>().not.toExtend<First<typeof formatEmission>>();
  expectTypeOf<Kronor>().not.toExtend<First<typeof formatPercent>>();
});

test('a plain value may be written, and what was reckoned with', () => {
  expectTypeOf<string>().toExtend<First<typeof formatDate>>();
  expectTypeOf<number>().toExtend<First<typeof formatEnergy>>();
  expectTypeOf<KilowattHours>().toExtend<number>();
});
