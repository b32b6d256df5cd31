import { describe, expect, it } from 'vitest';

import { ChartDataError } from '../core/errors.ts';
import { quality } from '../core/series.ts';
import { addLocalDays, fromLocal } from '@vinrod/locale/wall-clock';
import { localDate } from '../core/time/step-label.ts';
import { initialCursor } from '../cursor/cursor.ts';
import { dayModel, weekModel, type DayBarDay } from './day-model.ts';
import { dayColumns, dayTooltip, daySpoken, type BarPlace, type DayFormat } from './day-words.ts';

const format: DayFormat = { unit: 'kWh', decimals: 0, currentLabel: '2026', previousLabel: '2025' };

/** From Friday 1 May 2026, which is a public holiday. */
function days(count: number, value: (i: number) => number | null = (i) => i + 1): DayBarDay[] {
  return Array.from({ length: count }, (_, i) => ({
    date: localDate(addLocalDays(fromLocal(2026, 5, 1), i)),
    value: value(i),
    previousValue: 70,
  }));
}

describe('days', () => {
  it('tint weekends and public holidays', () => {
    expect([...dayModel(days(8), 'Förbrukning').isTinted]).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
  });

  it('carry last year and its mean over seven days', () => {
    const model = dayModel(
      days(9).map((day, i) => ({ ...day, previousValue: i === 4 ? 140 : 70 })),
      'Förbrukning',
    );
    expect(model.previous[4]).toBe(140);
    expect(model.line[4]).toBe(80);
  });

  it('have no line over a day that last year lacks, nor over its week', () => {
    const gap = dayModel(
      days(14).map((day, i) => ({ ...day, previousValue: i === 5 ? null : 70 })),
      'Förbrukning',
    );
    expect([...gap.line].map(Number.isNaN).indexOf(true)).toBe(5);
    expect([...gap.line].filter(Number.isNaN)).toHaveLength(1);
    expect([...weekModel(gap).line]).toEqual([210, Number.NaN, 280]);
    expect([...weekModel(gap).previous]).toEqual([210, 420, 280]);
  });

  it('make a gap of a day that is left out, and refuse what is not a row of days', () => {
    const all = days(3);
    const gap = dayModel(
      [all[0], all[2]].filter((day) => day !== undefined),
      'Förbrukning',
    );
    expect([...gap.values]).toEqual([1, Number.NaN, 3]);
    expect(() => dayModel(all.toReversed(), 'Förbrukning')).toThrow(ChartDataError);
    expect(() => dayModel([{ date: '2026-13-01', value: 1, previousValue: null }], 'Förbrukning')).toThrow(
      ChartDataError,
    );
  });
});

describe('weeks', () => {
  it('add up their days, and tint those cut by the period or with gaps', () => {
    const weeks = weekModel(
      dayModel(
        days(20, (i) => (i === 12 ? null : 10)),
        'Förbrukning',
      ),
    );
    expect([...weeks.starts].map(localDate)).toEqual([
      '2026-04-27',
      '2026-05-04',
      '2026-05-11',
      '2026-05-18',
    ]);
    expect([...weeks.values]).toEqual([30, 70, 60, 30]);
    expect([...weeks.isTinted]).toEqual([1, 0, 1, 1]);
    expect([...weeks.line]).toEqual([210, 490, 490, 210]);
  });

  it('are missing when all their days are, and estimated when one is', () => {
    const model = dayModel(
      days(10, (i) => (i < 3 ? null : 1)).map((day, i) =>
        i === 5 ? { ...day, quality: 'estimated' as const } : day,
      ),
      'Förbrukning',
    );
    expect([...weekModel(model).quality]).toEqual([quality.missing, quality.estimated]);
  });
});

function dayAt(index: number): BarPlace {
  return { level: 'day', index, end: index + 1 };
}

describe('a day in words', () => {
  const model = dayModel(days(10), 'Förbrukning');

  it('is this year, last year on the same date and its mean', () => {
    const tooltip = dayTooltip(model, dayAt(0), () => true, format);
    expect(tooltip.rows.map(({ label, value }) => [label, value])).toEqual([
      ['2026', '1'],
      ['2025, samma datum', '70'],
      ['2025, medel över 7 dygn', '70'],
    ]);
    expect(tooltip.detail).toBe('2026 · helg');
    expect(dayTooltip(model, dayAt(0), (key) => key === 'current', format).rows).toHaveLength(1);
  });

  it('is spoken value first', () => {
    expect(daySpoken(model, dayAt(3), initialCursor, format)).toBe(
      '4 kilowattimmar, måndag 4 maj 2026, 2025 70',
    );
    expect(daySpoken(model, dayAt(0), initialCursor, format)).toBe(
      '1 kilowattimmar, fredag 1 maj 2026, helg, 2025 70',
    );
  });

  it('of a whole month is their sum, against the sum of the same days last year', () => {
    const month: BarPlace = { level: 'month', index: 0, end: 10 };
    expect(
      dayTooltip(model, month, () => true, format).rows.map(({ label, value }) => [label, value]),
    ).toEqual([
      ['2026', '55'],
      ['2025', '700'],
    ]);
    expect(daySpoken(model, month, initialCursor, format)).toBe('55 kilowattimmar, maj 2026, 2025 700');
  });

  it('is a row of the table, with sums of what may be added up', () => {
    expect(dayColumns(model, format).map((column) => [column.label, column.sumOf(0, 10)])).toEqual([
      ['2026', '55'],
      ['2025', '700'],
      ['2025, medel över 7 dygn', null],
    ]);
    expect(dayColumns(weekModel(model), format)).toHaveLength(2);
  });
});
