import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { paletteLine } from '../core/palette.ts';
import { createSeries, type TimeSeries } from '../core/series.ts';
import { stepStarts } from '../core/time/steps.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { lineLayout } from './line-layout.ts';

const first = fromLocal(2026, 5, 1);

interface Shown {
  readonly width: number;
  readonly isSecondShown: boolean;
  /** Hours. */
  readonly window: readonly [from: number, length: number] | null;
}

const shown: fc.Arbitrary<Shown> = fc.record({
  width: fc.constantFrom(380, 812),
  isSecondShown: fc.boolean(),
  window: fc.option(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 4, max: 500 }))),
});

function pathsOf(series: readonly TimeSeries[], { width, isSecondShown, window }: Shown) {
  const visible = isSecondShown ? series : series.filter((_, i) => i !== 1);
  const from = first + (window?.[0] ?? 0) * hourMs;
  return lineLayout({
    width,
    height: 430,
    unit: 'kWh',
    starts: series[0]?.starts ?? new Float64Array(0),
    lines: visible.map((data, i) => ({
      key: String(i),
      data,
      values: data.values,
      style: paletteLine(i),
      isContext: false,
    })),
    window: window && { from, to: from + window[1] * hourMs },
    levels: [],
  }).lines.map(({ line }) => line);
}

/** Three lines; the second is the highest, so that hiding it changes the axis. */
function seriesOf(top: number): readonly TimeSeries[] {
  const starts = stepStarts('hour', first, first + 1_500 * hourMs);
  return [40, top, 70].map((height, place) =>
    createSeries({
      step: 'hour',
      starts,
      values: Array.from(starts, (_, i) => height * Math.abs(Math.sin(i * (place + 1)))),
    }),
  );
}

it('is the path of lines that were never drawn before, whatever was shown', () => {
  fc.assert(
    fc.property(
      fc.array(shown, { minLength: 2, maxLength: 6 }),
      fc.constantFrom(60, 71, 400),
      (steps, top) => {
        const same = seriesOf(top);
        for (const step of steps) expect(pathsOf(same, step)).toEqual(pathsOf(seriesOf(top), step));
      },
    ),
    { numRuns: 40, seed: 20261124 },
  );
});

it('is written again for the same values at other times', () => {
  const [one] = seriesOf(400);
  if (one === undefined) throw new Error('There is a series.');
  const view: Shown = { width: 812, isSecondShown: true, window: null };
  const later = createSeries({
    step: 'hour',
    starts: one.starts.map((start, i) => (i < 700 ? start : start + 24 * hourMs)),
    values: one.values,
  });
  const paths = [one, later, one].map((series) => pathsOf([series], view)[0]);
  expect(paths[0]).toBe(paths[2]);
  expect(paths[1]).not.toBe(paths[0]);
});
