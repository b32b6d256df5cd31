import type { LineGraphs, LineGraphSeries } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { yearFigure, yearSoFar } from './site-figures.ts';

function series(kind: 'site' | 'comparison', values: readonly (number | null)[]): LineGraphSeries {
  return {
    key: kind,
    label: kind,
    color_index: 0,
    kind,
    site: null,
    total_kwh: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    points: values.map((y, month) => ({ x: `2026-0${month + 1}-01`, y })),
  };
}

describe('yearSoFar', () => {
  it('ends with the day of the newest value, which ends at midnight', () => {
    expect(yearSoFar({ last_value_at: '2026-11-20T00:00:00+01:00' })).toEqual({
      start: '2026-01-01',
      end: '2026-11-19',
    });
  });

  it('belongs to the year before on New Year’s Day', () => {
    expect(yearSoFar({ last_value_at: '2027-01-01T00:00:00+01:00' })?.start).toBe('2026-01-01');
  });

  it('is not known without values', () => {
    expect(yearSoFar({ last_value_at: null })).toBeUndefined();
  });
});

describe('yearFigure', () => {
  const period = { start: '2026-01-01', end: '2026-02-28' };

  function graphs(...all: LineGraphSeries[]): LineGraphs {
    return {
      unit: 'kWh',
      resolution: 'month',
      timezone: 'Europe/Stockholm',
      period: { start_date: period.start, end_date: period.end },
      series: all,
    };
  }

  it('tells the change from the same days a year before', () => {
    const figure = yearFigure(period, graphs(series('site', [80, 10]), series('comparison', [50, 50])));
    expect(figure.value).toEqual({ figure: '90', unit: 'kWh' });
    expect(figure.change?.direction).toBe('down');
  });

  it('compares nothing with a year that has gaps', () => {
    const figure = yearFigure(period, graphs(series('site', [80, 10]), series('comparison', [50, null])));
    expect(figure.change).toBeUndefined();
    expect(figure.comparison).toMatch(/2025/);
  });
});
