import type { SiteConsumptionChange } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { mainSite, siteShares } from './site-shares.ts';

function site(
  name: string,
  kwh: number | null,
  previous: number | null,
  reason: SiteConsumptionChange['change_percent_reason'] = null,
): SiteConsumptionChange {
  const change =
    reason === null && kwh !== null && previous !== null ? Math.round((kwh - previous) * 1000) / 1000 : null;
  return {
    uuid: name,
    site_id: '1',
    name,
    company: 'Norrviken Livs AB',
    kwh,
    previous_kwh: previous,
    change_kwh: change,
    change_percent: null,
    change_percent_reason: reason,
    cost_sek: null,
    previous_cost_sek: null,
    change_sek: null,
  };
}

it('figures 7: increases and decreases add up to the change exactly', () => {
  const sites = [site('a', 110.001, 100.1), site('b', 0.3, 0.1), site('c', 70.702, 90.003), site('d', 5, 5)];
  const { risenKwh, fallenKwh } = siteShares(sites);
  expect(risenKwh).toBe(10.101);
  expect(fallenKwh).toBe(-19.301);
  const change = sites.reduce((sum, { kwh, previous_kwh: before }) => sum + (kwh ?? 0) - (before ?? 0), 0);
  expect(risenKwh + fallenKwh).toBeCloseTo(change, 9);
});

it('figures 7: shares of the increases are 100 % together, and so are those of the decreases', () => {
  const { sites } = siteShares([
    site('a', 130, 100),
    site('b', 110, 100),
    site('c', 80, 100),
    site('d', 60, 100),
    site('e', 5, 5),
  ]);
  expect(sites.map(({ sharePercent }) => sharePercent)).toEqual([
    75,
    25,
    (20 / 60) * 100,
    (40 / 60) * 100,
    null,
  ]);
});

it('figures 7: a site that is new, or without values, explains nothing', () => {
  const shares = siteShares([
    site('a', 130, 100),
    site('new', 50, null, 'nothing_before'),
    site('empty', null, null, 'values_missing'),
  ]);
  expect(shares.sites.map(({ sharePercent }) => sharePercent)).toEqual([100, null, null]);
  expect(shares.risenKwh).toBe(30);
  const none = siteShares([site('empty', null, null, 'values_missing')]);
  expect([none.risenKwh, none.fallenKwh, mainSite(none)]).toEqual([0, 0, undefined]);
});

it('names the site that explains most, in the direction of the change', () => {
  const sites = [site('a', 130, 100), site('b', 120, 100), site('c', 55, 100)];
  expect(mainSite(siteShares(sites))?.name).toBe('a');
  expect(mainSite(siteShares([...sites, site('d', 60, 100)]))?.name).toBe('c');
  expect(mainSite(siteShares([site('e', 5, 5)]))).toBeUndefined();
});
