import type { SubscriptionRow } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { adviceOf } from './subscription-advice.ts';
import { subscriptionColumns } from './subscription-columns.tsx';

const nbsp = '\u00A0';
const row: SubscriptionRow = {
  site: { uuid: 'a', site_id: '735999000000010012', name: 'Bageri Industrivägen 8' },
  company: { uuid: 'c', name: 'Norrviken Livs AB' },
  customer_id: '1048213',
  grid_owner: null,
  grid_tariff: null,
  subscription_type: 'power',
  fuse_size_a: null,
  subscribed_power_kw: 110,
  max_power_kw: 119.6,
  max_power_at: null,
  capacity_kw: 110,
  utilisation_percent: 109,
  excess_kw: 9.6,
  excess_count: 4,
  reactive_kvar: null,
  annual_consumption_kwh: 243_000,
  annual_max_power_kw: 119.6,
  utilisation_hours: 2032,
  recommended_fuse_a: null,
  recommended_power_kw: 125,
  assessment: 'too_small',
};

it('says what to raise or lower it to', () => {
  expect(adviceOf(row)).toEqual({
    text: `Höj till 125${nbsp}kW`,
    reason: `Årets högsta effekt 119,6${nbsp}kW`,
    tone: 'warning',
  });
  const fuse = {
    ...row,
    recommended_power_kw: null,
    recommended_fuse_a: 35,
    assessment: 'too_large',
  } as const;
  expect(adviceOf(fuse)).toEqual({
    text: `Sänk till 35${nbsp}A`,
    reason: `Årets högsta effekt 119,6${nbsp}kW`,
    tone: 'info',
  });
});

it('says nothing of a subscription that is right, or of which nothing is known', () => {
  expect(adviceOf({ ...row, assessment: 'right' })).toBeUndefined();
  expect(adviceOf({ ...row, assessment: null })).toBeUndefined();
  expect(adviceOf({ ...row, recommended_power_kw: null })).toBeUndefined();
});

it('figures 13: tells the highest power of the year on which it rests, which is not that of the period', () => {
  const winter = { ...row, max_power_kw: 85.3, excess_kw: 0, annual_max_power_kw: 127.7 };
  expect(adviceOf(winter)?.reason).toBe(`Årets högsta effekt 127,7${nbsp}kW`);
  expect(adviceOf({ ...winter, annual_max_power_kw: null })?.reason).toBeUndefined();
  const column = subscriptionColumns.find(({ id }) => id === 'advice');
  expect(column?.text(winter)).toBe(`Höj till 125${nbsp}kW. Årets högsta effekt 127,7${nbsp}kW`);
});
