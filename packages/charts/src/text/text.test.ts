import { describe, expect, it } from 'vitest';

import { createSeries, quality } from '../core/series.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import { axisUnit, decimalsFor, spokenUnit } from '../core/units.ts';
import { placeNote } from './place-label.ts';
import { foundText, spokenPoint, type SpokenPoint } from './speech.ts';
import { summaryText, type SummaryOptions } from './summary.ts';

const missing = Number.NaN;
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

function weekly(values: number[], qualities?: number[]) {
  const starts = stepStarts('week', fromLocal(2026, 5, 4), fromLocal(2026, 5, 4 + 7 * (values.length - 1)));
  return createSeries({ step: 'week', starts, values, ...(qualities ? { quality: qualities } : {}) });
}

function summary(values: number[][], rest: Partial<SummaryOptions> = {}): string {
  const all = values.map((one) => weekly(one));
  return plain(
    summaryText({
      step: 'week',
      starts: all[0]?.starts ?? new Float64Array(0),
      unit: 'kWh',
      decimals: 0,
      series: all.map((one, i) => ({ label: ['Butik', 'Lager', 'Kontor', 'Kyl'][i] ?? '', ...one })),
      comparisons: [],
      hasSum: true,
      ...rest,
    }),
  );
}

function earlier(values: number[]) {
  return [{ label: '2025', ...weekly(values) }];
}

function hours(first: number, count: number): string {
  const starts = Array.from({ length: count }, (_, i) => first + i * hourMs);
  const one = createSeries({ step: 'hour', starts, values: starts.map(() => 1) });
  return summary([[1]], { step: 'hour', starts: one.starts, series: [{ label: 'Butik', ...one }] });
}

describe('summary', () => {
  it('says the extremes of one series and when they were', () => {
    expect(summary([[10, 30, 20]])).toBe(
      'Högst: 30 kWh, vecka 20, 11–17 maj 2026. Lägst: 10 kWh, vecka 19, 4–10 maj 2026. I medel 20 kWh per vecka.',
    );
  });

  it('says where one series is heading, when it is heading somewhere', () => {
    const rising = Array.from({ length: 20 }, (_, i) => 100 + 5 * i);
    expect(summary([rising])).toContain('I medel 148 kWh per vecka, stigande från omkring 100 till 195.');
    expect(summary([rising.toReversed()])).toContain('sjunkande från omkring 195 till 100.');
    const seesaw = Array.from({ length: 20 }, (_, i) => 100 + 40 * (i % 2));
    expect(summary([seesaw])).toContain('I medel 120 kWh per vecka.');
    expect(summary([rising.slice(0, 11)])).not.toContain('stigande');
  });

  it('names the three largest of many, and whose the extremes are', () => {
    expect(
      summary([
        [1, 1],
        [50, 4],
        [20, 20],
        [5, 0],
      ]),
    ).toBe(
      'Störst är Lager (53 %), Kontor (40 %) och Kyl (5 %). ' +
        'Högst: 50 kWh, Lager, vecka 19, 4–10 maj 2026. Lägst: 0 kWh, Kyl, vecka 20, 11–17 maj 2026.',
    );
  });

  it('says how many values are missing and estimated', () => {
    const gaps = weekly([1, missing, 3, 4], [0, 0, 1, 1]);
    expect(summary([[1]], { starts: gaps.starts, series: [{ label: 'Butik', ...gaps }] })).toContain(
      '1 av 4 veckovärden saknas och 2 är beräknade.',
    );
  });

  it('figures M1: says how many values are incomplete', () => {
    const { incomplete, estimated } = quality;
    const gaps = weekly([1, 2, missing, 4], [0, incomplete, 0, estimated]);
    expect(summary([[1]], { starts: gaps.starts, series: [{ label: 'Butik', ...gaps }] })).toContain(
      '1 av 4 veckovärden saknas, 1 är ofullständigt och 1 är beräknat.',
    );
    expect(placeNote(gaps, { index: 1, end: 2 }, 'week')).toBe('ofullständigt');
    expect(placeNote(gaps, { index: 0, end: 4 }, 'week')).toBe(
      '1 vecka saknas, 1 vecka ofullständig, 1 vecka beräknad',
    );
  });

  it('compares with a whole earlier period only', () => {
    expect(summary([[110, 110]], { comparisons: earlier([100, 100]) })).toContain('+10,0 % mot 2025.');
    expect(summary([[110, 110]], { comparisons: earlier([100, missing]) })).not.toContain('mot 2025');
    expect(summary([[110, missing]], { comparisons: earlier([100, 100]) })).not.toContain('mot 2025');
    const cut = { label: '2025', ...weekly([100, 40], [0, quality.incomplete]) };
    expect(summary([[110, 110]], { comparisons: [cut] })).not.toContain('mot 2025');
  });

  it('mentions clock changes in hourly periods', () => {
    expect(hours(fromLocal(2026, 3, 28), 72)).toContain('En klockomställning ingår.');
    expect(hours(fromLocal(2026, 1, 1), 8760)).toContain('2 klockomställningar ingår.');
    expect(hours(fromLocal(2026, 6, 1), 72)).not.toContain('klockomställning');
  });

  it('says so when there is nothing to say', () => {
    expect(summary([[missing, missing]])).toBe('Det finns inga mätvärden för perioden.');
    expect(summary([[1]], { series: [] })).toBe('Alla serier är dolda.');
    expect(summary([[1]], { starts: new Float64Array(0) })).toBe('Det finns inga mätvärden för perioden.');
  });
});

