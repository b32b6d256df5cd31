import { describe, expect, it } from 'vitest';

import { safeReturnPath, withReturnPath } from './return-path.ts';

describe('the way back after signing in', () => {
  it('survives the sign-in', () => {
    const target = '/analytics?resolution=day&site_id=a&site_id=b';
    const address = withReturnPath('/', target);
    expect(safeReturnPath(address.slice(1))).toBe(target);
  });

  it('leaves no trace when it is where signing in leads anyway', () => {
    expect(withReturnPath('/', '/overview')).toBe('/');
    expect(withReturnPath('/', '/')).toBe('/');
    expect(withReturnPath('/', undefined)).toBe('/');
    expect(safeReturnPath('')).toBe('/overview');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`/a\b`,
    'javascript:alert(1)',
    '/\t/evil.example',
    'overview',
  ])('never leaves the origin: %j', (target) => {
    expect(safeReturnPath(`?${new URLSearchParams({ next: target }).toString()}`)).toBe('/overview');
  });
});
