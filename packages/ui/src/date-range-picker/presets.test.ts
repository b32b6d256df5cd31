import { expect, it } from 'vitest';
import { presetsWithin } from './presets-within.ts';
import { usualPeriods } from './usual-periods.ts';

const today = '2026-11-20';
const named = usualPeriods(today).map(({ label, period }) => ({ label, range: period }));

it('offers the default report period first', () => {
  expect(usualPeriods(today)[0]).toEqual({
    label: 'Senaste 6 månaderna',
    period: { start: '2026-05-01', end: '2026-10-31' },
  });
  expect(named.map(({ label }) => label)).toEqual([
    'Senaste 6 månaderna',
    'Föregående månad',
    'Innevarande år',
    'Föregående år',
  ]);
});

it('leaves out what may not be chosen', () => {
  expect(presetsWithin(named, { min: '2026-06-15', max: '2026-11-19' })).toEqual([
    { label: 'Senaste 6 månaderna', range: { start: '2026-06-15', end: '2026-10-31' } },
    { label: 'Föregående månad', range: { start: '2026-10-01', end: '2026-10-31' } },
    { label: 'Innevarande år', range: { start: '2026-06-15', end: '2026-11-19' } },
  ]);
  expect(presetsWithin(named, {})).toEqual(named);
});
