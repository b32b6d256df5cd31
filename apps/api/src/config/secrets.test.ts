import { expect, test } from 'vitest';
import { deriveSecrets } from './secrets.ts';

const root = 'a root secret that only tests know of';

test('every purpose has a key of its own, and so has every root secret', () => {
  const { old, ...keys } = deriveSecrets(root, 'another root secret that only tests know of');
  const all = [...Object.values(keys), ...Object.values(old ?? {})].map((key) =>
    Buffer.from(key).toString('hex'),
  );
  expect(new Set(all).size).toBe(all.length);
});

test('without an old root secret there are no old keys', () => {
  expect(deriveSecrets(root).old).toBeNull();
});
