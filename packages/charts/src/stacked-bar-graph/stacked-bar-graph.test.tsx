import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { initialCursor, placeOf, type CursorPlace } from '../cursor/cursor.ts';
import { stackLayout } from './stack-chart.ts';
import {
  stacked,
  stackModel,
  totalsOf,
  type StackedBarCategory,
  type StackedBarSeries,
} from './stack-model.ts';
import { namesAtData, placeNames, type NamedPart } from './stack-names.ts';
import { spokenStack, stackColumns, stackTooltip, stackSummary, type ShownStack } from './stack-words.ts';
import { StackedBarGraph } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const months: readonly StackedBarCategory[] = ['maj', 'jun', 'jul'].map((label) => ({
  key: label,
  label,
  name: `${label} 2026`,
}));

const load: readonly StackedBarSeries[] = [
  { key: 'high', label: 'Höglast', values: [114, 105, null] },
  { key: 'low', label: 'Låglast', values: [84, 84, null] },
];

function shownOf(series: readonly StackedBarSeries[], rest: Partial<ShownStack['format']> = {}): ShownStack {
  const model = stackModel({ categories: months, series: series });
  return { model, visible: model.layers, format: { unit: 'kWh', decimals: 0, hasTotal: true, ...rest } };
}

function layoutOf(series: readonly StackedBarSeries[], width = 700, textScale = 1, height = 300) {
  const { categories, layers } = stackModel({ categories: months, series: series });
  return stackLayout({ width, height, textScale, unit: 'kWh', categories, layers, hasTotals: true });
}

function placeAt(index: number): CursorPlace {
  const track = { starts: Float64Array.from(months, (_, i) => i), series: [] };
  const place = placeOf({ ...initialCursor, time: index }, track);
  if (!place) throw new Error('There is no place.');
  return place;
}

describe('stacks', () => {
  it('lay one layer on the other, and keep gaps', () => {
    const { layers } = stackModel({ categories: months, series: load });
    expect(stacked(layers, 3)).toEqual([
      [
        { category: 0, from: 0, to: 114 },
        { category: 1, from: 0, to: 105 },
      ],
      [
        { category: 0, from: 114, to: 198 },
        { category: 1, from: 105, to: 189 },
      ],
    ]);
    expect([...totalsOf(layers, 3)]).toEqual([198, 189, Number.NaN]);
  });

  it('go downwards below zero', () => {
    const { layers } = stackModel({
      categories: months,
      series: [
        { key: 'in', label: 'Inmatning', values: [-10, -5, 0] },
        { key: 'out', label: 'Uttag', values: [20, 5, 3] },
        { key: 'sold', label: 'Såld', values: [-4, 0, 0] },
      ],
    });
    expect(stacked(layers, 3)[2]?.[0]).toEqual({ category: 0, from: -10, to: -14 });
    expect(stacked(layers, 3)[1]?.[0]).toEqual({ category: 0, from: 0, to: 20 });
  });

  it('beyond ten layers become nine and the rest', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({
      key: `k${i}`,
      label: `Anläggning ${i}`,
      values: [i + 1, null, Number.NaN],
    }));
    const { layers } = stackModel({ categories: months, series: many });
    expect(layers).toHaveLength(10);
    expect(layers.at(-1)).toMatchObject({ label: 'Övriga (3)' });
    expect(totalsOf(layers, 3)[0]).toBe(78);
    expect(new Set(layers.map(({ fill }) => fill.pattern)).size).toBe(10);
  });

  it('refuse what cannot be stacked', () => {
    const one = { key: 'a', label: 'A', values: [1, 2, 3] };
    expect(() => stackModel({ categories: months, series: [{ ...one, values: [1] }] })).toThrow(
      'A has 1 values for 3 categories.',
    );
    expect(() => stackModel({ categories: months, series: [one, one] })).toThrow(ChartDataError);
    expect(() => stackModel({ categories: [...months, ...months], series: [] })).toThrow(
      'Two categories have the key maj.',
    );
    expect(() =>
      stackModel({ categories: months, series: [{ ...one, values: [1, Number.POSITIVE_INFINITY, 3] }] }),
    ).toThrow('infinite');
  });
});

function shares(fossil: number): StackedBarSeries[] {
  return [
    { key: 'nuclear', label: 'Kärnkraft', values: [21.19, 0, 0] },
    { key: 'fossil', label: 'Fossilt', values: [fossil, 0, 0] },
  ];
}

