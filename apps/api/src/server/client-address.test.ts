import { expect, test } from 'vitest';
import { trustedProxies } from '../config/trusted-proxies.ts';
import { clientAddress } from './client-address.ts';

const proxies = trustedProxies(['10.0.0.1', '10.0.0.2', '2001:db8:1::/64']);

test.each([
  ['nobody in between', '203.0.113.5', null, '203.0.113.5'],
  ['a stranger who writes the header', '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  ['a trusted proxy', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a client that writes the header before the proxy', '10.0.0.1', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
  ['two trusted proxies', '10.0.0.1', '203.0.113.5, 10.0.0.2', '203.0.113.5'],
  ['a proxy that says nothing', '10.0.0.1', null, '10.0.0.1'],
  ['a proxy that passes rubbish on', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['IPv4 over IPv6', '::ffff:10.0.0.1', '::ffff:203.0.113.5', '203.0.113.5'],
  ['IPv6', '2001:db8::1', null, '2001:db8::1'],
  ['a proxy of a trusted network', '2001:db8:1::7', '203.0.113.5', '203.0.113.5'],
])('%s', (_name, peer, forwardedFor, expected) => {
  expect(clientAddress(peer, forwardedFor, proxies)).toBe(expected);
});
