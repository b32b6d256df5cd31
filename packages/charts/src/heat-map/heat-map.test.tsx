import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries, quality } from '../core/series.ts';
import { hourMs } from '@vinrod/locale/clock';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import { labelWidth } from '../core/time/time-axis.ts';
import { valueAt } from '../core/typed-array.ts';
import { drawn } from '../chart/drawn.fixture.ts';
import { heatMap } from './heat-chart.ts';
import { heatHeight, heatLayout, type HeatLayoutOptions } from './heat-layout.ts';
import { classOf, heatRows, heatStep, hourMeans, slotOf } from './heat-model.ts';
import { clockNote, patternText } from './heat-words.ts';
import { HeatMap } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const october = stepStarts('hour', fromLocal(2026, 10, 24), fromLocal(2026, 10, 26, 23));

describe('days as rows', () => {
  it('have 24, 25 and 24 hours around the clock change of October', () => {
    const rows = heatRows(october, [0, october.length]);
    expect(rows.map(({ first, end }) => end - first)).toEqual([24, 25, 24]);
    expect(clockNote(rows)).toBe(
      'Tiderna är svensk tid. Den 25 oktober har 25 timmar: 02 visas delad i sommartid och normaltid.',
    );
  });

  it('have 23 hours in March', () => {
    const march = stepStarts('hour', fromLocal(2026, 3, 29), fromLocal(2026, 3, 29, 23));
    expect(march).toHaveLength(23);
    expect(clockNote(heatRows(march, [0, 23]))).toContain('Den 29 mars har 23 timmar');
    expect(slotOf(valueAt(march, 2), 'hour')).toEqual({ from: 3, to: 4 });
  });

  it('are only those that are shown', () => {
    expect(heatRows(october, [30, 40])).toEqual([{ day: fromLocal(2026, 10, 25), first: 30, end: 40 }]);
    expect(heatRows(october, [0, 0])).toEqual([]);
  });
});

describe('a step on its row', () => {
  const [first] = [fromLocal(2026, 10, 25, 2)];

  it('splits the hour that occurs twice', () => {
    expect(slotOf(first, 'hour')).toEqual({ from: 2, to: 2.5 });
    expect(slotOf(first + hourMs, 'hour')).toEqual({ from: 2.5, to: 3 });
    expect(slotOf(first + 2 * hourMs, 'hour')).toEqual({ from: 3, to: 4 });
  });

  it('does the same with quarters', () => {
    expect(slotOf(first + hourMs / 2, 'quarter')).toEqual({ from: 2.25, to: 2.375 });
    expect(slotOf(first + 1.5 * hourMs, 'quarter')).toEqual({ from: 2.75, to: 2.875 });
    expect(slotOf(fromLocal(2026, 10, 25, 13, 45), 'quarter')).toEqual({ from: 13.75, to: 14 });
  });
});

describe('colour classes', () => {
  it('are eight equal parts from the lowest to the highest value', () => {
    expect([0, 12, 13, 50, 99, 100].map((value) => classOf(value, 0, 100))).toEqual([0, 0, 1, 4, 7, 7]);
    expect(classOf(-100, -100, 0)).toBe(0);
  });

  it('are one in the middle when all values are equal', () => {
    expect(classOf(7, 7, 7)).toBe(4);
  });

  it('need hours or quarters', () => {
    expect(() => heatStep('day')).toThrow(ChartDataError);
    expect(heatStep('quarter')).toBe('quarter');
  });
});

describe('means of the hours', () => {
  const starts = stepStarts('quarter', fromLocal(2026, 1, 1), fromLocal(2026, 1, 2, 23, 45));
  const values = Float64Array.from(starts, (_, i) => (i < 96 ? 1 : 3));

  it('add four quarters of energy up to an hour, but not four prices', () => {
    expect(hourMeans({ starts, values, step: 'quarter' }, [0, 192], true)[5]).toBe(8);
    expect(hourMeans({ starts, values, step: 'quarter' }, [0, 192], false)[5]).toBe(2);
    expect(hourMeans({ starts, values, step: 'quarter' }, [0, 4], true)[5]).toBeNaN();
  });

  it('are told in words, unless there is no difference to tell', () => {
    const means = new Float64Array(24).fill(5);
    expect(patternText(means, 0, 'kWh')).toBe('');
    means[8] = 9;
    means[3] = 1;
    expect(plain(patternText(means, 0, 'kWh'))).toBe(
      'I medel över dygnet högst kl. 08–09 (9 kWh) och lägst kl. 03–04 (1 kWh).',
    );
  });
});

