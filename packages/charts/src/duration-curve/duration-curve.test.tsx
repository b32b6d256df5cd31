import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries, type TimeSeries } from '../core/series.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { initialCursor } from '../cursor/cursor.ts';
import { drawn } from '../chart/drawn.fixture.ts';
import { duration } from './duration-chart.ts';
import { drawnIndices, durationLayout } from './duration-layout.ts';
import { checkLevel, countOver, durationModel, valueAtShare } from './duration-model.ts';
import {
  durationTooltip,
  durationSummary,
  peakLabel,
  spokenDuration,
  spokenRanks,
  type DurationFormat,
} from './duration-words.ts';
import { DurationCurve } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const start = fromLocal(2026, 10, 20);
const format: DurationFormat = { unit: 'kW', decimals: 0, label: 'Effekt', level: 25 };

function hours(values: readonly number[]): TimeSeries {
  return createSeries({ step: 'hour', starts: values.map((_, i) => start + i * hourMs), values });
}

function layoutOf(values: readonly number[], level: number | null = null, window: TimeWindow | null = null) {
  const model = durationModel(hours(values));
  return durationLayout({
    width: 700,
    height: 300,
    textScale: 1,
    unit: 'kW',
    values: model.values,
    window,
    level,
    axisLabel: 'andel av 3 timmar',
  });
}

describe('order', () => {
  it('is by value, with the time of each, and leaves gaps out', () => {
    const model = durationModel(hours([10, 30, Number.NaN, 20, 30]));
    expect([...model.values]).toEqual([30, 30, 20, 10]);
    expect([...model.times].map((time) => (time - start) / hourMs)).toEqual([1, 4, 3, 0]);
    expect(model.missing).toBe(1);
  });

  it('counts what is over a level', () => {
    const values = Float64Array.from([30, 30, 20, 10]);
    expect([35, 30, 25, 20, 5].map((level) => countOver(values, level))).toEqual([0, 0, 2, 2, 4]);
    expect(valueAtShare(values, 0.5)).toBe(30);
    expect(valueAtShare(values, 1)).toBe(10);
    expect(valueAtShare(new Float64Array(0), 0.5)).toBeNaN();
  });

  it('refuses a level that cannot be drawn', () => {
    expect(checkLevel(undefined)).toBeNull();
    expect(() => checkLevel(Number.NaN)).toThrow(ChartDataError);
  });
});

describe('layout', () => {
  it('keeps the peak and the lowest value however many there are', () => {
    const indices = drawnIndices(0, 35_040, 600);
    expect(indices).toHaveLength(1200);
    expect(indices[0]).toBe(0);
    expect(indices.at(-1)).toBe(35_039);
    expect([...drawnIndices(0, 3, 600)]).toEqual([0, 1, 2]);
  });

  it('draws a step as wide as its share of the time', () => {
    const { curve, x } = layoutOf([30, 20, 10]);
    const at = (i: number) => x.toX(i).toFixed(1);
    expect(curve.startsWith(`M${at(0)} `)).toBe(true);
    expect(curve).toContain(`H${at(1)}V`);
    expect(curve.endsWith(`H${at(3)}`)).toBe(true);
  });

  it('marks what is over the subscribed power only', () => {
    expect(layoutOf([30, 20, 10], 25).over).not.toBe('');
    expect(layoutOf([30, 20, 10], 30).over).toBe('');
    expect(layoutOf([30, 20, 10], 80).y.domain[1]).toBeGreaterThanOrEqual(80);
  });

  it('draws what is zoomed to, from its first value to its last, with finer shares on the axis', () => {
    const values = Array.from({ length: 1000 }, (_, i) => 1000 - i);
    const { curve, x, y, labels } = layoutOf(values, null, { from: 100, to: 119 });
    expect(curve.startsWith(`M${x.toX(100).toFixed(1)} ${y.toY(900).toFixed(1)}`)).toBe(true);
    expect(curve.endsWith(`H${x.toX(120).toFixed(1)}`)).toBe(true);
    expect(labels.map(({ text }) => plain(text)).slice(0, 2)).toEqual(['10,0 %', '10,5 %']);
  });

  it('names the peak above the curve, also when that is level, and inside the picture', () => {
    for (const values of [
      [5, 5, 5],
      [60, 2, 1],
      [1_000_000, 3],
    ]) {
      const starts = values.map((_, i) => fromLocal(2026, 5, 1, i));
      const data = createSeries({ step: 'hour', starts, values });
      const picture = drawn(duration, { unit: 'kW', data }, { width: 700 });
      const texts = picture?.references
        ?.flatMap(({ marks = [] }) => marks)
        .filter(({ tag }) => tag === 'text')
        .map(({ attributes }) => Number(attributes['y']));
      expect(texts).toHaveLength(2);
      expect(Math.min(...(texts ?? []))).toBeGreaterThan(10);
      expect(Math.max(...(texts ?? []))).toBeLessThanOrEqual(picture?.plot.y.toY(values[0] ?? 0) ?? 0);
    }
  });

  it('draws one value, negative ones, and nothing', () => {
    expect(layoutOf([5]).curve).toMatch(/^M[\d.]+ [\d.]+H688\.0$/);
    expect(layoutOf([-5, -9]).y.domain[0]).toBeLessThanOrEqual(-9);
    expect(layoutOf([]).curve).toBe('');
  });
});

