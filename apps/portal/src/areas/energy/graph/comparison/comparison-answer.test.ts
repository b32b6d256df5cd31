import type { ConsumptionChange, SiteConsumptionChange } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { comparisonAnswer, largestChange } from './comparison-answer.ts';

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

const sites = [site('Laddplats Brunna', 20), site('Matsal Älvgatan 14', -30), site('Butik Lövåsen', null)];

it('answers with the sites that can be compared when one cannot', () => {
  const answer = comparisonAnswer({ period, total: change(null), comparable: change(-10), sites });
  expect(answer.change.change_kwh).toBe(-10);
  expect(answer.compared).toHaveLength(2);
  expect(answer.left.map(({ name }) => name)).toEqual(['Butik Lövåsen']);
  expect(answer.risen.map(({ name }) => name)).toEqual(['Laddplats Brunna']);
});

it('has no answer when nothing can be compared', () => {
  const none = { period, total: change(null), comparable: change(null), sites: sites.slice(2) };
  expect(comparisonAnswer(none).change.change_kwh).toBeNull();
  expect(largestChange(none.sites)).toBe(0);
});

it('gives all bars the scale of the largest change, either way', () => {
  expect(largestChange(sites)).toBe(30);
});
