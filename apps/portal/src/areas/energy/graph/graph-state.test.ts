import { describe, expect, it } from 'vitest';

import {
  filterCount,
  readGraphState,
  shownResolution,
  withoutFilters,
  writeGraphState,
  type GraphState,
} from './graph-state.ts';
import { defaultResolution, offeredResolutions } from './resolution.ts';

const siteA = '0b6f8a56-4f3e-4a4e-9f4b-0d7f3f1f0a01';
const siteB = '0b6f8a56-4f3e-4a4e-9f4b-0d7f3f1f0a02';

const start: GraphState = {
  period: { preset: 'last-6-months' },
  resolution: undefined,
  compare: 'none',
  compareWith: undefined,
  show: 'sites',
  sites: 'all',
  view: 'chart',
};

function read(address: string): GraphState {
  return readGraphState(new URLSearchParams(address));
}

function written(state: GraphState, before = ''): string {
  return writeGraphState(new URLSearchParams(before), state).toString();
}

describe('the graph in an address', () => {
  it.each<Partial<GraphState>>([
    {},
    { period: { preset: 'previous-year' } },
    { period: { start: '2026-02-01', end: '2026-02-28' } },
    { resolution: 'quarter' },
    { compare: 'previous_year', view: 'table' },
    { show: 'sum' },
    { compare: 'free', compareWith: { start: '2024-01-01', end: '2024-12-31' } },
    { sites: { ids: [siteA, siteB] } },
    { sites: { ids: [] } },
    { sites: { set: 'A6' } },
  ])('survives the way there and back: %j', (change) => {
    const state = { ...start, ...change };
    expect(read(written(state))).toEqual(state);
  });

  it('is empty for the start state and keeps parameters of others', () => {
    expect(written(start)).toBe('');
    expect(written(start, `koncern=x&site_id=${siteA}&view=table`)).toBe('koncern=x');
  });

  it('does not change the address it was given', () => {
    const before = new URLSearchParams('compare=previous_year');
    writeGraphState(before, start);
    expect(before.toString()).toBe('compare=previous_year');
  });

  it.each([
    'resolution=decade',
    'compare=free',
    'compare=free&compare_start=2025-01-02&compare_end=2025-01-01',
    'show=x',
    'compare=all',
    'view=pie',
    'period=always',
    'resolution=',
  ])('takes the default for %j', (address) => {
    expect(read(address)).toEqual(start);
  });

  it('drops site ids that are no ids, and doubles', () => {
    expect(read(`site_id=${siteA}&site_id=../x&site_id=${siteA}`).sites).toEqual({ ids: [siteA] });
    expect(read('site_id=rubbish').sites).toEqual({ ids: [] });
  });
});

describe('resolution', () => {
  const month = { start: '2026-03-01', end: '2026-03-31' };
  const longer = { start: '2026-03-01', end: '2026-04-01' };

  it('offers quarters up to 31 days and hours up to 800', () => {
    expect(offeredResolutions(month)).toEqual(['quarter', 'hour', 'day', 'week', 'month']);
    expect(offeredResolutions(longer)).toEqual(['hour', 'day', 'week', 'month']);
    const years = { start: '2023-01-01', end: '2025-12-31' };
    expect(offeredResolutions(years)).toEqual(['day', 'week', 'month', 'year']);
  });

  it('figures issue 9: offers years where the period has days of more than one', () => {
    expect(offeredResolutions({ start: '2025-01-01', end: '2025-12-31' })).not.toContain('year');
    expect(offeredResolutions({ start: '2025-12-31', end: '2026-01-01' })).toContain('year');
    const state = { ...start, resolution: 'year' } as const;
    expect(
      shownResolution({ ...state, period: { start: '2024-01-01', end: '2025-12-31' } }, '2026-11-20'),
    ).toBe('year');
  });

  it('falls back when the period has become too long for quarters', () => {
    const today = '2026-11-20';
    expect(shownResolution({ ...start, period: month, resolution: 'quarter' }, today)).toBe('quarter');
    expect(shownResolution({ ...start, period: longer, resolution: 'quarter' }, today)).toBe('day');
    expect(shownResolution(start, today)).toBe('week');
    expect(shownResolution({ ...start, resolution: 'hour' }, today)).toBe('hour');
  });

  it('follows the length of the period', () => {
    expect(defaultResolution({ start: '2026-03-01', end: '2026-03-04' })).toBe('hour');
    expect(defaultResolution(month)).toBe('day');
    expect(defaultResolution({ start: '2025-01-01', end: '2025-12-31' })).toBe('week');
    expect(defaultResolution({ start: '2022-01-01', end: '2025-12-31' })).toBe('month');
  });
});

describe('the filters of the graph', () => {
  it('are counted by what differs from the start, whatever the view', () => {
    expect(filterCount(start)).toBe(0);
    expect(filterCount({ ...start, view: 'table' })).toBe(0);
    expect(filterCount({ ...start, compare: 'previous_year', show: 'sum' })).toBe(2);
    expect(
      filterCount({
        period: { preset: 'previous-month' },
        resolution: 'day',
        compare: 'free',
        compareWith: { start: '2025-02-01', end: '2025-02-28' },
        show: 'sum',
        sites: { ids: [siteA] },
        view: 'chart',
      }),
    ).toBe(5);
  });

  it('are gone when they are cleared, and nothing else is', () => {
    const cleared = { ...read(`view=table&resolution=day&site_id=${siteA}`), ...withoutFilters };
    expect(filterCount(cleared)).toBe(0);
    expect(cleared.view).toBe('table');
    expect(read('')).toEqual({ ...withoutFilters, view: 'chart' });
  });
});
