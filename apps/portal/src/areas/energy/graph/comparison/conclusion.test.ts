import type { ConsumptionChange, SiteConsumptionChange } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { comparisonAnswer } from './comparison-answer.ts';
import { conclusionOf } from './conclusion.ts';

const period = { start_date: '2024-11-01', end_date: '2025-03-31' } as const;

function change(kwh: number | null): ConsumptionChange {
  return {
    kwh: 100,
    previous_kwh: 100,
    change_kwh: kwh,
    change_percent: kwh,
    change_percent_reason: kwh === null ? 'previous_values_missing' : null,
    cost_sek: null,
    previous_cost_sek: null,
    change_sek: null,
  };
}

function site(name: string, kwh: number | null): SiteConsumptionChange {
  return { uuid: name, site_id: '1', name, company: 'Norrviken Livs AB', ...change(kwh) };
}

it('concludes with the site that most of the change is, as a share of all that changed that way', () => {
  const own = [site('Kyllager', 30), site('Laddplats', 10), site('Matsal', -25), site('Butik', null)];
  const rise = { period, total: change(15), comparable: change(15), sites: own };
  expect(conclusionOf(comparisonAnswer(rise))).toEqual({
    direction: 'more',
    kwh: 15,
    most: { site: 'Kyllager', kwh: 30, percent: 75 },
  });
  const fall = { ...rise, total: change(-15), sites: [site('Kyllager', 10), site('Matsal', -25)] };
  expect(conclusionOf(comparisonAnswer(fall))).toEqual({
    direction: 'less',
    kwh: 15,
    most: { site: 'Matsal', kwh: 25, percent: 100 },
  });
});

it('concludes nothing of a single site but its change, and nothing at all without one', () => {
  const one = { period, total: change(20), comparable: change(20), sites: [site('Laddplats Brunna', 20)] };
  expect(conclusionOf(comparisonAnswer(one))).toEqual({ direction: 'more', kwh: 20, most: undefined });
  expect(conclusionOf(comparisonAnswer({ ...one, total: change(0) }))).toEqual({
    direction: 'same',
    kwh: 0,
    most: undefined,
  });
  const none = {
    period,
    total: change(null),
    comparable: change(null),
    sites: [site('Butik Lövåsen', null)],
  };
  expect(conclusionOf(comparisonAnswer(none))).toBeUndefined();
});
