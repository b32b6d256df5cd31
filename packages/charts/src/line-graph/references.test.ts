import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries } from '../core/series.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import { lineModel } from './line-model.ts';
import { annotationsAt, placeAnnotations } from '../core/annotations.ts';
import { checkThresholds, thresholdsText } from './references.ts';

const starts = stepStarts('hour', fromLocal(2026, 10, 1), fromLocal(2026, 10, 1, 23));
const model = lineModel([
  {
    key: 'a',
    label: 'Butik',
    data: createSeries({ step: 'hour', starts, values: Array.from(starts, (_, i) => i) }),
  },
]);

describe('thresholds', () => {
  const format = { unit: 'kW', decimals: 1 };
  const values = model.lines.map((line) => line.values);

  it('say how often and how far they are passed', () => {
    const text = thresholdsText(model, values, [{ key: 't', label: 'Abonnerad effekt', value: 20 }], format);
    expect(text.replaceAll('\u00A0', ' ')).toBe(
      'Abonnerad effekt 20 kW överskrids av 3 timvärden, mest 23,0 kW torsdag 1 oktober 2026 kl. 23–24.',
    );
  });

  it('say when they hold, also exactly', () => {
    const text = thresholdsText(model, values, [{ key: 't', label: 'Gräns', value: 23 }], format);
    expect(text.replaceAll('\u00A0', ' ')).toBe('Gräns 23 kW överskrids inte.');
  });

  it('are refused when they are no number', () => {
    expect(() => checkThresholds([{ key: 't', label: 'Gräns', value: Number.NaN }])).toThrow(ChartDataError);
    expect(() => checkThresholds([{ key: 't', label: 'Gräns', value: Infinity }])).toThrow(
      'Gräns is Infinity',
    );
  });
});

describe('annotations', () => {
  it('are numbered in order of time', () => {
    const placed = placeAnnotations([
      { key: 'b', label: 'Sen', at: '2026-10-01T12:20:00+02:00' },
      { key: 'a', label: 'Tidig', at: '2026-10-01' },
    ]);
    expect(placed.map(({ label, number }) => `${number} ${label}`)).toEqual(['1 Tidig', '2 Sen']);
  });

  it('belong to the step that they lie in', () => {
    const placed = placeAnnotations([{ key: 'b', label: 'Sen', at: '2026-10-01T12:20:00+02:00' }]);
    const at = (index: number, end = index + 1) => annotationsAt(placed, starts, { index, end }).length;
    expect([at(11), at(12), at(13), at(0, 24)]).toEqual([0, 1, 0, 1]);
  });

  it('are refused without a time or with a key that occurs twice', () => {
    expect(() => placeAnnotations([{ key: 'a', label: 'x', at: '2026-10-01T12:20' }])).toThrow(
      ChartDataError,
    );
    const twice = { key: 'a', label: 'x', at: '2026-10-01' };
    expect(() => placeAnnotations([twice, twice])).toThrow(ChartDataError);
  });
});
