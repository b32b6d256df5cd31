import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isWeakSecret } from './secret-strength.ts';

/** Random-looking bytes, the same in every run. */
function bytes(seed: number, count: number): Buffer {
  return createHash('sha512').update(String(seed)).digest().subarray(0, count);
}

function uuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

describe('security m13: a secret', () => {
  test.each([
    'a'.repeat(32),
    'ab'.repeat(30),
    'changeme'.repeat(6),
    'changeme-changeme-changeme-changeme',
    'change-this-secret-in-production-please',
    'a secret that only this test knows of',
    '0123456789abcdef0123456789abcdef',
    '12345678901234567890123456789012345678901234567890',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    '1qaz2wsx3edc1qaz2wsx3edc1qaz2wsx3edc1qaz2wsx3edc',
    'Password123!Password123!Password123!',
    'Vinrod-demo-2026-Vinrod-demo-2026-Vinrod',
    'x7Kq',
    'nH3vZr8w/Qk1xY7bT0cJ5uLmA9sEoG2',
  ])('%s is weak', (secret) => {
    expect(isWeakSecret(secret)).toBe(true);
  });

  test('that a program made is not, in any of the usual forms', () => {
    const refused = Array.from({ length: 2000 }, (_, seed) => [
      bytes(seed, 16).toString('hex'),
      bytes(seed, 24).toString('hex').toUpperCase(),
      bytes(seed, 24).toString('base64'),
      bytes(seed, 48).toString('base64'),
      bytes(seed, 32).toString('base64url'),
      uuid(bytes(seed, 16).toString('hex')),
    ])
      .flat()
      .filter((secret) => isWeakSecret(secret));
    expect(refused).toEqual([]);
  });
});
