import type {
  ConsumptionChange,
  CustomerNumberRow,
  LineGraphs,
  LineGraphSeries,
  SubscriptionRow,
} from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { latestFigure, powerFigure, priceFigure, yearFigure, yearSoFar } from './site-figures.ts';

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

  function graphs(change: Pick<ConsumptionChange, 'change_percent' | 'change_percent_reason'>): LineGraphs {
    const days = { start_date: period.start, end_date: period.end };
    const total = {
      kwh: 90,
      previous_kwh: 100,
      change_kwh: null,
      cost_sek: null,
      previous_cost_sek: null,
      change_sek: null,
      ...change,
    };
    return {
      unit: 'kWh',
      resolution: 'month',
      timezone: 'Europe/Stockholm',
      period: days,
      series: [series('site', [80, 10]), series('comparison', [50, 50])],
      comparison: { period: days, total, comparable: total, sites: [] },
    };
  }

  it('tells the change from the same days a year before', () => {
    const figure = yearFigure(period, graphs({ change_percent: -10, change_percent_reason: null }));
    expect(figure.value).toEqual({ figure: '90', unit: 'kWh' });
    expect(figure.change?.direction).toBe('down');
    // figures 15: the months are compared up to a different day.
    expect(figure.comparison).toBe('mot 1 jan–28 feb 2025');
  });

  it('figures issue 15: tells no change where the server finds gaps within the months', () => {
    const figure = yearFigure(
      period,
      graphs({ change_percent: null, change_percent_reason: 'values_missing' }),
    );
    expect(figure.change).toBeUndefined();
    expect(figure.comparison).toMatch(/2025/);
  });
});

/** Text with non-breaking spaces removed. */
function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\u00A0', ' ');
}

function costAt(price: number | null): CustomerNumberRow {
  return {
    customer_id: '1',
    company_name: 'Bolag',
    organization_number: '556677-8899',
    site_count: 1,
    consumption_kwh: 1,
    quality: 'measured',
    missing_hours: 0,
    previous_year_kwh: null,
    change_percent: null,
    change_percent_reason: null,
    cost_sek: 1,
    average_price_ore_per_kwh: price,
    emissions_kg: null,
  };
}

describe('figures of the monthly report', () => {
  const company = { uuid: 'c', name: 'Bolag' };
  const subscription: SubscriptionRow = {
    site: { uuid: 's', site_id: '1', name: 'Butik' },
    company,
    customer_id: '1',
    grid_owner: null,
    grid_tariff: null,
    subscription_type: 'fuse',
    fuse_size_a: 100,
    subscribed_power_kw: null,
    max_power_kw: 61.34,
    max_power_at: '2026-01-13T07:00:00+01:00',
    capacity_kw: 69,
    utilisation_percent: 88.9,
    excess_kw: 0,
    excess_count: 0,
    reactive_kvar: null,
    annual_consumption_kwh: null,
    annual_max_power_kw: null,
    utilisation_hours: null,
    recommended_fuse_a: null,
    recommended_power_kw: null,
    assessment: null,
  };
  it('tell the highest hour and its share of the subscription', () => {
    const figure = powerFigure({ subscription, cost: undefined, costBefore: undefined });
    expect(figure.value).toEqual({ figure: '61,3', unit: 'kW' });
    expect(plain(figure.comparison)).toBe('tis 13 jan, 89 % av abonnemanget');
    const unknown = { ...subscription, utilisation_percent: null };
    expect(powerFigure({ subscription: unknown, cost: undefined, costBefore: undefined }).comparison).toBe(
      'timmedelvärde tis 13 jan',
    );
  });

  it('tell the mean price beside that of the year before', () => {
    const figure = priceFigure({ subscription, cost: costAt(90), costBefore: costAt(100) });
    expect(figure.value).toEqual({ figure: '90,00', unit: 'öre/kWh' });
    expect(plain(figure.change?.text)).toBe('−10,0 %');
    expect(priceFigure({ subscription, cost: costAt(90), costBefore: undefined }).change).toBeUndefined();
  });

  it('tell nothing without values', () => {
    expect(powerFigure(undefined).value.figure).toBe('–');
    expect(priceFigure({ subscription, cost: costAt(null), costBefore: costAt(100) }).value.figure).toBe('–');
  });
});

describe('latestFigure', () => {
  const site = { last_value_at: '2026-11-20T00:00:00+01:00' };

  it('tells how much of the month is measured, rounded down', () => {
    expect(latestFigure(site, undefined)).toMatchObject({
      value: { figure: '19 nov', unit: '24:00' },
      comparison: '2026',
    });
    const measured = (hours: number) => plain(latestFigure(site, { hours: 456, measured: hours }).comparison);
    expect(measured(456)).toBe('100 % uppmätt i november');
    expect(measured(455)).toBe('99,7 % uppmätt i november');
  });
});
