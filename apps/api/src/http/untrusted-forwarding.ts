import type { Clock } from '../config/clock.ts';
import type { Deps } from '../server/deps.ts';
import { plainAddress } from '../server/client-address.ts';

/** Milliseconds between two warnings about the same address. */
const quietTime = 3_600_000;

/** Addresses that are remembered; when there are as many, others are not warned about until these are forgotten. */
const cached = 100;

/** Looks at where a request came from. */
export type ForwardingWatch = (peer: string, forwardedFor: string | null) => void;

/**
 * Warns about `X-Forwarded-For` from addresses that are no trusted proxy, once an hour each. Such a header is ignored:
 * it is an attempt to deceive the limits, or a proxy that is missing from the settings, behind which all users count
 * as one.
 */
export function watchForwarding({
  config,
  clock,
  log,
}: Pick<Deps, 'config' | 'log'> & { readonly clock: Clock }): ForwardingWatch {
  const warned = new Map<string, number>();
  return (peer, forwardedFor) => {
    const address = plainAddress(peer);
    if (forwardedFor === null || config.trustedProxies.includes(address)) return;
    const now = clock.now().getTime();
    for (const [known, at] of warned) {
      // The oldest come first.
      if (now - at < quietTime) break;
      warned.delete(known);
    }
    if (warned.has(address) || warned.size >= cached) return;
    warned.set(address, now);
    log.warn(
      { peer: address },
      'X-Forwarded-For from an address that TRUSTED_PROXIES does not name is ignored: limits count this address',
    );
  };
}
