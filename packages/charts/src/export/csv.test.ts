import { describe, expect, it } from 'vitest';

import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from '../core/time/steps.ts';
import type { ChartTable } from '../chart/table-column.ts';
import { defineChartLanguage } from '../languages/define-chart-language.ts';
import { germanTexts } from '../languages/german-texts.fixture.ts';
import { chartCsv } from './csv.ts';

function table(label: string, values: readonly number[], notes: readonly (string | null)[] = []): ChartTable {
  return {
    caption: 'Förbrukning, kWh',
    unit: 'kWh',
    rowCount: values.length,
    rowHeadOf: (row) => `rad ${row}`,
    columns: () => [
      {
        key: 'a',
        label,
        valueOf: (row) => values[row] ?? Number.NaN,
        textOf: () => 'not used',
        noteOf: (row) => notes[row] ?? null,
        sumOf: () => null,
      },
    ],
  };
}

const lines = (csv: string) => csv.slice(1).trimEnd().split('\r\n');

function head(label: string) {
  return lines(chartCsv(table(label, []), { first: 0, end: 0, time: null }))[0];
}

describe('CSV', () => {
  it('is UTF-8 with a byte order mark, semicolons and decimal commas', () => {
    const starts = stepStarts('day', fromLocal(2026, 5, 1), fromLocal(2026, 5, 3));
    const csv = chartCsv(table('Älvgatan', [1234.5, -0.25, Number.NaN]), {
      first: 0,
      end: 3,
      time: { step: 'day', starts },
    });
    expect(csv.codePointAt(0)).toBe(0xfeff);
    expect(lines(csv)).toEqual([
      'Start;Älvgatan (kWh)',
      '2026-05-01;1234,5',
      '2026-05-02;-0,25',
      '2026-05-03;',
    ]);
  });

  it.each([
    ['de', ['Wert;A, B (kWh)', 'rad 0;1234,5', '', 'x;0,25']],
    ['en-US', ['Wert,"A, B (kWh)"', 'rad 0,1234.5', '', 'x,0.25']],
  ])('has the decimal mark of %s, and commas between cells where that is a point', (locale, expected) => {
    const csv = chartCsv(
      table('A, B', [1234.5]),
      { first: 0, end: 1, time: null, language: defineChartLanguage(locale, germanTexts) },
      [['x', 0.25]],
    );
    expect(lines(csv)).toEqual(expected);
  });

  it('names rows that are no times, and columns in a unit of their own', () => {
    const own = table('Andel', [68.21]);
    const shares: ChartTable = {
      ...own,
      rowLabel: 'Källa',
      columns: () => own.columns().map((column) => ({ ...column, unit: '%' })),
    };
    expect(lines(chartCsv(shares, { first: 0, end: 1, time: null }))).toEqual([
      'Källa;Andel (%)',
      'rad 0;68,21',
    ]);
  });

  it.each([
    [[2026, 3, 29] as const, 23, '2026-03-29 03:00;+02:00;3'],
    [[2026, 10, 25] as const, 25, '2026-10-25 02:00;+01:00;4'],
  ])('has an offset that tells the hours of %j apart: %i of them', ([year, month, day], hours, fourth) => {
    const starts = stepStarts('hour', fromLocal(year, month, day), fromLocal(year, month, day, 23));
    const values = Array.from({ length: hours }, (_, i) => i + 1);
    const rows = lines(
      chartCsv(table('a', values), { first: 0, end: hours, time: { step: 'hour', starts } }),
    );
    expect(rows).toHaveLength(hours + 1);
    expect(rows).toContain(fourth);
  });

  it('writes only the rows that are shown, and their qualities where there are any', () => {
    const starts = stepStarts('month', fromLocal(2026, 1), fromLocal(2026, 3));
    const data = table('a', [1, 2, 3], [null, 'beräknat', null]);
    const rows = { first: 1, end: 3, time: { step: 'month' as const, starts } };
    expect(lines(chartCsv(data, rows))).toEqual([
      'Start;Slut;a (kWh);a, kvalitet',
      '2026-02-01;2026-02-28;2;beräknat',
      '2026-03-01;2026-03-31;3;uppmätt',
    ]);
    expect(lines(chartCsv(data, { ...rows, first: 2 }))[0]).toBe('Start;Slut;a (kWh)');
  });

  it('figures 16: holds no noise of adding', () => {
    const rows = { first: 0, end: 2, time: null };
    expect(lines(chartCsv(table('a', [41_518.032_000_000_01, 0.1 + 0.2]), rows)).slice(1)).toEqual([
      'rad 0;41518,032',
      'rad 1;0,3',
    ]);
  });

  it('figures 7: has what an app adds below an empty line', () => {
    const below = [
      ['Anläggning', 'Förändring (%)'],
      ['=Summa', -2.5],
      ['Depå', null],
    ];
    expect(lines(chartCsv(table('a', [1]), { first: 0, end: 1, time: null }, below))).toEqual([
      'Värde;a (kWh)',
      'rad 0;1',
      '',
      'Anläggning;Förändring (%)',
      "'=Summa;-2,5",
      'Depå;',
    ]);
  });

  it('is by row name without a time axis', () => {
    expect(lines(chartCsv(table('a', [1]), { first: 0, end: 1, time: null }))).toEqual([
      'Värde;a (kWh)',
      'rad 0;1',
    ]);
  });

  it('makes names harmless that a spreadsheet would take for a formula or a separator', () => {
    expect(head('=HYPERLINK("x")')).toBe(`Värde;"'=HYPERLINK(""x"") (kWh)"`);
    expect(head('-1')).toBe("Värde;'-1 (kWh)");
    expect(head('a;b')).toBe('Värde;"a;b (kWh)"');
  });
});
