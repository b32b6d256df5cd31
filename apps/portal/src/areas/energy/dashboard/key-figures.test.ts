import type { Dashboard } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { keyFigures, missingFigures } from './key-figures.ts';

const nbsp = '\u00A0';
const site = '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11';

const dashboard: Dashboard = {
  period: { start_date: '2026-05-01', end_date: '2026-10-31' },
  total_consumption_kwh: 1_284_560,
  previous_period_kwh: null,
  change_percent: null,
  change_percent_reason: 'nothing_before',
  max_power_kw: 648.2,
  max_power_at: '2026-10-20T07:00:00+02:00',
  cost_sek: 1_412_380.4,
  average_price_ore_per_kwh: 109.98,
  emissions_kg: 59_706,
  emission_factor_g_per_kwh: 46.48,
  emission_factor_year: 2025,
  emission_factor_source: '90 % vattenkraft (Energimarknadsinspektionen (Ei), beräknad av Grexel)',
  site_count: 14,
  sites_without_data: 0,
  coverage_percent: 99.7,
  complete_through: '2026-11-19',
  data_span: { first_day: '2024-01-01', last_day: '2026-11-19' },
  data_updated_at: '2026-11-20T05:30:00+01:00',
  previous_year: {
    consumption_kwh: 1_340_870,
    cost_sek: 1_562_370,
    max_power_kw: 636.1,
    emissions_kg: 62_323,
    is_complete: true,
    change_percent: -4.2,
    change_percent_reason: null,
  },
  consumption_by_day: [],
  consumption_by_month: [],
  top_sites: [],
  energy_mix: [],
  unpaid_invoices: null,
};

/** Comparison text of the consumption, by its quality. */
function reported(quality: Dashboard['quality']): string | undefined {
  return keyFigures({ ...dashboard, ...(quality === undefined ? {} : { quality }) })[0]?.comparison;
}

describe('keyFigures', () => {
  it('shows each figure with its change from the same period last year', () => {
    const [consumption, cost, power, emissions] = keyFigures(dashboard);
    expect(consumption).toEqual({
      name: 'consumption',
      value: { figure: `1${nbsp}284,6`, unit: 'MWh' },
      change: { direction: 'down', text: `−4,2${nbsp}%` },
      comparison: `från 1${nbsp}340,9`,
    });
    expect(cost?.change?.text).toBe(`−9,6${nbsp}%`);
    expect(power?.comparison).toBe('tis 20 okt, kl. 07–08');
    expect(emissions?.value).toEqual({ figure: '59,7', unit: `ton${nbsp}CO₂` });
    expect(emissions?.comparison).toBe(`46,48${nbsp}g${nbsp}CO₂/kWh`);
  });

  it('tells no change when last year is incomplete', () => {
    const figures = keyFigures({
      ...dashboard,
      previous_year: {
        ...dashboard.previous_year,
        is_complete: false,
        change_percent: null,
        change_percent_reason: 'previous_values_missing',
      },
    });
    expect(figures.map((figure) => figure.change)).toEqual([undefined, undefined, undefined, undefined]);
    expect(figures[0]?.comparison).toBe('Mätvärden saknas förra året');
    expect(figures[2]?.comparison).toBe('tis 20 okt, kl. 07–08');
  });

  it('ux 17, ux 18: says how many days last year lacks, and leads to them those who may see the graph', () => {
    const lacking: Dashboard = {
      ...dashboard,
      previous_year: {
        ...dashboard.previous_year,
        is_complete: false,
        change_percent: null,
        change_percent_reason: 'previous_values_missing',
        missing: { day_count: 14, first_day: '2025-06-03', last_day: '2025-06-16', site_ids: [site] },
      },
    };
    expect(keyFigures(lacking)[0]?.comparison).toBe('Jämförs inte, 14 dygn saknas 2025');
    // Beside another text it is shorter: a tile has one line for both.
    expect(keyFigures({ ...lacking, quality: 'estimated' })[0]?.comparison).toBe(
      'Beräknad · 14 dygn saknas 2025',
    );
    expect(keyFigures(lacking)[0]?.comparisonHref).toBeUndefined();
    expect(keyFigures(lacking, 'k1')[0]?.comparisonHref).toBe(
      `/analytics?koncern=k1&site_id=${site}&start_date=2025-06-01&end_date=2025-06-16`,
    );
    expect(keyFigures(dashboard, 'k1')[0]?.comparisonHref).toBeUndefined();
  });

  it('takes one unit for this year and last, that of the larger', () => {
    const [consumption] = keyFigures({ ...dashboard, total_consumption_kwh: 9_600 });
    expect(consumption?.value).toEqual({ figure: '9,6', unit: 'MWh' });
  });

  it('figures issue 5: says how the consumption came about where it is not measured', () => {
    const lastYear = `från 1${nbsp}340,9`;
    expect(reported('measured')).toBe(lastYear);
    expect(reported('estimated')).toBe(`Beräknad · ${lastYear}`);
    expect(reported('corrected')).toBe(`Korrigerad · ${lastYear}`);
    expect(reported('incomplete')).toBe(`Ofullständig · ${lastYear}`);
  });

  it('keeps the cost to two lines: what the invoice adds is behind the help', () => {
    const cost = keyFigures(dashboard).find(({ name }) => name === 'cost');
    expect(cost?.comparison).toBe(`från 1${nbsp}562${nbsp}370`);
  });

  it('shows dashes alone when the figures cannot be had', () => {
    expect(missingFigures.map(({ name }) => name)).toEqual(keyFigures(undefined).map(({ name }) => name));
    for (const { name, ...shown } of missingFigures) {
      expect({ [name]: shown }).toEqual({ [name]: { value: { figure: '–', unit: '' } } });
    }
  });

  it('shows a dash for what is missing, and keeps its shape while loading', () => {
    const [consumption] = keyFigures({ ...dashboard, total_consumption_kwh: null });
    expect(consumption?.value.figure).toBe('–');
    expect(consumption?.change).toBeUndefined();
    expect(keyFigures(undefined).map((figure) => figure.name)).toEqual([
      'consumption',
      'cost',
      'power',
      'emissions',
    ]);
  });
});
