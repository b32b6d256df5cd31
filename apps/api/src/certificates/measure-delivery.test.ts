import { array, assert, constantFrom, integer, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, dayOf } from '@vinrod/locale/day';
import { hoursInPeriod } from '@vinrod/locale/clock';
import type { CertifiedCompany, DeliveredSite } from './certified-companies.ts';
import type { FinalResidualMix } from './issuable-years.ts';
import { measureDelivery, type MeasuredYear } from './measure-delivery.ts';

const year = { first: dayOf(2021, 1, 1), last: dayOf(2021, 12, 31) };

/** The published mix of 2021 (domain.md 2.1). */
const mix: FinalResidualMix = {
  id: 2,
  year: 2021,
  renewablePercent: 12.83,
  nuclearPercent: 32.06,
  fossilPercent: 55.11,
  co2GramsPerKwh: 371.99,
  nuclearWasteGramsPerKwh: 0.001_126,
  source: 'Energimarknadsinspektionen (Ei), beräknad av Grexel',
};

function siteOf(id: string, delivered = year): DeliveredSite {
  const deliveredHours = hoursInPeriod(delivered.first, delivered.last);
  return { id, siteId: `73${id}`, name: id, address: null, delivered, deliveredHours };
}

function companyOf(
  sites: readonly DeliveredSite[],
  choice: CertifiedCompany['choice'] = 'hydro',
): CertifiedCompany {
  const names = { id: 'b', name: 'Åsgård AB', organizationNumber: '556677-8899', customerId: '1000' };
  return { ...names, choice, sites, siteTotal: sites.length };
}

/** Stores values of sites from a day on: total Wh, in every hour unless `hours` says otherwise. */
function measuredFrom(
  first: number,
  sums: Readonly<Record<string, number | null>>,
  hours = hoursInPeriod(first, year.last),
): MeasuredYear {
  const months = new Set<number>();
  for (let month = first; month <= year.last; month = addMonths(month, 1)) months.add(month);
  const entries = Object.entries(sums);
  return {
    sums: new Map(
      entries.map(([siteId, totalWh]) => [
        siteId,
        { siteId, totalWh, presentHours: hours, isEstimated: false, isCorrected: false },
      ]),
    ),
    months: new Map(entries.flatMap(([id, wh]) => (wh === null ? [] : [[id, months] as const]))),
  };
}

describe('a delivery', () => {
  test('is the sum of its sites, and spares what the residual mix would have emitted', () => {
    const site = oneof(integer({ min: 1, max: 1e12 }), constantFrom(null));
    assert(
      property(array(site, { minLength: 1, maxLength: 30 }), (sums) => {
        const all = Object.fromEntries([1, ...sums].map((wh, index) => [`s${index}`, wh]));
        const company = companyOf(Object.keys(all).map((id) => siteOf(id)));
        const delivery = measureDelivery(company, year, measuredFrom(year.first, all), mix);
        let wh = 0;
        for (const value of Object.values(all)) wh += value ?? 0;
        expect(delivery.wh).toBe(wh);
        expect(delivery.sites.map((reported) => reported.wh)).toEqual(Object.values(all));
        expect(delivery.avoided_co2_kg).toBeCloseTo((wh / 1e6) * 371.99, 3);
        expect(delivery.co2_kg).toBe(0);
      }),
    );
  });

  test.each([
    ['residual_mix', 371.99, 0.001_126, 0],
    ['hydro', 0, 0, 3719.9],
    ['bra_miljoval', 0, 0, 3719.9],
    // No figure is published for the spent fuel per kWh of selected nuclear power.
    ['nuclear', 0, null, 3719.9],
  ] as const)('from %s emits %d g/kWh', (choice, grams, waste, avoided) => {
    const company = companyOf([siteOf('a')], choice);
    const delivery = measureDelivery(company, year, measuredFrom(year.first, { a: 10_000_000 }), mix);
    expect(delivery.co2_g_per_kwh).toBe(grams);
    expect(delivery.nuclear_waste_g_per_kwh).toBe(waste);
    expect(delivery.avoided_co2_kg).toBeCloseTo(avoided, 6);
  });

  test('that begins in the year is whole from then on', () => {
    const july = dayOf(2021, 7, 1);
    const company = companyOf([siteOf('a', { first: july, last: year.last })]);
    expect(measureDelivery(company, year, measuredFrom(july, { a: 5 }), mix).coverage_percent).toBe(100);
    const half = hoursInPeriod(july, year.last) / 2;
    expect(measureDelivery(company, year, measuredFrom(july, { a: 5 }, half), mix).coverage_percent).toBe(50);
  });

  test('without values in a month in which there was one is refused, with their number', () => {
    const company = companyOf([siteOf('a')]);
    const values = measuredFrom(dayOf(2021, 3, 1), { a: 5 });
    expect(() => measureDelivery(company, year, values, mix)).toThrow('delivery is missing for 2 months');
  });

  test('of nothing is refused', () => {
    const none = measuredFrom(year.first, { a: 0 });
    expect(() => measureDelivery(companyOf([]), year, none, mix)).toThrow('no delivery in 2021');
    expect(() => measureDelivery(companyOf([siteOf('a')]), year, none, mix)).toThrow('no delivery in 2021');
  });
});