describe('in words', () => {
  const model = durationModel(hours([10, 30, 20]));

  it('names the peak, what holds half of the time, and what exceeds the subscription', () => {
    expect(plain(durationSummary(model, format))).toBe(
      'Högst: 30 kW, tisdag 20 oktober 2026 kl. 01–02. ' +
        'Minst 30 kW under 10 % av tiden, minst 20 kW under hälften av tiden, lägst 10 kW. ' +
        'Abonnerad effekt 25 kW överskrids i 1 timme.',
    );
    expect(plain(durationSummary(model, { ...format, level: 40 }))).toContain('överskrids aldrig.');
    expect(durationSummary(durationModel(hours([])), format)).toBe('Det finns inga mätvärden för perioden.');
    expect(plain(durationSummary(durationModel(hours([1, Number.NaN])), format))).toContain(
      '1 av 2 timvärden saknas.',
    );
  });

  it('speaks the value first, then its place and its time', () => {
    expect(plain(spokenDuration(model, { index: 0, end: 1 }, initialCursor, format))).toBe(
      '30 kilowatt, timme 1 av 3, tisdag 20 oktober 2026 klockan 1 till 2, 5 kW över abonnerad effekt',
    );
    expect(plain(spokenDuration(model, { index: 2, end: 3 }, initialCursor, format))).toBe(
      '10 kilowatt, timme 3 av 3, tisdag 20 oktober 2026 klockan 0 till 1',
    );
  });

  it('speaks and shows many values by their ends', () => {
    const many = durationModel(hours(Array.from({ length: 400 }, (_, i) => 400 - i)));
    const place = { index: 100, end: 200 };
    expect(plain(spokenDuration(many, place, initialCursor, format))).toBe(
      '300 ner till 201 kilowatt, timme 101 till 200 av 400, lägsta nivån nås under 50 procent av tiden, ' +
        '275 kW över abonnerad effekt',
    );
    const { title, rows, notes } = durationTooltip(many, place, format);
    expect([title, rows[0]?.value, ...(notes ?? [])].map((text) => plain(text ?? ''))).toEqual([
      'Timme 101–200 av 400',
      '300 till 201 kW',
      'Den lägsta nivån nås under 50,0 % av tiden',
    ]);
    expect(plain(spokenRanks(many, [0, 10], format))).toBe(
      'Visar timme 1 till 10 av 400, från 400 ner till 391 kilowatt.',
    );
  });

  it('says which extreme was jumped to', () => {
    const state = { ...initialCursor, found: { kind: 'highest', place: 2 } } as const;
    expect(spokenDuration(model, { index: 1, end: 2 }, state, format)).toMatch(
      /^Högst, nummer 2: 20 kilowatt/,
    );
  });

  it('labels the peak with its time', () => {
    const { value, time } = peakLabel(model, format);
    expect([value, time].map(plain)).toEqual(['30 kW', 'tis 20 okt 2026 kl. 01–02']);
  });

  it('shows when a value was', () => {
    const tooltip = durationTooltip(model, { index: 0, end: 1 }, format);
    expect([tooltip.title, tooltip.detail].map(plain)).toEqual(['tis 20 okt 2026 kl. 01–02', 'timme 1 av 3']);
    expect(tooltip.notes?.map(plain)).toEqual(['Nås under 33,3 % av tiden', '5 kW över abonnerad effekt']);
  });

  it('is there before the picture', () => {
    const html = plain(
      renderToString(
        <DurationCurve title="Varaktighet" unit="kW" data={hours([1, 3])} subscribedPower={2} />,
      ),
    );
    expect(html).toContain('överskrids i 1 timme');
    expect(html).toContain('20 oktober 2026');
  });
});