describe('layout', () => {
  it('draws a path per layer, the sum over each bar, and hatches bars without values', () => {
    const layout = layoutOf(load);
    expect(layout.paths.map(({ path }) => path.match(/M/g)?.length)).toEqual([2, 2]);
    expect(layout.totals.map(({ text }) => text)).toEqual(['198', '189']);
    expect(layout.gaps).toHaveLength(1);
  });

  it('ends at 100 % although rounded shares are a little more together', () => {
    const { categories, layers } = stackModel({ categories: months, series: shares(78.82) });
    const options = { width: 700, height: 300, textScale: 1, unit: '%', categories, hasTotals: false };
    expect(stackLayout({ ...options, layers }).y.domain).toEqual([0, 100]);
    const wrong = stackModel({ categories: months, series: shares(88) }).layers;
    expect(stackLayout({ ...options, layers: wrong }).y.domain[1]).toBeGreaterThan(100);
  });

  it('leaves labels out before they run into each other', () => {
    expect(layoutOf(load, 120, 2).labels.length).toBeLessThan(3);
    expect(layoutOf(load, 120, 2).totals).toEqual([]);
  });

  it('draws nothing of nothing', () => {
    expect(layoutOf([]).paths).toEqual([]);
    expect(layoutOf([]).gaps).toEqual([]);
    const { layers } = stackModel({ categories: [], series: [] });
    const empty = {
      width: 300,
      height: 200,
      textScale: 1,
      unit: '%',
      categories: [],
      layers,
      hasTotals: true,
    };
    expect(stackLayout(empty).labels).toEqual([]);
  });
});

describe('parts', () => {
  const many = Array.from({ length: 8 }, (_, i) => ({
    key: `k${i}`,
    label: `Anläggning ${i}`,
    values: [i + 1, i + 1, i + 1],
  }));

  it('beyond the most that are drawn become one in grey, and stand in the table one by one', () => {
    const model = stackModel({ categories: months, series: many, mostParts: 4 });
    expect(model.layers.map(({ label }) => label)).toEqual([
      'Anläggning 4',
      'Anläggning 5',
      'Anläggning 6',
      'Anläggning 7',
      'Övriga (4)',
    ]);
    expect(model.layers.at(-1)?.fill.color).toBe('var(--vr-color-data-others)');
    const format = { unit: 'kWh', decimals: 0, hasTotal: true };
    const columns = stackColumns({ model, visible: model.layers, format });
    expect(columns.map(({ label }) => label)).toEqual([...many.map(({ label }) => label), 'Summa']);
    expect(columns.at(-1)?.textOf(0)).toBe('36');
  });

  it('are named before their rest in the summary, though that is larger', () => {
    const model = stackModel({ categories: months, series: many.toReversed(), mostParts: 1 });
    const format = { unit: 'kWh', decimals: 0, hasTotal: true };
    expect(plain(stackSummary({ model, visible: model.layers, format }))).toMatch(
      /^Störst är Anläggning 7 \(22 %\) och Övriga \(7\) \(78 %\)\./,
    );
  });

  it('leave the table with the layer that they are drawn in', () => {
    const model = stackModel({ categories: months, series: many, mostParts: 4 });
    const visible = model.layers.filter(({ label }) => label !== 'Övriga (4)');
    const columns = stackColumns({ model, visible, format: { unit: 'kWh', decimals: 0, hasTotal: true } });
    expect(columns.map(({ label }) => label)).toEqual([...many.slice(4).map(({ label }) => label), 'Summa']);
    expect(columns.at(-1)?.textOf(0)).toBe('26');
  });

  it('are all drawn when only one would be left over', () => {
    const series = many.slice(0, 5);
    const { layers } = stackModel({ categories: months, series, mostParts: 4 });
    expect(layers.map(({ key }) => key)).toEqual(series.map(({ key }) => key));
  });

  it.each([0, 10, 2.5, Number.NaN])('of %d are refused', (mostParts) => {
    expect(() => stackModel({ categories: months, series: many, mostParts })).toThrow(ChartDataError);
  });
});

function labelsOf(names: readonly NamedPart[]): readonly string[] {
  return names.map(({ layer }) => layer.label);
}

