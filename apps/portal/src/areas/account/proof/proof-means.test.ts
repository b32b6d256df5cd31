import { describe, expect, it } from 'vitest';

import { proofMeans } from './proof-means.ts';

describe('by what a person proves who they are', () => {
  it.each([
    [{ has_password: true, hasPasskey: true, is_recent: false }, false, 'password'],
    [{ has_password: true, hasPasskey: true, is_recent: false }, true, 'passkey'],
    [{ has_password: true, hasPasskey: false, is_recent: false }, true, 'password'],
    [{ has_password: false, hasPasskey: true, is_recent: false }, false, 'passkey'],
    [{ has_password: false, hasPasskey: false, is_recent: true }, false, 'recent'],
    [{ has_password: false, hasPasskey: false, is_recent: false }, true, 'none'],
  ] as const)('%o, passkey asked for: %s', (possible, prefersPasskey, means) => {
    expect(proofMeans(possible, prefersPasskey)).toBe(means);
  });
});
