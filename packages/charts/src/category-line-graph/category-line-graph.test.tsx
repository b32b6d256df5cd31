import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { initialCursor } from '../cursor/cursor.ts';
import { drawn } from '../chart/drawn.fixture.ts';
import { categoryLayout, categoryLine } from './category-chart.ts';
import { categoryModel, type CategoryValue } from './category-model.ts';
import { categoryTooltip, categorySummary, spokenCategory, type CategoryFormat } from './category-words.ts';
import { CategoryLineGraph } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const format: CategoryFormat = { label: 'Koldioxid', unit: 'g/kWh', decimals: 0 };
const room = { width: 700, height: 300, textScale: 1, unit: 'g/kWh', decimals: 0 };

function years(...values: readonly (number | null)[]): CategoryValue[] {
  return values.map((value, i) => ({ key: String(2019 + i), label: String(2019 + i), value }));
}

const model = categoryModel(years(300, null, 400, 500, 450));

describe('layout', () => {
  it('joins neighbours by a line, and those with something missing between them by dots', () => {
    const layout = categoryLayout(model, room);
    expect(layout.line.match(/M/g)).toHaveLength(2);
    expect(layout.missingLinks.match(/M/g)).toHaveLength(1);
    expect(layout.missingLabels.map(({ text }) => text)).toEqual(['saknas']);
    expect(layout.valueLabels.map(({ text }) => text)).toEqual(['300', '400', '500', '450']);
    expect(layout.labels).toHaveLength(5);
  });

  it('leaves figures out before they run into each other', () => {
    const many = categoryModel(
      Array.from({ length: 60 }, (_, i) => ({ key: String(i), label: String(i), value: i * 1000 })),
    );
    const layout = categoryLayout(many, room);
    expect(layout.valueLabels).toEqual([]);
    expect(layout.labels.length).toBeLessThan(60);
  });

  it('writes no figure over the categories, also where the line comes from high above', () => {
    const { valueLabels, box } = categoryLayout(categoryModel(years(5, 600, 6, 5.5)), room);
    expect(valueLabels).toHaveLength(4);
    for (const { y } of valueLabels) expect(y).toBeLessThanOrEqual(box.bottom);
  });

  it('draws one value as a marker, and nothing of nothing', () => {
    const one = categoryLayout(categoryModel(years(5)), room);
    expect([one.line, one.markers === '']).toEqual(['', false]);
    expect(categoryLayout(categoryModel(years(null)), room).markers).toBe('');
    expect(categoryLayout(categoryModel([]), room).labels).toEqual([]);
  });
});

describe('bad input', () => {
  it('keys that occur twice and infinite values are refused, NaN is missing', () => {
    expect(() => categoryModel([...years(1), ...years(2)])).toThrow(ChartDataError);
    expect(() => categoryModel(years(Infinity))).toThrow('Value Infinity of 2019 is infinite.');
    expect(categoryModel(years(Number.NaN)).values[0]).toBeNaN();
  });

  it('no width draws nothing, and a height of nothing is refused', () => {
    for (const width of [0, -5, Number.NaN]) {
      const content = { label: 'B', unit: 'g', categoryLabel: 'År', values: years(1) };
      expect(drawn(categoryLine, content, { width })).toBeNull();
    }
    const graph = (
      <CategoryLineGraph
        title="A"
        label="B"
        unit="g"
        categoryLabel="År"
        period=""
        values={years(1)}
        height={0}
      />
    );
    expect(() => renderToString(graph)).toThrow(ChartDataError);
  });

  it('a plot too small for its axis draws no wrong line', () => {
    const { line, markers } = categoryLayout(model, { ...room, width: 30, height: 20 });
    expect(`${line}${markers}`).not.toMatch(/NaN|Infinity/);
  });
});

describe('in words', () => {
  it('names the extremes, the change and what is missing', () => {
    expect(plain(categorySummary(model, format))).toBe(
      'Högst: 500 g/kWh, 2022. Lägst: 300 g/kWh, 2019. Från 2019 till 2023: +50,0 %. Värden saknas för 2020.',
    );
    expect(categorySummary(categoryModel([]), format)).toBe('Det finns inga mätvärden för perioden.');
    expect(plain(categorySummary(categoryModel(years(7)), format))).toBe('Högst: 7 g/kWh, 2019.');
  });

  it('speaks the value first, then the change since the year before', () => {
    expect(plain(spokenCategory(model, 3, initialCursor, format))).toBe('500 g/kWh, 2022, +25,0 % mot 2021');
    expect(spokenCategory(model, 1, initialCursor, format)).toBe('saknas, 2020');
    expect(spokenCategory(model, 2, initialCursor, format)).toBe('400 g/kWh, 2021');
  });

  it('shows the same in the box', () => {
    const { title, rows, notes } = categoryTooltip(model, 4, format);
    expect([title, rows[0]?.value, notes?.[0]].map((text) => plain(text ?? ''))).toEqual([
      '2023',
      '450 g/kWh',
      '−10,0 % mot 2022',
    ]);
    expect(categoryTooltip(model, 1, format).rows[0]).toMatchObject({ value: '', note: 'saknas' });
  });
});