describe('names beside the last bar', () => {
  const full = load.map((one) => ({ ...one, values: [114, 105, 90] }));

  it('stand at the middle of their part', () => {
    const { names, outlines, box, y } = layoutOf(full);
    expect(labelsOf(names)).toEqual(['Låglast', 'Höglast']);
    expect(names[1]?.y).toBeCloseTo(y.toY(45), 5);
    expect(box.width).toBe(700);
    expect((outlines.at(-1)?.x ?? 0) + (outlines.at(-1)?.width ?? 0)).toBeLessThan(box.right);
  });

  it('make way for each other in the order of their parts, inside the plot', () => {
    const { layers } = stackModel({
      categories: months,
      series: ['a', 'b', 'c'].map((key) => ({ key, label: key, values: [1, 1, 1] })),
    });
    const parts = layers.map((layer, i) => ({ layer, isHidden: false, y: 96 + i }));
    const placed = placeNames(parts, { top: 0, bottom: 100, textScale: 1 });
    expect(labelsOf(placed)).toEqual(['a', 'b', 'c']);
    // A button of 24 px lies over each.
    expect(placed.map(({ y }) => y)).toEqual([40, 64, 88]);
  });

  it('are left out where there is no room, and where the last bar has no value', () => {
    expect(layoutOf(full, 360).names).toEqual([]);
    expect(layoutOf(full, 700, 2).names).toEqual([]);
    expect(layoutOf(load).names).toEqual([]);
    expect(layoutOf(full, 700, 1, 100).names).toEqual([]);
  });

  it('stay where they are when their part is hidden, and the plot keeps its width', () => {
    const three = ['a', 'b', 'c'].map((key) => ({ key, label: key, values: [10, 10, 10] }));
    const { categories, layers } = stackModel({ categories: months, series: three });
    const options = { width: 700, height: 300, textScale: 1, unit: 'kWh', categories, hasTotals: true };
    const shown = stackLayout({ ...options, layers, all: layers });
    const without = (hidden: readonly string[]) =>
      stackLayout({ ...options, layers: layers.filter(({ key }) => !hidden.includes(key)), all: layers });
    for (const hidden of [['b'], ['c'], ['a', 'b', 'c']]) {
      const { names, box } = without(hidden);
      expect(labelsOf(names)).toEqual(['c', 'b', 'a']);
      expect(names.filter(({ isHidden }) => isHidden)).toHaveLength(hidden.length);
      expect(box.right).toBe(shown.box.right);
    }
    expect(without(['b']).names[1]?.y).toBeCloseTo(without(['b']).y.toY(10), 5);
  });

  it('have a button of 24 px each, that do not overlap', () => {
    const { names, box } = layoutOf(full);
    const boxes = [...(namesAtData(names, box)?.boxes.values() ?? [])];
    expect(boxes.map(({ height }) => height)).toEqual([24, 24]);
    expect((boxes[1]?.y ?? 0) - (boxes[0]?.y ?? 0)).toBeGreaterThanOrEqual(24);
    expect(namesAtData([], box)).toBeNull();
  });

  it('bars fill seven tenths of their step', () => {
    const { outlines, box } = layoutOf(full, 360);
    expect(outlines[0]?.width).toBeCloseTo(((box.right - box.left) / 3) * 0.7, 5);
  });
});

describe('in words', () => {
  it('sums are told with the share of each layer', () => {
    expect(plain(stackSummary(shownOf(load)))).toBe(
      'Störst är Höglast (57 %) och Låglast (43 %). Högst: 198 kWh, maj 2026. Lägst: 189 kWh, jun 2026. ' +
        'Värden saknas för jul 2026.',
    );
  });

  it('shares are told by their range', () => {
    const text = plain(stackSummary(shownOf(load, { hasTotal: false, unit: '%' })));
    expect(text).toContain('Höglast mellan 105 % (jun 2026) och 114 % (maj 2026).');
    expect(text).not.toContain('Störst');
  });

  it('nothing is said to be nothing', () => {
    expect(stackSummary(shownOf([]))).toBe('Det finns inga mätvärden för perioden.');
    expect(stackSummary({ ...shownOf(load), visible: [] })).toBe('Alla serier är dolda.');
  });

  it('a bar is spoken by the layer in focus, value first', () => {
    expect(spokenStack(shownOf(load), placeAt(0), { ...initialCursor, seriesKey: 'low' })).toBe(
      '84 kilowattimmar, Låglast, maj 2026, 2 av 2, summa 198',
    );
    expect(spokenStack(shownOf(load), placeAt(2), initialCursor)).toMatch(/^saknas, Höglast, jul 2026/);
  });

  it('the box lists layers as they lie', () => {
    const tooltip = stackTooltip(shownOf(load), placeAt(0), initialCursor);
    expect(tooltip.rows.map(({ label, value }) => [label, value])).toEqual([
      ['Låglast', '84'],
      ['Höglast', '114'],
    ]);
    expect(tooltip.sum?.value).toBe('198');
  });

  it('is there before the picture', () => {
    const html = plain(
      renderToString(
        <StackedBarGraph
          title="Höglast och låglast"
          unit="kWh"
          categoryLabel="Månad"
          period="maj–jul 2026"
          categories={months}
          series={load}
        />,
      ),
    );
    expect(html).toContain('Värden saknas för jul 2026.');
    expect(html).toContain('387');
  });
});
