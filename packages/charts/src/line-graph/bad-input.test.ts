import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { lineLayout } from '../layout/line-layout.ts';
import { checkHeight } from '../layout/plot-box.ts';
import { drawn as pictureOf } from '../chart/drawn.fixture.ts';
import { lines as lineKind } from './line-chart.ts';
import { lineModel } from './line-model.ts';
import { LineGraph } from './index.ts';
import { ChartDataError } from '../core/errors.ts';
import { paletteLine } from '../core/palette.ts';
import { parseTime, seriesFromPoints } from '../core/points.ts';
import { createSeries, fillSteps } from '../core/series.ts';
import { timeAxis } from '../core/time/time-axis.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import { timeScale } from '../core/scale/time-scale.ts';

/** Issue "Bad input": a clear error for the developer or a truthful drawing, never a wrong line or a hang. */

const starts = stepStarts('hour', fromLocal(2026, 5, 1), fromLocal(2026, 5, 1, 4));
function axis() {
  const x = timeScale([fromLocal(2026, 3, 28), fromLocal(2026, 3, 31)], [0, 900]);
  return timeAxis({ step: 'hour', rows: 2, x });
}

const hour = { step: 'hour' as const, name: 'Butik' };

function drawn(values: readonly number[], width = 400, height = 200) {
  const data = createSeries({ ...hour, starts: starts.slice(0, values.length), values });
  return lineLayout({
    width,
    height,
    unit: 'kWh',
    starts: data.starts,
    window: null,
    levels: [],
    lines: [{ key: 'a', data, values: data.values, style: paletteLine(0), isContext: false }],
  });
}

describe('bad values', () => {
  it('NaN is a gap, not zero', () => {
    const { lines, gaps } = drawn([1, 2, Number.NaN, 4, 5]);
    expect(lines[0]?.line.join('').match(/M/g)).toHaveLength(2);
    expect(gaps).toHaveLength(1);
  });

  it.each([Infinity, -Infinity])('%d is refused, with its place and series', (value) => {
    expect(() => createSeries({ ...hour, starts, values: [1, value, 3, 4, 5] })).toThrow(
      new ChartDataError(`Value ${value} at index 1 of Butik is infinite.`),
    );
  });

  it('numbers at the edge of what a double holds draw a finite line', () => {
    const { lines } = drawn([Number.MAX_VALUE / 4, 0, Number.MIN_VALUE, -Number.MAX_VALUE / 4, 0]);
    expect(lines[0]?.line.join('')).not.toMatch(/NaN|Infinity/);
  });
});

describe('bad times', () => {
  it('unsorted times are refused', () => {
    expect(() => createSeries({ ...hour, starts: starts.toReversed(), values: [1, 2, 3, 4, 5] })).toThrow(
      /Times must rise: .+ at index 1 of Butik/,
    );
  });

  it('duplicate times are refused', () => {
    expect(() => createSeries({ ...hour, starts: [0, hourMs, hourMs], values: [1, 2, 3] })).toThrow(
      /at index 2 of Butik occurs twice/,
    );
  });

  it.each([Number.NaN, Infinity])('a time of %d is refused', (time) => {
    expect(() => createSeries({ ...hour, starts: [0, time], values: [1, 2] })).toThrow(/is not an instant/);
  });

  it('times off the steps are refused', () => {
    expect(() =>
      fillSteps(createSeries({ ...hour, starts: [0, hourMs + 1, 2 * hourMs], values: [1, 2, 3] }), 'Butik'),
    ).toThrow(/at index 1 of Butik is not the start of a hour/);
  });

  it('a mistyped year is refused instead of hanging', () => {
    expect(() =>
      seriesFromPoints(
        [
          { x: '0026-05-01', y: 1 },
          { x: '2026-05-01', y: 2 },
        ],
        'hour',
      ),
    ).toThrow(ChartDataError);
  });
});

