import { describe, expect, it } from 'vitest';

import { labelWidth } from '../core/time/time-axis.ts';
import { paletteLine } from '../core/palette.ts';
import { createSeries, type TimeSeries } from '../core/series.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import { barLayout, type BarLayoutOptions } from './bar-layout.ts';
import { lineLayout, type LineLayoutOptions } from './line-layout.ts';

const missing = Number.NaN;

function daily(values: readonly number[], qualities?: readonly number[]): TimeSeries {
  const starts = stepStarts('day', fromLocal(2026, 5, 1), fromLocal(2026, 5, values.length));
  return createSeries({ step: 'day', starts, values, ...(qualities ? { quality: qualities } : {}) });
}

function lines(series: readonly TimeSeries[], rest: Partial<LineLayoutOptions> = {}) {
  return lineLayout({
    width: 812,
    height: 430,
    unit: 'kWh',
    starts: series[0]?.starts ?? new Float64Array(0),
    lines: series.map((data, i) => ({
      key: String(i),
      data,
      values: data.values,
      style: paletteLine(i),
      isContext: false,
    })),
    window: null,
    levels: [],
    ...rest,
  });
}

const texts = (labels: readonly { text: string }[]) => labels.map(({ text }) => text);
const plain = (all: readonly string[]) => all.map((text) => text.replaceAll('\u00A0', ' '));

describe('larger text', () => {
  const data = daily(Array.from({ length: 60 }, (_, i) => 1000 + i));

  it('has more room around the plot and fewer labels', () => {
    const usual = lines([data]);
    const twice = lines([data], { textScale: 2 });
    expect(twice.box.top).toBe(2 * usual.box.top);
    expect(twice.box.left).toBeGreaterThan(usual.box.left);
    expect(430 - twice.box.bottom).toBeGreaterThan(430 - usual.box.bottom);
    expect(twice.timeLabels.length).toBeLessThan(usual.timeLabels.length);
  });

  it('has room for the word for weeks before their numbers', () => {
    const starts = stepStarts('week', fromLocal(2026, 5, 4), fromLocal(2026, 10, 26));
    const weeks = createSeries({ step: 'week', starts, values: starts.map((_, i) => 1000 + i) });
    for (const textScale of [1, 2]) {
      const [word, first] = lines([weeks], { width: 1200, textScale }).timeLabels;
      expect(word).toMatchObject({ text: 'vecka', anchor: 'end' });
      expect((word?.x ?? 0) - labelWidth('vecka') * textScale).toBeGreaterThanOrEqual(0);
      expect((first?.x ?? 0) - (labelWidth('19') / 2) * textScale).toBeGreaterThan((word?.x ?? 0) + 3);
    }
  });

  it('is laid out as on a phone where twice the size leaves no more', () => {
    expect(lines([data], { width: 900, textScale: 2 }).timeLabels.every(({ y }) => y === 430 - 20)).toBe(
      true,
    );
  });
});

describe('axis of values', () => {
  it('starts at zero and uses one unit', () => {
    const { gridLines, unit } = lines([daily([6000, 11_400, 9000])]);
    expect(plain(texts(gridLines.map(({ label }) => label)))).toEqual(['0', '2', '4', '6', '8', '10', '12']);
    expect(unit.text).toBe('MWh');
    expect(gridLines.filter(({ isZero }) => isZero)).toHaveLength(1);
  });

  it('holds negative values with zero between', () => {
    const { gridLines } = lines([daily([-25, 5])]);
    expect(texts(gridLines.map(({ label }) => label))).toEqual(['−25', '−20', '−15', '−10', '−5', '0', '5']);
  });

  it('grows its margin with its labels', () => {
    expect(lines([daily([1_000_000_000])], { unit: 'st' }).box.left).toBeGreaterThan(
      lines([daily([5])]).box.left,
    );
  });

  it('has a line at zero only when there is nothing', () => {
    expect(texts(lines([daily([missing, missing])]).gridLines.map(({ label }) => label))).toEqual(['0']);
  });

  it('draws a line of zeros on the axis', () => {
    const layout = lines([daily([0, 0])]);
    expect(layout.lines[0]?.line).toEqual([
      `M${layout.box.left} ${layout.box.bottom}l${layout.box.right - layout.box.left} 0`,
    ]);
  });
});

