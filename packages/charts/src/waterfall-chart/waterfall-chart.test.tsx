import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { initialCursor } from '../cursor/cursor.ts';
import type { RowLayout } from '../layout/row-layout.ts';
import { waterfall, waterfallLayout } from './waterfall-chart.ts';
import { waterfallModel, type WaterfallContent } from './waterfall-model.ts';
import { spokenStep, waterfallColumns, waterfallLegend, waterfallSummary } from './waterfall-words.ts';
import { WaterfallChart } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const format = { unit: 'kWh', decimals: 0 };

const content: WaterfallContent = {
  unit: 'kWh',
  partLabel: 'Orsak',
  start: { label: '2025', value: 1000 },
  end: { label: '2026', value: 1030 },
  parts: [
    { key: 'light', label: 'Belysning', value: -20 },
    { key: 'weather', label: 'Väder', value: 15 },
    { key: 'cold', label: 'Kyla', value: 40 },
  ],
};

function labelsOf(given: Partial<WaterfallContent>): readonly string[] {
  return waterfallModel({ ...content, ...given }).steps.map(({ label }) => label);
}

describe('steps', () => {
  it('go from level to level, each from where the one before ended', () => {
    const { steps } = waterfallModel(content);
    expect(steps.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['2025', 1000, 1000],
      ['Kyla', 1000, 1040],
      ['Väder', 1040, 1055],
      ['Belysning', 1055, 1035],
      ['Oförklarat', 1035, 1030],
      ['2026', 1030, 1030],
    ]);
  });

  it('may keep the order that they are given in', () => {
    expect(labelsOf({ order: 'given' })).toEqual([
      '2025',
      'Belysning',
      'Väder',
      'Kyla',
      'Oförklarat',
      '2026',
    ]);
  });

  it('leave nothing unexplained where the parts are the whole change, though adding them up rounds', () => {
    const parts = Array.from({ length: 10 }, (_, i) => ({ key: `${i}`, label: `${i}`, value: 0.1 }));
    expect(labelsOf({ parts, start: { label: 'a', value: 0 }, end: { label: 'b', value: 1 } })).not.toContain(
      'Oförklarat',
    );
  });

  it('beyond the most that are drawn become one, with nothing lost', () => {
    const { steps } = waterfallModel({ ...content, mostParts: 1 });
    expect(steps.map(({ label, value }) => [label, value])).toEqual([
      ['2025', 1000],
      ['Kyla', 40],
      ['Övriga (2)', -5],
      ['Oförklarat', -5],
      ['2026', 1030],
    ]);
  });

  it('that are missing change nothing and stand last', () => {
    const parts = [{ key: 'rain', label: 'Regn', value: null }, ...content.parts];
    expect(labelsOf({ parts }).at(4)).toBe('Regn');
    expect(plain(waterfallSummary(waterfallModel({ ...content, parts }), format))).toContain(
      'Värden saknas för Regn.',
    );
  });

  it('are refused when they cannot be drawn truthfully', () => {
    const [part] = content.parts;
    const twice = part ? [part, part] : [];
    expect(() => waterfallModel({ ...content, parts: twice })).toThrow('Two parts have the key light.');
    expect(() => waterfallModel({ ...content, start: { label: '2025', value: Number.NaN } })).toThrow(
      ChartDataError,
    );
    expect(() =>
      waterfallModel({ ...content, parts: [{ key: 'a', label: 'A', value: Number.POSITIVE_INFINITY }] }),
    ).toThrow('Value Infinity of A is infinite.');
    expect(() => waterfallModel({ ...content, mostParts: 0 })).toThrow(ChartDataError);
  });
});

function layoutOf(width: number): RowLayout {
  return waterfallLayout({ model: waterfallModel(content), format }, { width, textScale: 1 });
}

describe('layout', () => {
  it('has an axis of differences with the start at zero, so that no bar is cut', () => {
    const { zeroAt, toX, labels } = layoutOf(700);
    expect(toX(0)).toBe(zeroAt);
    expect(toX(40)).toBeGreaterThan(zeroAt);
    expect(labels.map(({ text }) => text)).toContain('0');
    expect(labels.map(({ text }) => text)).not.toContain('1 000');
    expect(labels.map(({ text }) => plain(text))).toContain('60 kWh');
  });

  it('writes names before the rows, and over them where it is narrow', () => {
    const anchors = [700, 360].map(
      (width) => layoutOf(width).names.find(({ text }) => text === 'Kyla')?.anchor,
    );
    expect(anchors).toEqual(['end', 'start']);
  });

  it('keeps every row inside the picture, and finds it again', () => {
    for (const width of [360, 700]) {
      const { rows, rowAt, plot } = layoutOf(width);
      expect(rows.at(-1)?.bottom).toBeLessThanOrEqual(plot.box.height);
      for (const [i, { top, bottom }] of rows.entries()) expect(rowAt((top + bottom) / 2)).toBe(i);
    }
  });
});

describe('in words', () => {
  const model = waterfallModel(content);

  it('the change is told first, then what it is made of', () => {
    expect(plain(waterfallSummary(model, format))).toBe(
      'Från 2025 till 2026: +30 kWh (+3,0 %), från 1 000 till 1 030 kWh. ' +
        'Ökar mest: Kyla (+40) och Väder (+15). Minskar mest: Belysning (−20) och Oförklarat (−5).',
    );
  });

  it('a row is spoken with where it leads', () => {
    expect(plain(spokenStep(model, 1, initialCursor, format))).toBe(
      '+40 kilowattimmar, Kyla, därefter 1 040, 2 av 6',
    );
    expect(plain(spokenStep(model, 5, initialCursor, format))).toBe('1 030 kilowattimmar, 2026, 6 av 6');
  });

  it('the table has changes and levels, and their sum', () => {
    const [change, level] = waterfallColumns(model, format);
    expect([0, 1, 2, 3, 4, 5].map((row) => change?.textOf(row))).toEqual(['', '+40', '+15', '−20', '−5', '']);
    expect(plain(level?.textOf(3) ?? '')).toBe('1 035');
    expect(change?.sumOf(0, 6)).toBe('+30');
    expect(change?.sumOf(0, 3)).toBeNull();
  });

  it('the legend has the directions that occur', () => {
    expect(waterfallLegend(model).map(({ label }) => label)).toEqual(['ökning', 'minskning']);
    expect(waterfallLegend(waterfallModel({ ...content, end: content.start, parts: [] }))).toEqual([]);
  });

  it('is there before the picture, in English too', () => {
    const html = plain(
      renderToString(<WaterfallChart title="Från 2025 till 2026" period="2026" {...content} />),
    );
    expect(html).toContain('Från 2025 till 2026: +30,0 kWh');
    const english = waterfall.words(waterfall.shown(waterfall.model(content, 'en'), reader));
    expect(plain(english.summary)).toContain('From 2025 to 2026: +30,0 kWh');
  });
});

const reader = { isVisible: () => true, isCompared: true };
