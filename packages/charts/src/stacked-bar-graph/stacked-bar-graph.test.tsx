import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { initialCursor, placeOf, type CursorPlace } from '../cursor/cursor.ts';
import { stackLayout } from './stack-layout.ts';
import {
  stacked,
  stackModel,
  totalsOf,
  type StackedBarCategory,
  type StackedBarSeries,
} from './stack-model.ts';
import { spokenStack, stackTooltip, stackSummary, type ShownStack } from './stack-text.ts';
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
  const model = stackModel(months, series);
  return { model, visible: model.layers, format: { unit: 'kWh', decimals: 0, hasTotal: true, ...rest } };
}

function layoutOf(series: readonly StackedBarSeries[], width = 700, textScale = 1) {
  const { categories, layers } = stackModel(months, series);
  return stackLayout({ width, height: 300, textScale, unit: 'kWh', categories, layers, hasTotals: true });
}

function placeAt(index: number): CursorPlace {
  const track = { starts: Float64Array.from(months, (_, i) => i), lanes: [] };
  const place = placeOf({ ...initialCursor, time: index }, track);
  if (!place) throw new Error('There is no place.');
  return place;
}

describe('stacks', () => {
  it('lay one layer on the other, and keep gaps', () => {
    const { layers } = stackModel(months, load);
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
    const { layers } = stackModel(months, [
      { key: 'in', label: 'Inmatning', values: [-10, -5, 0] },
      { key: 'out', label: 'Uttag', values: [20, 5, 3] },
      { key: 'sold', label: 'Såld', values: [-4, 0, 0] },
    ]);
    expect(stacked(layers, 3)[2]?.[0]).toEqual({ category: 0, from: -10, to: -14 });
    expect(stacked(layers, 3)[1]?.[0]).toEqual({ category: 0, from: 0, to: 20 });
  });

  it('beyond ten layers become nine and the rest', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({
      key: `k${i}`,
      label: `Anläggning ${i}`,
      values: [i + 1, null, Number.NaN],
    }));
    const { layers } = stackModel(months, many);
    expect(layers).toHaveLength(10);
    expect(layers.at(-1)).toMatchObject({ label: 'Övriga (3)' });
    expect(totalsOf(layers, 3)[0]).toBe(78);
    expect(new Set(layers.map(({ fill }) => fill.pattern)).size).toBe(10);
  });

  it('refuse what cannot be stacked', () => {
    const one = { key: 'a', label: 'A', values: [1, 2, 3] };
    expect(() => stackModel(months, [{ ...one, values: [1] }])).toThrow('A has 1 values for 3 categories.');
    expect(() => stackModel(months, [one, one])).toThrow(ChartDataError);
    expect(() => stackModel([...months, ...months], [])).toThrow('Two categories have the key maj.');
    expect(() => stackModel(months, [{ ...one, values: [1, Number.POSITIVE_INFINITY, 3] }])).toThrow(
      'infinite',
    );
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
    const { categories, layers } = stackModel(months, shares(78.82));
    const options = { width: 700, height: 300, textScale: 1, unit: '%', categories, hasTotals: false };
    expect(stackLayout({ ...options, layers }).y.domain).toEqual([0, 100]);
    const wrong = stackModel(months, shares(88)).layers;
    expect(stackLayout({ ...options, layers: wrong }).y.domain[1]).toBeGreaterThan(100);
  });

  it('leaves labels out before they run into each other', () => {
    expect(layoutOf(load, 120, 2).labels.length).toBeLessThan(3);
    expect(layoutOf(load, 120, 2).totals).toEqual([]);
  });

  it('draws nothing of nothing', () => {
    expect(layoutOf([]).paths).toEqual([]);
    expect(layoutOf([]).gaps).toEqual([]);
    const { layers } = stackModel([], []);
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
    expect(spokenStack(shownOf(load), placeAt(0), { ...initialCursor, lane: 'low' })).toBe(
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
