import { encodeSiteSet } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { countSites, readSites, selectSites, siteFilter, writeSites, type NumberedSite } from './index.ts';

function sites(count: number, step = 1): readonly NumberedSite[] {
  return Array.from({ length: count }, (_, index) => {
    const number = (index + 1) * step;
    return { number, uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` };
  });
}

function written(selected: readonly NumberedSite[]): URLSearchParams {
  const params = new URLSearchParams('koncern=k&site_id=old&site_set=A6');
  writeSites(params, selectSites(selected) ?? 'all');
  return params;
}

describe('chosen sites', () => {
  it('are named by their ids while they are few', () => {
    const [one, two] = sites(2);
    expect(written(sites(2)).toString()).toBe(`koncern=k&site_id=${one?.uuid}&site_id=${two?.uuid}`);
    expect(readSites(written(sites(2)))).toEqual({ ids: [one?.uuid, two?.uuid] });
    expect(written([]).toString()).toBe('koncern=k&site_id=none');
    expect(readSites(written([]))).toEqual({ ids: [] });
  });

  it('are a set when they are many', () => {
    const params = written(sites(21));
    expect(params.toString()).toBe('koncern=k&site_set=A___4');
    expect(readSites(params)).toEqual({ set: 'A___4' });
    expect(siteFilter(readSites(params))).toEqual({ site_set: 'A___4' });
    expect(countSites(readSites(params))).toBe(21);
  });

  it('security 58: fit in an address that a reload can send, be they every second of 20 000', () => {
    const params = written(sites(10_000, 2));
    expect(params.toString().length).toBeLessThan(4096);
    expect(countSites(readSites(params))).toBe(10_000);
  });

  it('cannot be more than a report may name', () => {
    expect(selectSites(sites(10_001))).toBeUndefined();
  });

  it('are named by their ids by a back end that has no numbers', () => {
    const unnumbered = sites(30).map(({ uuid }) => ({ uuid }));
    expect(selectSites(unnumbered)).toEqual({ ids: unnumbered.map(({ uuid }) => uuid) });
  });

  it('of an address that cannot be read are none', () => {
    expect(readSites(new URLSearchParams('site_set=D6'))).toEqual({ ids: [] });
    expect(readSites(new URLSearchParams(`site_set=${encodeSiteSet([7])}&site_id=x`))).toEqual({
      set: encodeSiteSet([7]),
    });
    expect(readSites(new URLSearchParams('koncern=k'))).toBe('all');
    expect([countSites('all'), siteFilter('all')]).toEqual([undefined, {}]);
  });
});
