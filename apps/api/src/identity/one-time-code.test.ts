import { expect, test } from 'vitest';
import { codeHash, isSameCode } from './one-time-code.ts';
import { deriveSecrets } from '../config/secrets.ts';

test('security 34: what is stored of a code names its sign-in, so that it fits no other one', () => {
  const secrets = deriveSecrets('a root secret that only tests know of');
  const stored = codeHash(secrets, 'one sign-in', '482913');
  expect(isSameCode(secrets, 'one sign-in', '482913', stored)).toBe(true);
  expect(isSameCode(secrets, 'another sign-in', '482913', stored)).toBe(false);
});
