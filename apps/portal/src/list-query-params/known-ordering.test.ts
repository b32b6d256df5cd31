import { describe, expect, it } from 'vitest';

import { knownOrdering } from './known-ordering.ts';

describe('knownOrdering', () => {
  const fields = ['name', 'site_count'] as const;

  it('lets through what the list can be sorted by, both ways', () => {
    expect(knownOrdering(fields, 'name')).toBe('name');
    expect(knownOrdering(fields, '-site_count')).toBe('-site_count');
  });

  it('drops everything else', () => {
    expect(knownOrdering(fields, undefined)).toBeUndefined();
    expect(knownOrdering(fields, 'password')).toBeUndefined();
    expect(knownOrdering(fields, '--name')).toBeUndefined();
  });
});
