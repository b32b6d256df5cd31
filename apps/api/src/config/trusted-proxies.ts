import { BlockList, isIP } from 'node:net';
import { ConfigError } from './config-error.ts';
import { readText, type Environment } from './read-setting.ts';

/** Proxies whose `X-Forwarded-For` is believed. */
export interface TrustedProxies {
  /** As they stand in the settings. */
  readonly names: readonly string[];
  /** Whether an address is one of them. */
  has(address: string): boolean;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}

/** Adds an address or a network (RFC 4632, `10.0.0.0/8`); false when the text is neither. */
function add(list: BlockList, text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = familyOf(address);
  if (family === null || more.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, family);
    return true;
  }
  const most = family === 'ipv4' ? 32 : 128;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > most) return false;
  list.addSubnet(address, Number(prefix), family);
  return true;
}

/**
 * The proxies of a list of addresses and networks.
 *
 * @throws ConfigError naming the first that is neither: a name that is silently never matched makes all users one.
 */
export function trustedProxies(names: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const name of names)
    if (!add(list, name))
      throw new ConfigError(
        `TRUSTED_PROXIES takes addresses and networks such as 10.0.0.1 or 10.0.0.0/8, not "${name}".`,
      );
  return {
    names,
    has(address) {
      const family = familyOf(address);
      return family !== null && list.check(address, family);
    },
  };
}

/**
 * Reads `TRUSTED_PROXIES`.
 *
 * @throws ConfigError when one of them is no address and no network.
 */
export function readTrustedProxies(environment: Environment): TrustedProxies {
  return trustedProxies(
    (readText(environment, 'TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
}
