import { isIP } from 'node:net';
import type { TrustedProxies } from '../config/trusted-proxies.ts';

/** Connection data that the HTTP server passes to the app. */
export interface ConnectionBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/** An IPv4 address that arrives over IPv6 is the same client as over IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * The address that limits count. `X-Forwarded-For` is trusted only from the end and only as far as each hop is a
 * trusted
 * proxy: anybody can write the rest of it.
 *
 * @param peer - Address of the other end of the connection.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trustedProxies: TrustedProxies,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  let address = plainAddress(peer);
  for (const hop of hops.toReversed()) {
    if (!trustedProxies.has(address) || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}
