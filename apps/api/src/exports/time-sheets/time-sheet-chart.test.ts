import { describe, expect, test } from 'vitest';
import { timeSheetChart, type ChartedReport } from './time-sheet-chart.ts';

const sites = [{ name: 'Butik' }, { name: 'Lager' }];

function chartOf(report: Partial<ChartedReport>) {
  return timeSheetChart({ sites, rowCount: 3, resolution: 'day', ...report }, 'Diagram', 'Värden', 'sv');
}

describe('figures 24: the chart of a report', () => {
  test.each([
    ['quarter', 'Timrapport', [3, 4]],
    ['hour', 'Timrapport', [3, 4]],
    ['day', 'Dygnsvärden', [1, 2]],
    ['week', 'Veckovärden', [2, 3]],
    ['month', 'Månadsvärden', [2, 3]],
    ['year', 'Årsvärden', [2, 3]],
  ] as const)('by %s has the columns of the sites', (resolution, title, columns) => {
    expect(chartOf({ resolution })).toMatchObject({
      title,
      unit: 'kWh',
      sheet: 'Värden',
      days: 0,
      series: [
        { name: 'Butik', column: columns[0] },
        { name: 'Lager', column: columns[1] },
      ],
    });
  });

  test('of more sites than there are colours is their sum', () => {
    const many = Array.from({ length: 11 }, (_, place) => ({ name: `Butik ${place}` }));
    expect(chartOf({ sites: many, resolution: 'week' })?.series).toEqual([
      { name: 'Summa (kWh)', column: 13 },
    ]);
  });

  test('is left out where nothing can be drawn', () => {
    expect(chartOf({ rowCount: 0 })).toBeNull();
    expect(chartOf({ sites: [] })).toBeNull();
    expect(chartOf({ rowCount: 32_001, resolution: 'quarter' })).toBeNull();
  });
});
