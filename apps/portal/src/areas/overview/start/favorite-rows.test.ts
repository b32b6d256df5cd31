import type { LineGraphs, LineGraphSeries, SiteTreeNode } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { favoriteGroupRow, favoriteGroups, favoriteRows } from './favorite-rows.ts';

const favorite: SiteTreeNode = {
  key: 'site:a',
  type: 'site',
  uuid: 'a',
  name: 'Butik Stortorget 4',
  company: 'Norrviken Butik AB',
  customer_id: null,
  address: null,
  manager: null,
  building_name: null,
  site_id: '735999000000010012',
  site_count: 1,
  is_favorite: true,
  children: [],
};

function series(kind: LineGraphSeries['kind'], values: readonly (number | null)[]): LineGraphSeries {
  return {
    key: kind,
    label: favorite.name,
    color_index: 0,
    kind,
    site: { uuid: 'a', site_id: '735999000000010012', name: favorite.name },
    total_kwh: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    points: values.map((y, index) => ({ x: `2026-0${index + 1}-01`, y })),
  };
}

/** Graphs of the favourite's months with the server's change; without a change when it is not requested. */
function graphs(change: number | null, ...all: LineGraphSeries[]): LineGraphs {
  const days = { start_date: '2026-01-01', end_date: '2026-02-28' };
  const changes = {
    kwh: 96,
    previous_kwh: 100,
    change_kwh: null,
    change_percent: change,
    change_percent_reason: change === null ? ('values_missing' as const) : null,
    cost_sek: null,
    previous_cost_sek: null,
    change_sek: null,
  };
  const site = {
    uuid: 'a',
    site_id: '735999000000010012',
    name: favorite.name,
    company: 'Norrviken Butik AB',
  };
  return {
    unit: 'kWh',
    resolution: 'month',
    timezone: 'Europe/Stockholm',
    period: days,
    series: all,
    comparison: { period: days, total: changes, comparable: changes, sites: [{ ...site, ...changes }] },
  };
}

describe('favoriteRows', () => {
  it('joins a site with its months and its change from last year', () => {
    const [row] = favoriteRows(
      [favorite],
      graphs(-4, series('site', [90, 6]), series('comparison', [50, 50])),
    );
    expect(row).toEqual({
      uuid: 'a',
      name: 'Butik Stortorget 4',
      detail: 'Norrviken Butik AB',
      isFavorite: true,
      months: [
        { x: '2026-01-01', y: 90 },
        { x: '2026-02-01', y: 6 },
      ],
      totalKwh: 96,
      change: { direction: 'down', text: '−4,0\u00A0%' },
    });
  });

  it('figures issue 15: tells no change where the server finds gaps within the months', () => {
    const [row] = favoriteRows(
      [favorite],
      graphs(null, series('site', [90, 6]), series('comparison', [50, 50])),
    );
    expect(row?.change).toBeUndefined();
  });

  it('has a row before the months have loaded, and when there are none', () => {
    expect(favoriteRows([favorite], undefined)[0]?.months).toBeUndefined();
    expect(favoriteRows([favorite], graphs(null))[0]).toMatchObject({ months: [], totalKwh: null });
  });
});

describe('favourite groups', () => {
  const group: SiteTreeNode = { ...favorite, key: 'group:g', type: 'group', uuid: 'g', name: 'Kylar' };

  it('are those that are marked, and those just unmarked', () => {
    const unmarked = { ...group, uuid: 'h', is_favorite: false };
    const other = { ...group, uuid: 'i', is_favorite: false };
    expect(favoriteGroups([favorite, group, unmarked, other], new Set(['h']))).toEqual([group, unmarked]);
  });

  it('have the months and the change of their dashboard, or none when it is not to be had', () => {
    expect(favoriteGroupRow(group, 'Grupp', undefined).months).toBeUndefined();
    expect(favoriteGroupRow(group, 'Grupp', null)).toMatchObject({
      months: [],
      totalKwh: null,
      detail: 'Grupp',
    });
  });
});