describe('line layout', () => {
  it('keeps labels inside the chart at every width', () => {
    const year = daily(Array.from({ length: 365 }, (_, i) => i));
    for (const width of [320, 390, 600, 812, 1200, 2400]) {
      const { timeLabels, box } = lines([year], { width });
      expect(timeLabels.length).toBeGreaterThan(2);
      for (const { x } of timeLabels) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(box.width);
      }
    }
  });

  it('survives no width and negative size', () => {
    for (const width of [0, -10]) {
      const { lines: marks, timeLabels } = lines([daily([1, 2])], { width, height: -5 });
      expect(marks[0]?.line.join('')).not.toContain('NaN');
      expect(timeLabels).toEqual([]);
    }
  });

  it('hatches where every line lacks values, and only there', () => {
    const a = daily([1, missing, missing, 4, 5]);
    const b = daily([1, 2, missing, 4, missing]);
    const { gaps, x } = lines([a, b]);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.x).toBeCloseTo(x.toX(a.starts[1] ?? 0), 6);
    expect(gaps[0]?.width).toBeCloseTo(x.toX(a.starts[3] ?? 0) - x.toX(a.starts[1] ?? 0), 6);
  });

  it('says when it draws less than every value', () => {
    expect(lines([daily([1, 2, 3])]).isReduced).toBe(false);
    const starts = stepStarts('hour', fromLocal(2025, 1), fromLocal(2025, 12, 31, 23));
    const year = createSeries({ step: 'hour', starts, values: [...starts].map((_, i) => i % 100) });
    const layout = lines([year]);
    expect(layout.isReduced).toBe(true);
    expect(layout.lines[0]?.line.join('').length).toBeLessThan(50_000);
  });

  it('puts a marker on a value between two gaps', () => {
    const { lines: marks } = lines([
      daily([missing, 5, missing, missing, missing, missing, missing, missing]),
    ]);
    expect(marks[0]?.markers.match(/M/g)).toHaveLength(1);
  });

  it('marks estimated values, apart from each other', () => {
    const { lines: marks } = lines([daily([1, 2, 3], [1, 0, 1])]);
    expect(marks[0]?.estimated.match(/M/g)).toHaveLength(2);
    const dense = daily(
      Array.from({ length: 400 }, () => 1),
      Array.from({ length: 400 }, () => 1),
    );
    expect(lines([dense]).lines[0]?.estimated.match(/M/g)?.length).toBeLessThanOrEqual(812 / 6);
  });

  it('marks no estimated value that the line leaves out, such as that of a cut week', () => {
    const whole = daily([1, 2, 3], [1, 0, 1]);
    const { lines: marks } = lines([{ ...whole, values: Float64Array.of(1, 2, missing) }]);
    expect(marks[0]?.estimated.match(/M/g)).toHaveLength(1);
    expect(marks[0]?.estimated).not.toContain('NaN');
  });

  it('draws a million values without hanging', () => {
    const count = 1_000_000;
    const starts = Float64Array.from({ length: count }, (_, i) => i * 900_000);
    const values = Float64Array.from({ length: count }, (_, i) => (i * 7919) % 1000);
    const layout = lines([{ step: 'quarter', starts, values, quality: new Uint8Array(count) }]);
    expect(layout.lines[0]?.line.join('').length).toBeLessThan(60_000);
  });
});

describe('hours zoomed in so far that each has room', () => {
  const start = fromLocal(2026, 3, 29);
  const hourly = (values: readonly number[], count = values.length): TimeSeries => {
    const starts = stepStarts('hour', start, start + (count - 1) * hourMs);
    return createSeries({ step: 'hour', starts, values: Array.from(starts, (_, i) => values[i] ?? 1) });
  };

  it('are the steps of a staircase, the last one as long as the others', () => {
    const { lines: marks, box, x, bandwidth } = lines([hourly([1, 3, 3, 2])]);
    expect(bandwidth).toBeCloseTo((box.right - box.left) / 4, 6);
    expect(x.toX(start + 4 * hourMs)).toBeCloseTo(box.right, 6);
    const [from, ...steps] = (marks[0]?.line[0] ?? '').split(/(?=[hv])/);
    expect(from).toMatch(/^M/);
    expect(steps.map((step) => step[0]).join('')).toBe('hvhhvh');
    const across = steps.filter((step) => step.startsWith('h')).map((step) => Number(step.slice(1)));
    expect(across.reduce((sum, one) => sum + one, 0)).toBeCloseTo(box.right - box.left, 1);
  });

  it('end where a value is missing', () => {
    const { lines: marks, gaps, x } = lines([hourly([1, missing, 2, 2])]);
    expect(marks[0]?.line.join('').match(/M/g)).toHaveLength(2);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.x).toBeCloseTo(x.toX(start + hourMs), 6);
    expect(gaps[0]?.width).toBeCloseTo(x.toX(start + 2 * hourMs) - x.toX(start + hourMs), 6);
  });

  it('are a line where they have none, and so are days', () => {
    expect(lines([hourly([], 2000)]).bandwidth).toBe(0);
    expect(lines([daily([1, 2, 3])]).bandwidth).toBe(0);
    const window = { from: start, to: start + 9 * hourMs };
    expect(lines([hourly([], 2000)], { window }).bandwidth).toBeGreaterThan(50);
  });
});

function bars(values: readonly number[], rest: Partial<BarLayoutOptions> = {}) {
  return barLayout({
    ...daily(values),
    isTinted: Uint8Array.from(values, (_, i) => (i % 7 < 2 ? 1 : 0)),
    line: Float64Array.from(values),
    width: 730,
    height: 300,
    unit: 'kWh',
    hasBars: true,
    hasLine: true,
    ...rest,
  });
}

describe('bar layout', () => {
  it('draws one bar per value, split by tint', () => {
    const layout = bars([5, 6, 7, 8, missing]);
    expect(layout.tintedBars.match(/M/g)).toHaveLength(2);
    expect(layout.bars.match(/M/g)).toHaveLength(2);
    expect(layout.gaps).toHaveLength(1);
  });

  it('names months under many days, with a line between them', () => {
    const layout = bars(Array.from({ length: 184 }, () => 9000));
    expect(texts(layout.timeLabels)).toEqual(['maj', 'juni', 'juli', 'augusti', 'september', 'oktober']);
    expect(layout.separators.match(/M/g)).toHaveLength(5);
    expect(layout.unit.text).toBe('MWh');
  });

  it('numbers days under few', () => {
    expect(texts(bars(Array.from({ length: 14 }, () => 1)).timeLabels).slice(0, 3)).toEqual(['1', '2', '3']);
  });

  it('scales to what is visible', () => {
    const top = (layout: ReturnType<typeof bars>) => layout.y.domain[1];
    const line = Float64Array.of(10, 1000);
    expect(top(bars([10, 10], { line }))).toBe(1000);
    expect(top(bars([10, 10], { line, hasLine: false }))).toBe(10);
    expect(bars([10, 10], { line, hasBars: false }).bars).toBe('');
  });
});