describe('unknown zones', () => {
  it.each(['2026-05-01T10:00', '2026-05-01T10:00 CEST', '2026-05-01T10:00[Mars/Base]', '1 maj 2026', ''])(
    'a time without an offset that can be known is refused: "%s"',
    (text) => {
      expect(() => parseTime(text)).toThrow(ChartDataError);
    },
  );

  it.each(['Mars/Base', 'Pacific/Kiritimati', 'America/Caracas'])(
    'the axis is in Swedish time whatever the browser believes: %s',
    (zone) => {
      const swedish = axis();
      vi.stubEnv('TZ', zone);
      expect(axis()).toEqual(swedish);
      vi.unstubAllEnvs();
    },
  );
});

describe('bad lengths', () => {
  it('columns of unequal length are refused', () => {
    expect(() => createSeries({ ...hour, starts, values: [1, 2] })).toThrow(
      'Columns of Butik differ in length: 5 times, 2 values, 2 qualities.',
    );
    expect(() => createSeries({ ...hour, starts, values: [1, 2, 3, 4, 5], quality: [0] })).toThrow(
      ChartDataError,
    );
  });

  it('series of unequal length share one axis, and what they lack is missing', () => {
    const long = createSeries({ ...hour, starts, values: [1, 2, 3, 4, 5] });
    const short = createSeries({ ...hour, starts: starts.slice(1, 3), values: [7, 8] });
    const model = lineModel([
      { key: 'a', label: 'Butik', data: long },
      { key: 'b', label: 'Lager', data: short },
    ]);
    expect([...(model.lines[1]?.values ?? [])]).toEqual([Number.NaN, 7, 8, Number.NaN, Number.NaN]);
  });
});

describe('bad sizes', () => {
  it('zero and negative widths draw nothing', () => {
    const data = createSeries({ ...hour, starts, values: [1, 2, 3, 4, 5] });
    const content = { unit: 'kWh', series: [{ key: 'a', label: 'Butik', data }] };
    for (const width of [0, -10, Number.NaN]) expect(pictureOf(lineKind, content, { width })).toBeNull();
    expect(pictureOf(lineKind, content, { width: 1 })).not.toBeNull();
  });

  it('a plot too small for its axis draws no wrong line', () => {
    for (const [width, height] of [
      [1, 1],
      [30, 20],
      [60, 40],
    ] as const) {
      expect(drawn([1, 2, 3, 4, 5], width, height).lines[0]?.line.join('')).not.toMatch(/NaN|Infinity/);
    }
  });

  it.each([0, -5, Number.NaN, Infinity])('a height of %d is refused', (height) => {
    expect(() => checkHeight(height)).toThrow(ChartDataError);
    const series = [
      { key: 'a', label: 'Butik', data: createSeries({ ...hour, starts, values: [1, 2, 3, 4, 5] }) },
    ];
    expect(() =>
      renderToString(createElement(LineGraph, { title: 'Fel', unit: 'kWh', series, height })),
    ).toThrow(ChartDataError);
  });
});

describe('a million points', () => {
  it('draw a path that is bounded by the width, with the peak in it', () => {
    const many = stepStarts('quarter', fromLocal(2000, 1), fromLocal(2000, 1) + 999_999 * 900_000);
    const values = Float64Array.from(many, (_, i) => (i === 654_321 ? 1000 : 5 + Math.sin(i / 96)));
    const data = createSeries({ step: 'quarter', starts: many, values });
    const { lines, y } = lineLayout({
      width: 1000,
      height: 400,
      unit: 'kWh',
      starts: data.starts,
      window: null,
      levels: [],
      lines: [{ key: 'a', data, values: data.values, style: paletteLine(0), isContext: false }],
    });
    expect(lines[0]?.line.join('').length).toBeLessThan(60_000);
    expect(y.toY(1000)).toBeLessThan(y.toY(999));
    let lowest = Number.POSITIVE_INFINITY;
    let at = 0;
    for (const [, command, text = ''] of (lines[0]?.line.join('') ?? '').matchAll(/([Mlhv])([^Mlhv]*)/g)) {
      const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      if (command === 'M') at = numbers[1] ?? 0;
      else if (command === 'l') at += numbers[1] ?? 0;
      else if (command === 'v') at += numbers[0] ?? 0;
      lowest = Math.min(lowest, at);
    }
    expect(lowest).toBeCloseTo(y.toY(1000), 0);
  });
});
