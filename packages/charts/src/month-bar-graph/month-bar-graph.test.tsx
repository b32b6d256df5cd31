import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { initialCursor, placeOf, type CursorPlace } from '../cursor/cursor.ts';
import { monthLayout } from './month-chart.ts';
import { missingMonths, monthModel, type MonthBar } from './month-model.ts';
import {
  monthLegendExtra,
  monthTooltip,
  monthSummary,
  spokenMonth,
  type MonthFormat,
} from './month-words.ts';
import { MonthBarGraph } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const format: MonthFormat = { unit: 'kWh', decimals: 0, currentLabel: '2026', previousLabel: '2025' };

const months: readonly MonthBar[] = [
  { month: '2026-09', value: 90, previousValue: 100 },
  { month: '2026-10', value: 110, previousValue: 100 },
  { month: '2026-11', value: 60, previousValue: 120, state: 'ongoing' },
  { month: '2026-12', value: null, previousValue: 130, state: 'ahead' },
];

function placeAt(index: number): CursorPlace {
  const starts = Float64Array.from(months, (_, i) => i);
  const place = placeOf({ ...initialCursor, time: index }, { starts, series: [] });
  if (!place) throw new Error('There is no place.');
  return place;
}

/** Number of bars in a path. */
function barsIn(path: string): number {
  return path.split('M').length - 1;
}

function layoutOf(bars: readonly MonthBar[], width = 700) {
  const model = monthModel(bars);
  return monthLayout({
    width,
    height: 270,
    textScale: 1,
    unit: 'kWh',
    model,
    hasCurrent: true,
    hasPrevious: true,
  });
}

/** The summary of the months with one of them changed. */
function shown(change: Partial<MonthBar>, at: number): string {
  const changed = months.map((bar, index) => (index === at ? { ...bar, ...change } : bar));
  return plain(monthSummary(monthModel(changed), format));
}

describe('months', () => {
  it('figures 15: are compared as long as they are over, and say until when', () => {
    expect(plain(monthSummary(monthModel(months), format))).toBe(
      'Högst: 110 kWh, oktober 2026. Lägst: 90 kWh, september 2026. 0,0 % mot 2025 t.o.m. oktober 2026. November 2026 pågår.',
    );
  });

  it('are compared with no year that has a gap', () => {
    const gap = months.map((bar, i) => (i === 0 ? { ...bar, previousValue: null } : bar));
    expect(plain(monthSummary(monthModel(gap), format))).not.toContain('mot 2025');
  });

  it('are compared neither with nor without hours that are missing in a month that is over', () => {
    expect(shown({ isPreviousIncomplete: true }, 0)).not.toContain('mot 2025');
    expect(shown({ isIncomplete: true }, 1)).not.toContain('mot 2025');
    expect(shown({ isPreviousIncomplete: true }, 2)).toContain('mot 2025');
    expect(shown({ isIncomplete: true }, 2)).toContain('mot 2025');
  });

  it('are missing only when they are over', () => {
    const model = monthModel(months.map((bar) => ({ ...bar, value: null })));
    expect(missingMonths(model)).toEqual([0, 1]);
    expect(monthSummary(model, format)).toBe(
      'Värden saknas för september 2026 och oktober 2026. November 2026 pågår.',
    );
  });

  it('are shown with the year before', () => {
    const model = monthModel(months);
    const spoken = (index: number) => plain(spokenMonth(model, placeAt(index), initialCursor, format));
    expect(spoken(0)).toBe('90 kilowattimmar, september 2026, 2025 100');
    expect(spoken(2)).toBe('60 kilowattimmar, pågående, november 2026, 2025 120');
    expect(spoken(3)).toBe('december 2026, 2025 130');
    const rows = (index: number, isVisible: (key: string) => boolean = () => true) =>
      monthTooltip(model, placeAt(index), isVisible, format).rows.map(({ label, value, note }) => [
        label,
        value,
        note,
      ]);
    expect(rows(2)).toEqual([
      ['2026', '60', 'pågående'],
      ['2025', '120', null],
    ]);
    expect(rows(3)).toEqual([['2025', '130', null]]);
    expect(rows(0, (key) => key === 'current')).toEqual([['2026', '90', null]]);
  });

  it('have bars from zero, an open one while they go on, and a hatched place where they are missing', () => {
    const layout = layoutOf(months.map((bar, i) => (i === 1 ? { ...bar, value: null } : bar)));
    expect([layout.previous, layout.current, layout.ongoing].map(barsIn)).toEqual([4, 1, 1]);
    expect(layout.gaps).toHaveLength(1);
    expect(layout.gridLines.some(({ isZero }) => isZero)).toBe(true);
  });

  it('have a key that looks as the open bar does', () => {
    const [ongoing] = monthLegendExtra(monthModel(months));
    expect(ongoing?.mark).toEqual({ kind: 'part', color: 'var(--vr-color-data-current)' });
  });

  it('drop labels that have no room', () => {
    expect(layoutOf(months, 700).labels.map(({ text }) => text)).toEqual(['sep', 'okt', 'nov', 'dec']);
    expect(layoutOf(months, 120).labels.length).toBeLessThan(4);
  });
});

describe('bad input', () => {
  it.each([
    [[{ month: '2026-13', value: 1, previousValue: null }], 'is no month'],
    [[...months, { month: '2026-09', value: 1, previousValue: null }], 'occurs twice'],
    [[{ month: '2026-09', value: Number.POSITIVE_INFINITY, previousValue: null }], 'is infinite'],
  ] as const)('is refused', (bars, message) => {
    expect(() => monthModel(bars)).toThrow(ChartDataError);
    expect(() => monthModel(bars)).toThrow(message);
  });

  it('that is empty says so', () => {
    const html = renderToString(
      <MonthBarGraph
        title="T"
        unit="kWh"
        months={[]}
        currentLabel="2026"
        previousLabel="2025"
        period="2026"
      />,
    );
    expect(html).toContain('Det finns inga mätvärden för perioden.');
  });

  it('with months and no values says that once, and not month by month', () => {
    const none = months.map((bar) => ({ ...bar, value: null, previousValue: null }));
    const html = renderToString(
      <MonthBarGraph
        title="T"
        unit="kWh"
        months={none}
        currentLabel="2026"
        previousLabel="2025"
        period="2026"
      />,
    );
    expect(html).toContain('Det finns inga mätvärden för perioden.');
    expect(html).not.toContain('september 2026');
  });
});
