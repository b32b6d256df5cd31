import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { timeScale } from '../scale/time-scale.ts';
import { valueScale } from '../scale/value-scale.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { pixelColumns } from './columns.ts';
import { penUp } from './m4.ts';
import { columnSpans, type Polyline } from './raster.fixture.ts';
import { createSelector, isDense } from './select.ts';

const start = fromLocal(2026, 1);
const hours = (count: number) => Float64Array.from({ length: count }, (_, i) => start + i * hourMs);

function selections(values: Float64Array, width: number) {
  const starts = hours(values.length);
  const x = timeScale([start, starts.at(-1) ?? start], [0, width]);
  const selector = createSelector();
  return {
    x,
    starts,
    bounds: pixelColumns(starts, x),
    all: Int32Array.from(selector.select(values, null)),
    reduced: Int32Array.from(selector.select(values, pixelColumns(starts, x))),
  };
}

/** The samples on both sides of every gap of a selection. */
function edges(selection: Int32Array) {
  return [...selection.keys()]
    .filter((i) => selection[i] === penUp)
    .map((i) => [selection[i - 1], selection[i + 1]]);
}

/** Values spread evenly around zero: random doubles would nearly all lie close to it. */
function hundredths(max: number) {
  return fc.integer({ min: -max, max }).map((value) => value / 100);
}

/** Consumption-like values: a random walk with peaks of up to 100 times, zeros, negatives and gaps. */
const meterValues = fc
  .record({
    steps: fc.array(hundredths(500), { minLength: 2, maxLength: 1500 }),
    peaks: fc.array(fc.tuple(fc.nat(1499), hundredths(50_000)), {
      maxLength: 5,
    }),
    gaps: fc.array(fc.tuple(fc.nat(1499), fc.integer({ min: 1, max: 40 })), { maxLength: 8 }),
  })
  .map(({ steps, peaks, gaps }) => {
    let level = 10;
    const values = Float64Array.from(steps, (step) => (level += step));
    for (const [at, peak] of peaks) if (at < values.length) values[at] = peak;
    for (const [at, length] of gaps) values.fill(Number.NaN, at, at + length);
    return values;
  });

const width = fc.integer({ min: 1, max: 240 });
const runs = { numRuns: 200, seed: 20261120 };

describe('pixel columns', () => {
  it('hold every sample once, in the column that its position lies in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3000 }), width, (count, px) => {
        const starts = hours(count);
        const x = timeScale([start, starts.at(-1) ?? start], [0, px]);
        const bounds = pixelColumns(starts, x);
        expect(bounds[0]).toBe(0);
        expect(bounds.at(-1)).toBe(count);
        for (let column = 0; column < bounds.length - 1; column += 1) {
          for (let i = bounds[column] ?? 0; i < (bounds[column + 1] ?? 0); i += 1) {
            expect(Math.floor(x.toX(starts[i] ?? 0))).toBe(column);
          }
        }
      }),
      runs,
    );
  });
});

describe('pixel columns of times unevenly apart', () => {
  it('hold every sample in the column that its position lies in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 2, maxLength: 600 }),
        width,
        (steps, px) => {
          let at = start;
          const starts = Float64Array.from(steps, (step) => (at += step));
          const x = timeScale([starts[0] ?? 0, starts.at(-1) ?? 0], [0, px]);
          const bounds = pixelColumns(starts, x);
          for (let column = 0; column < bounds.length - 1; column += 1) {
            for (let i = bounds[column] ?? 0; i < (bounds[column + 1] ?? 0); i += 1) {
              expect(Math.floor(x.toX(starts[i] ?? 0))).toBe(column);
            }
          }
        },
      ),
      runs,
    );
  });
});

describe('M4 selection', () => {
  it('keeps first, last and both extremes, and only samples that exist', () => {
    fc.assert(
      fc.property(meterValues, width, (values, px) => {
        const { reduced } = selections(values, px);
        const kept = [...reduced].filter((index) => index !== penUp);
        const present = [...values.keys()].filter((i) => !Number.isNaN(values[i]));
        expect(kept.every((index) => !Number.isNaN(values[index]))).toBe(true);
        if (present.length === 0) return;
        const heights = present.map((i) => values[i] ?? 0);
        const keptHeights = kept.map((i) => values[i] ?? 0);
        expect(kept[0]).toBe(present[0]);
        expect(kept.at(-1)).toBe(present.at(-1));
        expect(Math.max(...keptHeights)).toBe(Math.max(...heights));
        expect(Math.min(...keptHeights)).toBe(Math.min(...heights));
        expect(kept).toEqual(kept.toSorted((a, b) => a - b));
        expect(new Set(kept).size).toBe(kept.length);
      }),
      runs,
    );
  });

  it('lifts the pen at every gap and nowhere else', () => {
    fc.assert(
      fc.property(meterValues, width, (values, px) => {
        const { reduced, all } = selections(values, px);
        expect(edges(reduced)).toEqual(edges(all));
      }),
      runs,
    );
  });

  it('needs four samples a column at most, without gaps', () => {
    const values = Float64Array.from({ length: 35_040 }, (_, i) => Math.sin(i) * (i % 97));
    const { reduced } = selections(values, 800);
    expect(reduced.length).toBeLessThanOrEqual(4 * 801);
    expect(isDense(35_040, 800)).toBe(true);
    expect(isDense(1600, 800)).toBe(false);
  });

  it('covers the same pixels as the line through all samples, for 200 random series', () => {
    fc.assert(
      fc.property(meterValues, width, (values, px) => {
        const { reduced, all, starts, x } = selections(values, px);
        const y = valueScale([-500, 500], 300, 0);
        const polyline = (selection: Int32Array): Polyline =>
          [...selection].map((index) => [
            x.toX(starts[index] ?? 0),
            index === penUp ? Number.NaN : y.toY(values[index] ?? 0),
          ]);
        const drawn = columnSpans(polyline(reduced), px + 1);
        const whole = columnSpans(polyline(all), px + 1);
        for (const [column, spans] of whole.entries()) {
          const own = drawn[column] ?? [];
          expect(own.length).toBe(spans.length);
          for (const [i, [from, to]] of spans.entries()) {
            expect(own[i]?.[0]).toBeCloseTo(from, 6);
            expect(own[i]?.[1]).toBeCloseTo(to, 6);
          }
        }
      }),
      runs,
    );
  });

  it('selects nothing from nothing', () => {
    expect(selections(new Float64Array(3).fill(Number.NaN), 2).reduced).toHaveLength(0);
    expect(createSelector().select(new Float64Array(0), null)).toHaveLength(0);
  });
});
