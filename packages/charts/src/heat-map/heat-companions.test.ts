import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries } from '../core/series.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import {
  companionColumns,
  companionRows,
  placeCompanions,
  spokenCompanions,
  type HeatMapCompanion,
} from './heat-companions.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const hours = stepStarts('hour', fromLocal(2026, 10, 20), fromLocal(2026, 10, 20, 23));
const price: HeatMapCompanion = {
  key: 'price',
  label: 'Spotpris, SE3',
  unit: 'öre/kWh',
  decimals: 2,
  data: createSeries({
    step: 'hour',
    starts: hours,
    values: hours.map((_, i) => (i === 3 ? Number.NaN : 100 + i)),
  }),
};
const temperature: HeatMapCompanion = {
  key: 'temperature',
  label: 'Temperatur',
  unit: '°C',
  data: createSeries({ step: 'day', starts: [fromLocal(2026, 10, 20)], values: [-3.4] }),
};

describe('companions of a heat map', () => {
  it('hold over the steps of the chart, also when their own are longer', () => {
    const quarters = stepStarts('quarter', fromLocal(2026, 10, 20, 1), fromLocal(2026, 10, 20, 4, 45));
    const [one, two] = placeCompanions([price, temperature], quarters);
    expect([...(one?.values ?? [])].slice(0, 5)).toEqual([101, 101, 101, 101, 102]);
    expect(one?.values[8]).toBeNaN();
    expect(two?.values[15]).toBe(-3.4);
  });

  it('are missing before, after and between their own steps', () => {
    const days = stepStarts('hour', fromLocal(2026, 10, 19, 22), fromLocal(2026, 10, 21, 1));
    const [one] = placeCompanions([price], days);
    expect([one?.values[1], one?.values[2], one?.values[25], one?.values[26]]).toEqual([
      Number.NaN,
      100,
      123,
      Number.NaN,
    ]);
    const [none] = placeCompanions(
      [{ ...price, data: createSeries({ step: 'hour', starts: [], values: [] }) }],
      days,
    );
    expect(none?.values.every(Number.isNaN)).toBe(true);
  });

  it('are shown, spoken and tabled with their units', () => {
    const placed = placeCompanions([price, temperature], hours);
    const place = { index: 7, end: 8 };
    expect(companionRows(placed, place).map(({ label, value }) => [label, plain(value)])).toEqual([
      ['Spotpris, SE3', '107,00 öre/kWh'],
      ['Temperatur', '−3,40 °C'],
    ]);
    expect(spokenCompanions(placed, place)).toBe(
      ', Spotpris, SE3 107,00 öre per kilowattimme, Temperatur −3,40 grader',
    );
    expect(companionColumns(placed).map(({ unit, textOf }) => [unit, textOf(7)])).toEqual([
      ['öre/kWh', '107,00'],
      ['°C', '−3,40'],
    ]);
  });

  it('are averaged over a day, and said to be missing', () => {
    const placed = placeCompanions([price], hours);
    const [day] = companionRows(placed, { index: 0, end: 2 });
    expect([day?.label, plain(day?.value)]).toEqual(['Spotpris, SE3, medel', '100,50 öre/kWh']);
    expect(companionRows(placed, { index: 3, end: 4 })[0]).toMatchObject({ value: '', note: 'saknas' });
    expect(spokenCompanions(placed, { index: 3, end: 4 })).toBe('');
  });

  it('need keys of their own', () => {
    expect(() => placeCompanions([price, price], hours)).toThrow(ChartDataError);
  });
});