function layoutOf(days: number, rest: Partial<HeatLayoutOptions> = {}) {
  const starts = stepStarts('hour', fromLocal(2026, 1, 1), fromLocal(2026, 1, days, 23));
  const values = Float64Array.from(starts, (_, i) => i % 100);
  return heatLayout({
    width: 900,
    textScale: 1,
    step: 'hour',
    starts,
    values,
    quality: new Uint8Array(starts.length),
    rows: heatRows(starts, [0, starts.length]),
    extent: [0, 99],
    means: hourMeans({ starts, values, step: 'hour' }, [0, starts.length], true),
    sumOf: () => '1 234',
    unit: 'kWh',
    ...rest,
  });
}

describe('layout', () => {
  it('draws every cell exactly once', () => {
    const cells = layoutOf(365).classes.join('').match(/M/g) ?? [];
    expect(cells).toHaveLength(8760);
  });

  it('does not grow in elements with the data', () => {
    expect(layoutOf(31).labels.length).toBeLessThan(110);
    expect(layoutOf(62).labels.length).toBeLessThan(110);
    expect(layoutOf(365).labels.length).toBeLessThan(45);
    expect(layoutOf(365, { width: 276 }).labels.length).toBeLessThan(30);
  });

  it('hatches gaps and dots estimated values', () => {
    const starts = october;
    const values = Float64Array.from(starts, (_, i) => (i === 3 ? Number.NaN : i));
    const marks = layoutOf(1, {
      starts,
      values,
      quality: Uint8Array.from(starts, (_, i) => (i === 5 ? quality.estimated : quality.measured)),
      rows: heatRows(starts, [0, starts.length]),
      extent: [0, 72],
    });
    expect(marks.missing.match(/M/g)).toHaveLength(1);
    expect(marks.estimated.match(/M/g)).toHaveLength(1);
    expect(marks.classes.join('').match(/M/g)).toHaveLength(72);
  });

  it('stays inside its width, on phones and with text of twice the size', () => {
    for (const [width, textScale] of [
      [276, 1],
      [276, 2],
      [900, 2],
    ] as const) {
      const { plot, cellOf } = layoutOf(31, { width, textScale });
      const last = cellOf(23, 0);
      expect(last.x + last.width).toBeLessThanOrEqual(width);
      expect(plot.box.left).toBeGreaterThan(0);
      expect(last.width).toBeGreaterThan(1);
    }
  });

  it('has the year at each January that begins another, and the months alone in one', () => {
    const [one = [], several = []] = [365, 790].map((days) => layoutOf(days).labels.map(({ text }) => text));
    expect(several).toEqual(expect.arrayContaining(['jan', 'feb', '2027', '2028']));
    expect(several.filter((text) => text === 'jan')).toHaveLength(1);
    expect(one).toContain('jan');
  });

  it('has room for what the bars over the hours are', () => {
    for (const unit of ['kWh', 'öre/kWh']) {
      const head = layoutOf(365, { unit }).labels.find(({ text }) => plain(text) === `medel, ${unit}`);
      expect((head?.x ?? 0) - labelWidth(head?.text ?? '')).toBeGreaterThanOrEqual(0);
    }
  });

  it('has its scale inside, however narrow it is and large its text', () => {
    const values = october.map((_, i) => 1_000_000 + i);
    const data = createSeries({ step: 'hour', starts: october, values });
    for (const [width, textScale] of [
      [900, 1],
      [358, 1],
      [358, 2],
    ] as const) {
      const picture = drawn(heatMap, { label: 'A', unit: 'kWh', data }, { width, textScale });
      const [lowest] = picture?.marks[0]?.marks ?? [];
      const left = Number(lowest?.attributes['x']) - labelWidth(lowest?.text ?? '') * textScale;
      expect(left).toBeGreaterThanOrEqual(-1);
    }
  });

  it('is as high as it says', () => {
    expect(layoutOf(31).plot.box.height).toBe(heatHeight(31, 900, 1));
    expect(layoutOf(365).plot.box.height).toBe(heatHeight(365, 900, 1));
  });
});

function render(values: readonly number[], step: 'hour' | 'day' = 'hour'): string {
  const starts = stepStarts(step, fromLocal(2026, 10, 1), fromLocal(2026, 10, 20));
  const used = starts.slice(0, values.length);
  const data = createSeries({ step, starts: used, values });
  return plain(renderToString(<HeatMap title="Timvärden" label="Förbrukning" unit="kWh" data={data} />));
}

describe('on a server', () => {
  it('says what the picture will show', () => {
    expect(render([5, 9, 1])).toContain('Högst: 9,00 kWh, torsdag 1 oktober 2026 kl. 01–02');
    expect(render([5])).toContain('Högst: 5,00 kWh');
    expect(render([-5, -2])).toContain('Lägst: −5,00 kWh');
  });

  it('says so when there is nothing to show', () => {
    expect(render([])).toContain('Det finns inga mätvärden för perioden.');
    expect(render([Number.NaN, Number.NaN])).toContain('Det finns inga mätvärden för perioden.');
  });

  it('refuses days', () => {
    expect(() => render([1, 2], 'day')).toThrow(ChartDataError);
  });
});