describe('speech', () => {
  const point: SpokenPoint = {
    value: 9138,
    decimals: 0,
    unit: 'kWh',
    note: null,
    label: 'Kyllager',
    step: 'vecka 36, 31 augusti – 6 september 2026',
    rank: { place: 1, of: 9 },
    found: null,
  };

  it('says the value first, dates with words, then the place', () => {
    expect(plain(spokenPoint(point))).toBe(
      '9 138 kilowattimmar, Kyllager, vecka 36, 31 augusti till 6 september 2026, 1 av 9',
    );
  });

  it('never says zero for what is missing, and marks estimates', () => {
    expect(spokenPoint({ ...point, value: missing, note: 'saknas' })).toMatch(/^saknas, Kyllager, vecka 36/);
    expect(spokenPoint({ ...point, value: 1, note: 'beräknat', label: null, rank: null })).toBe(
      '1 kilowattimmar, beräknat, vecka 36, 31 augusti till 6 september 2026',
    );
  });

  it('says which extreme was jumped to', () => {
    expect(plain(spokenPoint({ ...point, found: foundText({ kind: 'lowest', place: 2 }, 'week') }))).toMatch(
      /^Lägst, nummer 2: 9 138 kilowattimmar/,
    );
  });
});

describe('units', () => {
  it.each([
    ['kWh', 9999, 'kWh', 1],
    ['kWh', 10_000, 'MWh', 1000],
    ['kWh', -12_000_000, 'GWh', 1_000_000],
    ['kW', 20_000, 'MW', 1000],
    ['°C', 20_000, '°C', 1],
  ])('%s up to %i is written in %s', (unit, largest, shown, divisor) => {
    expect(axisUnit(unit, largest, 'sv')).toEqual({ unit: shown, divisor });
  });

  it('are spoken in full where they have a name', () => {
    expect(spokenUnit('kWh')).toBe('kilowattimmar');
    expect(spokenUnit('st')).toBe('st');
  });

  it.each([
    [12_345, 0],
    [999, 1],
    [12, 2],
    [0.4, 3],
    [missing, 0],
  ])('%d has so many decimals: %i', (largest, decimals) => {
    expect(decimalsFor(largest)).toBe(decimals);
  });
});
