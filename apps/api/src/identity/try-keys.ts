import type { Keys } from '../config/secrets.ts';
import type { Deps } from '../server/deps.ts';
import type { SecretPurpose } from '../server/secret-uses.ts';

/** Dependencies of reading what a secret has made. */
export type KeyDeps = Pick<Deps, 'secrets' | 'metrics'>;

/**
 * Tries the keys of the current secret and then those of the old one, while there is one, and counts which it was.
 *
 * @param attempt - Reads something with keys; null when they are not those it was made with.
 * @returns what the attempt returned; null when neither secret made it.
 */
export async function tryKeys<Read>(
  { secrets, metrics }: KeyDeps,
  purpose: SecretPurpose,
  attempt: (keys: Keys) => Promise<Read | null> | Read | null,
): Promise<Read | null> {
  const read = await attempt(secrets);
  if (read !== null) metrics.secretUsed(purpose, 'current');
  if (read !== null || secrets.old === null) return read;
  const older = await attempt(secrets.old);
  if (older !== null) metrics.secretUsed(purpose, 'old');
  return older;
}
