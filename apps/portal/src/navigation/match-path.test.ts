import { describe, expect, it } from 'vitest';

import { matchPath } from './match-path.ts';

describe('matchPath', () => {
  it('finds parameters, also inside a segment, and decodes them', () => {
    expect(matchPath('/confirm-otp/:token', '/confirm-otp/a%2Fb')).toEqual({ token: 'a/b' });
    expect(matchPath('/contact-:product', '/contact-el')).toEqual({ product: 'el' });
    expect(matchPath('/a/:one/b/:two', '/a/1/b/2')).toEqual({ one: '1', two: '2' });
  });

  it('takes a slash at the end and nothing more', () => {
    expect(matchPath('/overview', '/overview/')).toEqual({});
    expect(matchPath('/', '/')).toEqual({});
    expect(matchPath('/overview', '/overview/x')).toBeUndefined();
    expect(matchPath('/overview', '/overviews')).toBeUndefined();
    expect(matchPath('/confirm-otp/:token', '/confirm-otp/')).toBeUndefined();
  });

  it('treats a path that cannot be decoded as unknown instead of throwing', () => {
    expect(matchPath('/confirm-otp/:token', '/confirm-otp/%E0%A4%A')).toBeUndefined();
  });
});
