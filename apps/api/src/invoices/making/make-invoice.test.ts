import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { hoursInDay } from '@vinrod/locale/clock';
import type { PriceBook } from '../../energy/cost/price-book.ts';
import { scenarioPrice } from '../../energy/testing/scenario.ts';
import { evenDay, withHours } from '../../energy/testing/store-days.ts';
import { workedPrices, workedSite } from '../testing/test-invoice.ts';
import { makeInvoice } from './make-invoice.ts';
import { meanPrice, siteEnergy } from './month-energy.ts';

const prices: PriceBook = {
  spotPrices: (_, day) =>
    Float64Array.from({ length: hoursInDay(day) }, (_hour, hour) => scenarioPrice(day, hour)),
  surcharge: () => 2100,
};
/** October has an hour twice. */
const period = { first: dayOf(2026, 10, 1), last: dayOf(2026, 10, 31) };

test('spot price and profile together are the energy of every hour times the price of that hour', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 22 }), fc.nat(500_000)), {
        maxLength: 60,
      }),
      fc.nat(50_000),
      (changes, even) => {
        const days = [];
        for (let day = period.first; day <= period.last; day += 1) {
          const ofDay = changes.filter(([offset]) => period.first + offset === day);
          days.push(
            withHours(
              evenDay('site', day, even),
              Object.fromEntries(ofDay.map(([, hour, wh]) => [hour, wh % 7 === 0 ? null : wh])),
            ),
          );
        }
        const energy = siteEnergy(days, 'SE3', prices);
        const site = {
          ...workedSite('site'),
          ...energy,
          period,
          meanPrice: meanPrice(prices, 'SE3', period),
        };
        const lines = makeInvoice([site], 'hydro', workedPrices).sites[0]?.lines ?? [];
        let ore = 0;
        for (const { day, wh } of days) {
          wh.forEach((value, hour) => {
            if (value >= 0) ore += (value * scenarioPrice(day, hour)) / 1e6;
          });
        }
        const charged = lines
          .filter(({ category }) => category === 'energy')
          .reduce((sum, line) => sum + line.amount_ore, 0);
        // The price has four decimals of an öre, and each line is rounded to whole öre.
        expect(Math.abs(charged - ore)).toBeLessThanOrEqual(1 + (energy.wh / 1000) * 0.000_05);
      },
    ),
  );
});

test('a month without energy costs its fee only', () => {
  const energy = siteEnergy([], 'SE3', prices);
  const { sites, totalOre } = makeInvoice([{ ...workedSite('site'), ...energy }], 'hydro', workedPrices);
  expect(sites[0]?.lines.map(({ code }) => code)).toEqual(['MANAD']);
  // 49,00 + 12,25, rounded.
  expect(totalOre).toBe(6100);
});

test('prices were set by hour until the end of September 2025', () => {
  const site = workedSite('site');
  const earlier = { ...site, period: { first: dayOf(2025, 9, 1), last: dayOf(2025, 9, 30) } };
  const codes = makeInvoice([earlier, site], 'residual_mix', workedPrices).sites.map(
    ({ lines }) => lines[0]?.description,
  );
  expect(codes).toEqual(['Elpris rörligt timme', 'Elpris rörligt kvart']);
});

test('energy without a price is not charged in silence', () => {
  const unknown: PriceBook = { ...prices, spotPrices: () => undefined };
  expect(() => siteEnergy([evenDay('site', period.first, 1)], 'SE3', unknown)).toThrow(RangeError);
});
