import { expectTypeOf, test } from 'vitest';

import type { formatDate, formatLongDate, formatMonth } from './date.ts';
import type { formatEmission } from './emission.ts';
import type { energyUnitFor, formatEnergy } from './energy.ts';
import type { formatMoney, formatPrice } from './money.ts';
import type { formatPercent } from './percent.ts';
import type { formatPower } from './power.ts';
import type {
  InstantText,
  KilowattHours,
  Kilowatts,
  Kronor,
  LocalDate,
  LocalMonth,
  OrePerKilowattHour,
} from './quantities.ts';
import type { Instant } from './zone.ts';

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
