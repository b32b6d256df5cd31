import type { Clock } from '../config/clock.ts';
import type { Deps } from '../server/deps.ts';
import { plainAddress } from '../server/client-address.ts';

/** Milliseconds between warnings about the same address. */
const quietTime = 3_600_000;

/** Maximum addresses cached; once full, other addresses cause no warning until these expire. */
const cached = 100;

/** Checks the origin of a request. */
export type ForwardingWatch = (peer: string, forwardedFor: string | null) => void;

/**
 * Warns about `X-Forwarded-For` from untrusted addresses, once an hour for each. Such a header is ignored: it is either
 * an attempt to evade the limits, or a proxy missing from the settings, behind which all users count as one.
 */
export function watchForwarding({
  config,
  clock,
  log,
}: Pick<Deps, 'config' | 'log'> & { readonly clock: Clock }): ForwardingWatch {
  const warned = new Map<string, number>();
  return (peer, forwardedFor) => {
    const address = plainAddress(peer);
    if (forwardedFor === null || config.trustedProxies.has(address)) return;
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
