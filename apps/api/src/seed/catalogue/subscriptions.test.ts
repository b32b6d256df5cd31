import { expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { assess, recommend, type Assessment } from '../../energy/monthly-report/subscriptions/recommend.ts';
import { fuseW } from '../../energy/monthly-report/subscriptions/capacity.ts';
import { unknownTariff } from '../../energy/tariff/tariff.ts';
import { createLoadModel } from '../model/load-model.ts';
import { cachingWeather } from '../model/weather.ts';
import type { DemoSite } from './catalogue.ts';
import { readDemoSites } from './sites.ts';
import { subscriptionOf } from './subscriptions.ts';
import { tariffsOf } from './tariffs.ts';

const weather = cachingWeather();
const sites = [...readDemoSites().values()].flat();

/** The highest hour in the two months with the highest load, W. */
function winterPeak(site: DemoSite): number {
  const { type, annualKwh, yearlyChange } = site;
  const model = createLoadModel(
    { key: site.siteId, type, annualKwh, yearlyChange, priceArea: site.town.priceArea },
    weather,
  );
  let peak = 0;
  for (let day = dayOf(2026, 1, 7); day <= dayOf(2026, 2, 27); day += 1)
    peak = Math.max(peak, ...model.dayWh(day, 'hour'));
  return peak;
}

function assessmentOf(site: DemoSite): Assessment {
  const tariff = tariffsOf(site.town.gridOwner).at(-1) ?? unknownTariff;
  const { subscription_type: kind, fuse_size_a: fuse, subscribed_power_kw: power } = subscriptionOf(site);
  const peak = winterPeak(site);
  const capacity = power === null ? fuseW(fuse ?? 0) : power * 1000;
  return assess(capacity, peak, recommend(kind, tariff, peak));
}

test('the demo sites have subscriptions that are right, too small and too large', () => {
  const counts = Object.groupBy(sites.map(assessmentOf), (assessment) => assessment);
  expect(counts.right?.length ?? 0).toBeGreaterThan(15);
  expect(counts.too_small?.length ?? 0).toBeGreaterThan(3);
  expect(counts.too_large?.length ?? 0).toBeGreaterThan(9);
}, 30_000);

test('figures 25: no fuse of the demo carries a load that would blow it, and no shop is too small to be one', () => {
  const overloaded = sites.filter((site) => {
    const { fuse_size_a: fuse } = subscriptionOf(site);
    return fuse !== null && winterPeak(site) > fuseW(fuse) * 1.13;
  });
  expect(overloaded.map(({ name }) => name)).toEqual([]);
  const shops = sites.filter(({ type }) => type === 'grocery_store');
  expect(Math.min(...shops.map(({ annualKwh }) => annualKwh))).toBeGreaterThan(80_000);
}, 30_000);

test('a site has a fuse or power, of the sizes that its network company offers', () => {
  for (const site of sites) {
    const tariff = tariffsOf(site.town.gridOwner).at(-1) ?? unknownTariff;
    const { fuse_size_a: fuse, subscribed_power_kw: power } = subscriptionOf(site);
    expect([fuse === null, power === null].toSorted()).toEqual([false, true]);
    expect(fuse === null || tariff.fuseSizesA.includes(fuse)).toBe(true);
    expect(power === null || (power * 1000) % tariff.powerStepW === 0).toBe(true);
  }
});

test('of one network company no tariff is known, and one has changed its hours', () => {
  const known = [...new Set(sites.map((site) => site.town.gridOwner))].map(
    (owner) => tariffsOf(owner).length,
  );
  expect(known.filter((count) => count === 0)).toHaveLength(1);
  expect(known.filter((count) => count === 2)).toHaveLength(1);
});
