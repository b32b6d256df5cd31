import { describe, expect, it } from 'vitest';

import { nameProblem, parseViews, viewAddress, viewsOf } from './saved-view.ts';

const cold = { corporateGroup: 'k-1', name: 'Ökad kyla', query: 'compare=previous_year' };
const shops = { corporateGroup: 'k-1', name: 'Butiker', query: '' };
const others = { corporateGroup: 'k-2', name: 'Butiker', query: 'view=table' };
const all = [cold, shops, others];

describe('saved views', () => {
  it('are read from what the browser kept, without what is damaged', () => {
    const kept = { koncern: 'k-1', name: cold.name, query: cold.query };
    expect(parseViews(JSON.stringify([kept, { ...kept, koncern: 1 }, null]))).toEqual([cold]);
    expect(parseViews('{')).toEqual([]);
    expect(parseViews('"text"')).toEqual([]);
    expect(parseViews(null)).toEqual([]);
  });

  it('belong to one corporate group and stand in Swedish order', () => {
    expect(viewsOf(all, 'k-1')).toEqual([shops, cold]);
  });

  it('have a name of their own in their corporate group', () => {
    expect(nameProblem(all, { corporateGroup: 'k-1', name: '  ' })).toBe('missing');
    expect(nameProblem(all, { corporateGroup: 'k-1', name: ' butiker ' })).toBe('taken');
    expect(nameProblem(all, { corporateGroup: 'k-2', name: 'Ökad kyla' })).toBeUndefined();
    expect(nameProblem(all, { corporateGroup: 'k-1', name: 'BUTIKER' }, shops)).toBeUndefined();
    expect(nameProblem(all, { corporateGroup: 'k-1', name: 'Ökad kyla' }, shops)).toBe('taken');
  });

  it('are a link that names the corporate group too', () => {
    expect(viewAddress(cold)).toBe('/analytics?compare=previous_year&koncern=k-1');
    expect(viewAddress(shops)).toBe('/analytics?koncern=k-1');
  });
});
