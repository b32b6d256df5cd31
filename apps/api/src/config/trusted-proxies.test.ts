import { describe, expect, test } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

function read(text: string): ReturnType<typeof readTrustedProxies> {
  return readTrustedProxies({ TRUSTED_PROXIES: text });
}

describe('adoption O1: trusted proxies', () => {
  test.each([
    ['', '10.0.0.1', false],
    ['10.0.0.1, 10.0.0.2', '10.0.0.2', true],
    ['10.0.0.1', '10.0.0.10', false],
    ['10.0.0.0/8', '10.255.3.4', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['127.0.0.0/8,10.1.0.0/16', '127.0.0.53', true],
    ['0.0.0.0/0', '203.0.113.9', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['2001:db8::/32', '2001:db8:1::7', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['fd00::1', 'FD00:0::1', true],
    ['10.0.0.0/8', 'unknown', false],
  ])('%o and %s: %o', (text, address, expected) => {
    expect(read(text).has(address)).toBe(expected);
  });

  test.each([
    'proxy.internal',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0',
    '/8',
    '::/129',
    '10.0.0.1 10.0.0.2',
  ])('%o is refused, as nothing would ever match it', (text) => {
    expect(() => read(`10.0.0.1, ${text}`)).toThrow(
      `TRUSTED_PROXIES takes addresses and networks such as 10.0.0.1 or 10.0.0.0/8, not "${text}".`,
    );
  });
});
