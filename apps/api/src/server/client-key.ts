import { createHmac } from 'node:crypto';
import type { Secrets } from '../config/secrets.ts';

/** Most addresses whose pseudonyms are kept for a key; the oldest are dropped first. */
const mostKept = 1000;

const known = new WeakMap<Uint8Array, Map<string, string>>();

function pseudonymsOf(key: Uint8Array): Map<string, string> {
  let kept = known.get(key);
  if (kept === undefined) known.set(key, (kept = new Map()));
  return kept;
}

/** Pseudonymizes a client address for the log: stable per client, and irreversible. */
export function clientKey({ clientKey: key }: Pick<Secrets, 'clientKey'>, address: string): string {
  const kept = pseudonymsOf(key);
  const before = kept.get(address);
  if (before !== undefined) return before;
  const pseudonym = createHmac('sha256', key).update(address).digest('base64url').slice(0, 16);
  kept.set(address, pseudonym);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return pseudonym;
}
