import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { createSeries, quality, type TimeSeries } from '../core/series.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { initialCursor, type CursorPlace } from '../cursor/cursor.ts';
import { largestOf, lineModel } from './line-model.ts';
import {
  lineRowHead,
  lineSpoken,
  lineTableColumns,
  lineTooltip,
  type ShownLines,
  type ValueFormat,
} from './line-words.ts';

const missing = Number.NaN;
const format: ValueFormat = { unit: 'kWh', decimals: 0, hasSum: true, earlierLabel: '2025' };
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

function months(year: number, values: readonly number[], qualities?: readonly number[]): TimeSeries {
  return createSeries({
    step: 'month',
    starts: values.map((_, i) => fromLocal(year, 5 + i)),
    values,
    ...(qualities ? { quality: qualities } : {}),
  });
}

describe('model', () => {
  it('lays an earlier year under the series that it is compared with', () => {
    const model = lineModel([
      { key: 'a', label: 'Butik', data: months(2026, [1, 2]) },
      { key: 'a-2025', label: 'Butik', data: months(2025, [3, 4, 5]), comparesWith: 'a' },
    ]);
    expect(model.lines.map(({ key }) => key)).toEqual(['a']);
    expect(model.starts).toHaveLength(3);
    expect([...(model.earlier.get('a')?.values ?? [])]).toEqual([3, 4, 5]);
    expect(model.earlier.get('a')?.style.color).toBe('var(--vr-color-data-previous)');
  });

  it('keeps an earlier period in the colour of its line where there are several lines', () => {
    const model = lineModel([
      { key: 'a', label: 'A', data: months(2026, [1]), colorIndex: 6 },
      { key: 'b', label: 'B', data: months(2026, [1]) },
      { key: 'old', label: 'A', data: months(2025, [1]), comparesWith: 'a' },
    ]);
    expect(model.lines.map(({ style }) => style.color)).toEqual([
      'var(--vr-color-data-7)',
      'var(--vr-color-data-2)',
    ]);
    expect(model.earlier.get('a')?.style).toMatchObject({ color: 'var(--vr-color-data-7)', dash: '2 3' });
  });

  it('refuses keys that occur twice or compare with nothing', () => {
    const one = { key: 'a', label: 'A', data: months(2026, [1]) };
    expect(() => lineModel([one, one])).toThrow(ChartDataError);
    expect(() => lineModel([{ ...one, comparesWith: 'x' }])).toThrow('compared with x, which does not exist');
  });

  it('refuses mixed resolutions by name', () => {
    const day = createSeries({ step: 'day', starts: [fromLocal(2026, 5)], values: [1] });
    expect(() =>
      lineModel([
        { key: 'a', label: 'A', data: months(2026, [1]) },
        { key: 'b', label: 'Lager', data: day },
      ]),
    ).toThrow('Lager has step day');
  });

  it('is empty without series, and finds the largest magnitude', () => {
    expect(lineModel([])).toMatchObject({ lines: [] });
    expect(largestOf(lineModel([{ key: 'a', label: 'A', data: months(2026, [missing, -7, 3]) }]).lines)).toBe(
      7,
    );
  });
});

function step(index: number): CursorPlace {
  return {
    level: 'month',
    index,
    end: index + 1,
    position: index,
    count: 2,
    indexAt: (position) => position,
  };
}

describe('values at a time', () => {
  const model = lineModel([
    { key: 'a', label: 'Butik', data: months(2026, [10, 20], [0, quality.estimated]) },
    { key: 'b', label: 'Lager', data: months(2026, [30, missing]) },
    { key: 'a-2025', label: 'Butik', data: months(2025, [8, 9]), comparesWith: 'a' },
  ]);
  const shown: ShownLines = { model, visible: model.lines, format, annotations: [] };

  it('are added up at the level of a year', () => {
    const year = { ...step(0), level: 'year' as const, end: 2 };
    const { rows, sum, title } = lineTooltip(shown, year, initialCursor);
    expect(title).toBe('2026');
    expect(rows.map(({ label, value, note, earlier }) => [label, value, note, earlier])).toEqual([
      ['Butik', '30', '1 månad beräknad', '17'],
      ['Lager', '30', '1 månad saknas', null],
    ]);
    expect(sum?.value).toBe('60');
    expect(plain(lineSpoken(shown, year, initialCursor))).toBe(
      '30 kilowattimmar, 1 månad beräknad, Butik, 2026, 1 av 2, 2025 17',
    );
  });

  it('are averaged at a coarser level where they may not be added up', () => {
    const year = { ...step(0), level: 'year' as const, end: 2 };
    const prices = { ...shown, format: { ...format, hasSum: false } };
    expect(lineTooltip(prices, year, initialCursor).rows[0]?.value).toBe('30');
    expect(lineTooltip(prices, year, initialCursor).rows[1]?.value).toBe('15');
  });

  it('are sorted by value with the sum last', () => {
    const tooltip = lineTooltip(shown, step(0), initialCursor);
    expect(tooltip.rows.map(({ label, value, earlier }) => [label, value, earlier])).toEqual([
      ['Lager', '30', null],
      ['Butik', '10', '8'],
    ]);
    expect(tooltip.sum).toEqual({ label: 'Summa, kWh', value: '40', earlier: '8' });
    expect(tooltip.title).toBe('Maj');
  });

  it('say what is estimated and what is missing', () => {
    const { rows, sum } = lineTooltip(shown, step(1), initialCursor);
    expect(rows.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Butik', '20', 'beräknat'],
      ['Lager', '', 'saknas'],
    ]);
    expect(sum?.value).toBe('20');
  });

  it('have no sum where values may not be added up', () => {
    expect(
      lineTooltip({ ...shown, format: { ...format, hasSum: false } }, step(0), initialCursor).sum,
    ).toBeNull();
  });

  it('are spoken with the earlier period', () => {
    expect(plain(lineSpoken(shown, step(0), initialCursor))).toBe(
      '10 kilowattimmar, Butik, maj 2026, 2 av 2, 2025 8',
    );
    expect(lineSpoken({ ...shown, visible: [] }, step(0), initialCursor)).toBe(
      'Alla serier är dolda. maj 2026',
    );
  });

  it('are the same in the table', () => {
    const columns = lineTableColumns(shown);
    expect(columns.map((column) => [column.label, column.sumOf(0, 2)])).toEqual([
      ['Butik', '30'],
      ['Butik, 2025', '17'],
      ['Lager', '30'],
      ['Summa', '60'],
    ]);
    expect(columns.map((column) => column.textOf(1))).toEqual(['20', '9', '–', '20']);
    expect(columns.map((column) => column.noteOf(1))).toEqual(['beräknat', null, 'saknas', null]);
    expect(lineRowHead(model)(1)).toBe('juni 2026');
  });
});
